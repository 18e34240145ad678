import type { ProjectCopy } from "../worker/project-copy.ts";

/** Adds every example of README.md, as it stands there and where README.md says. */
export async function addReadmeExamples(project: ProjectCopy): Promise<void> {
  const readme = await project.read("README.md");

  for (const heading of ["A tool", "A post", "A page of prose"]) {
    const { code, file } = findExample(readme, heading);
    await project.write(file, code);
  }
  const { file: prose } = findExample(readme, "A page of prose");
  const address = prose.replace(/^data\/info\/|\.md$/g, "");
  await project.edit("app/routes.ts", "...prose(", `...prose("${address}", `);
  await project.edit(
    "data/navigation.ts",
    /(?<=legalNavigation.* = \[\n)/,
    `  { label: "Money back", path: "/${address}" },\n`,
  );

  const testimonial = findExample(readme, "A testimonial");
  await project.edit(testimonial.file, /(?=\];\n$)/, testimonial.code);

  const field = findExample(readme, "A field of a form");
  const [contractLine, wordsLine] = field.code.split("\n");
  await project.edit(
    field.file,
    /(?<=const getStarted = v\.pipe\(\n {2}v\.object\(\{\n)/,
    `${contractLine}\n`,
  );
  await project.edit("data/pages/get-started.ts", /(?<= fields: \{\n)/, `${wordsLine}\n`);
}

/** An example by the beginning of the paragraph above it: its code, and the first file that the paragraph names. */
function findExample(readme: string, heading: string): { code: string; file: string } {
  const paragraph = new RegExp(`^\\*\\*${heading}\\b(.*)\\n\`\`\`\\w+\\n([^]*?)^\`\`\`$`, "m");
  const [, text = "", code] = paragraph.exec(readme) ?? [];
  const [, file] = /`((?:app|data)\/[\w./-]+\.\w+)`/.exec(text) ?? [];
  if (!code || !file) throw new Error(`README.md has no “${heading} … \`file\`” with an example below it`);
  return { code, file };
}
