import icons from "virtual:icons";
import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { findInfoPage, listIllustrations } from "#app/content/data.server.ts";
import { illustrationOf } from "#app/content/illustrations.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { Illustration } from "#app/illustrations/illustration.tsx";
import { ContactForm } from "#app/leads/forms/contact-form.tsx";
import { Banner } from "#app/leads/forms/lead-form.tsx";
import { homePage } from "#app/routes/home/home-page.server.ts";
import { toolsPage } from "#app/routes/tools/tools-page.server.ts";
import { Chip } from "#app/search/filter-panel.tsx";
import { CaseStudySection } from "#app/sections/case-study-section.tsx";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { IllustrationGroup } from "#app/sections/illustration-group.tsx";
import { LeadFormSection } from "#app/sections/lead-form-section.tsx";
import { EmailSection } from "#app/sections/newsletter-form.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { StatsSection } from "#app/sections/stats-section.tsx";
import { Quote } from "#app/sections/testimonials-section.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { BeadMark, Cover, PatternBand, Portrait } from "#app/ui/beadwork.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField, TextArea, TextField } from "#app/ui/field.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { Metric, Stat } from "#app/ui/stat.tsx";
import { accents } from "#data/schemas/accents.ts";
import type { IconName } from "#data/schemas/common.ts";

export function loader({ request, url }: LoaderFunctionArgs) {
  const words = wordsFor(request);
  const scheme = url.searchParams.get("scheme") === "dark" ? "dark" : "light";
  return {
    scheme,
    home: homePage(words),
    group: toolsPage(words).hero.group,
    contact: words.leadForms.contact,
    faq: findInfoPage("/support", words.locale)?.faq,
    icons: Object.keys(icons) as IconName[],
    pictures: listIllustrations(words.locale).map(({ id, kind }) => ({
      id,
      kind,
      full: illustrationOf(id, words),
      brief: illustrationOf(id, words, "brief"),
    })),
  };
}

/** Every control, picture and shared section under the name of its file. The dev server alone has this page. */
export default function Parts() {
  const { scheme, home, group, contact, faq, icons: names, pictures } = useLoaderData<typeof loader>();
  const [quote] = home.testimonials.items;
  const [study] = home.caseStudies.items;
  const parts: Record<string, ReactNode> = {
    "ui/button": (
      <>
        <Button>action</Button> <Button variant="quiet">quiet</Button> <Button variant="plain">plain</Button>{" "}
        <Button disabled>disabled</Button>
      </>
    ),
    "ui/badge, ui/sample-label": (
      <>
        <Badge tone="good" label="good" /> <Badge tone="wait" label="wait" />{" "}
        <Badge tone="still" label="still" /> <SampleLabel label="sample" />
      </>
    ),
    "leads/forms/lead-form": <Banner id="banner">{contact.frame.messages.required}</Banner>,
    "search/filter-panel": (
      <div className="flex gap-2">
        <Chip name="chip" defaultChecked>
          chosen
        </Chip>
        <Chip name="chip">not chosen</Chip>
      </div>
    ),
    "ui/field": (
      <div className="grid max-w-md gap-5">
        <TextField label="TextField" hint="hint" />
        <TextField label="TextField, at fault" aria-invalid errorId="banner" />
        <TextArea label="TextArea" rows={3} />
        <ChoiceField label="ChoiceField" none="none" options={[{ id: "one", label: "One" }]} />
      </div>
    ),
    "ui/stat": (
      <dl className="flex gap-12">
        <Stat value="200+" label="Stat" />
        <Metric value="95%" label="Metric" />
      </dl>
    ),
    "ui/heading": <SectionHeading title={home.process.title} intro={home.process.intro} />,
    "ui/point-list": <PointList items={home.closing.claims} />,
    "ui/icon": (
      <ul className="flex flex-wrap gap-4">
        {names.map((name) => (
          <li key={name} title={name}>
            <Icon name={name} className="size-6" />
          </li>
        ))}
      </ul>
    ),
    "ui/beadwork": (
      <ul className="grid grid-cols-7 gap-4">
        {accents.map((accent) => (
          <li key={accent}>
            <BeadMark id={`mark-${accent}`} accent={accent} />
            <PatternBand id={`band-${accent}`} accent={accent} />
            <Cover id={`cover-${accent}`} accent={accent} className="h-16" />
            <Portrait id={`portrait-${accent}`} name={`Accent ${accent}`} />
          </li>
        ))}
      </ul>
    ),
    ...Object.fromEntries(
      pictures.map(({ id, kind, full, brief }) => [
        `illustrations, ${kind}: ${id}`,
        <div key={id} className="accent-3 flex flex-wrap items-start gap-8">
          <Illustration {...full} className="w-112" />
          <Illustration {...brief} className="w-64" />
        </div>,
      ]),
    ),
    "sections/page-hero, sections/illustration-group": (
      <PageHero {...home.process} picture={<IllustrationGroup items={group} />} />
    ),
    "sections/stats-section": <StatsSection {...home.stats} />,
    "sections/case-study-section": study && <CaseStudySection title={home.caseStudies.title} {...study} />,
    "sections/testimonials-section": quote && <Quote {...quote} />,
    "sections/faq-section": faq && <FaqSection {...faq} />,
    "leads/forms/contact-form": <ContactForm copy={contact} />,
    "sections/lead-form-section": (
      <LeadFormSection {...home.closing} intro="" form={contact} subject="Parts" />
    ),
    "sections/newsletter-form": <EmailSection id="newsletter" {...home.newsletter} />,
    "sections/closing-section": <ClosingSection {...home.closing} />,
  };
  return (
    <div style={{ colorScheme: scheme }} className="bg-paper text-ink">
      <p className="measure flex gap-6 py-6">
        {["/__parts", "/__parts?scheme=dark", "/sw/__parts", "/sw/__parts?scheme=dark"].map((path) => (
          <a key={path} href={path} className="text-link">
            {path}
          </a>
        ))}
      </p>
      {Object.entries(parts).map(([file, part]) => (
        <section key={file} className="measure border-line border-t py-6">
          <h2 className="mb-4 text-sm text-soft">{file}</h2>
          {part}
        </section>
      ))}
    </div>
  );
}
