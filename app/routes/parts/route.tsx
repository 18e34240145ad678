import icons from "virtual:icons";
import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { findInfoPage, listIllustrations } from "#app/content/data.server.ts";
import { illustrationOf } from "#app/content/illustrations.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { Illustration } from "#app/illustrations/illustration.tsx";
import { ContactForm } from "#app/leads/forms/contact-form.tsx";
import { LeadFormSection } from "#app/leads/forms/lead-form-section.tsx";
import { homePage } from "#app/routes/home/home-page.server.ts";
import { toolsPage } from "#app/routes/tools/tools-page.server.ts";
import { CaseStudySection } from "#app/sections/case-study-section.tsx";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { EmailSection } from "#app/sections/email-section.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { IllustrationGroup } from "#app/sections/illustration-group.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Quote } from "#app/sections/quote.tsx";
import { StatsSection } from "#app/sections/stats-section.tsx";
import { Accordion } from "#app/ui/accordion.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { BeadMark, Cover, PatternBand, Portrait } from "#app/ui/beadwork.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { ChoiceField, TextArea, TextField } from "#app/ui/field.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
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
  return (
    <div style={{ colorScheme: scheme }} className="bg-paper text-ink">
      <p className="measure flex gap-6 py-6">
        {["/__parts", "/__parts?scheme=dark", "/sw/__parts", "/sw/__parts?scheme=dark"].map((path) => (
          <a key={path} href={path} className="text-link">
            {path}
          </a>
        ))}
      </p>
      <Part file="ui/button">
        <Button>action</Button> <Button variant="quiet">quiet</Button> <Button variant="plain">plain</Button>{" "}
        <Button disabled>disabled</Button>
      </Part>
      <Part file="ui/badge, ui/sample-label">
        <Badge tone="good" label="good" /> <Badge tone="wait" label="wait" />{" "}
        <Badge tone="still" label="still" /> <SampleLabel label="sample" />
      </Part>
      <Part file="ui/banner">
        <Banner id="banner">{contact.frame.messages.required}</Banner>
      </Part>
      <Part file="ui/chip">
        <div className="flex gap-2">
          <Chip name="chip" defaultChecked>
            chosen
          </Chip>
          <Chip name="chip">not chosen</Chip>
        </div>
      </Part>
      <Part file="ui/field">
        <div className="grid max-w-md gap-5">
          <TextField label="TextField" hint="hint" />
          <TextField label="TextField, at fault" aria-invalid errorId="banner" />
          <TextArea label="TextArea" rows={3} />
          <ChoiceField label="ChoiceField" none="none" options={[{ id: "one", label: "One" }]} />
        </div>
      </Part>
      <Part file="ui/stat">
        <dl className="flex gap-12">
          <Stat value="200+" label="Stat" />
          <Metric value="95%" label="Metric" />
        </dl>
      </Part>
      <Part file="ui/heading">
        <SectionHeading title={home.process.title} intro={home.process.intro} />
      </Part>
      <Part file="ui/check-list">
        <CheckList items={home.closing.claims} />
      </Part>
      <Part file="ui/accordion">
        <Accordion items={faq?.items.slice(0, 2) ?? []} />
      </Part>
      <Part file="ui/icon">
        <ul className="flex flex-wrap gap-4">
          {names.map((name) => (
            <li key={name} title={name}>
              <Icon name={name} className="size-6" />
            </li>
          ))}
        </ul>
      </Part>
      <Part file="ui/beadwork">
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
      </Part>
      {pictures.map(({ id, kind, full, brief }) => (
        <Part key={id} file={`illustrations, ${kind}: ${id}`}>
          <div className="accent-3 flex flex-wrap items-start gap-8">
            <Illustration {...full} className="w-112" />
            <Illustration {...brief} className="w-64" />
          </div>
        </Part>
      ))}
      <Part file="sections/page-hero, sections/illustration-group">
        <PageHero
          title={home.process.title}
          intro={home.process.intro}
          picture={<IllustrationGroup items={group} />}
        />
      </Part>
      <Part file="sections/stats-section">
        <StatsSection {...home.stats} />
      </Part>
      {study && (
        <Part file="sections/case-study-section">
          <CaseStudySection title={home.caseStudies.title} {...study} />
        </Part>
      )}
      {quote && (
        <Part file="sections/quote">
          <Quote {...quote} />
        </Part>
      )}
      <Part file="sections/faq-section">{faq && <FaqSection {...faq} />}</Part>
      <Part file="leads/forms/contact-form">
        <ContactForm copy={contact} />
      </Part>
      <Part file="leads/forms/lead-form-section">
        <LeadFormSection {...home.closing} intro="" form={contact} subject="Parts" />
      </Part>
      <Part file="sections/email-section">
        <EmailSection id="newsletter" {...home.newsletter} />
      </Part>
      <Part file="sections/closing-section">
        <ClosingSection {...home.closing} />
      </Part>
    </div>
  );
}

function Part({ file, children }: { file: string; children: ReactNode }) {
  return (
    <section className="measure border-line border-t py-6">
      <h2 className="mb-4 text-sm text-soft">{file}</h2>
      {children}
    </section>
  );
}
