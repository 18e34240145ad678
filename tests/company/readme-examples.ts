import type { ProjectCopy } from "../worker/project-copy.ts";

/** Adds every example in the READMEs of data/ and app/routes/ unchanged, in the file that the text above it names. */
export async function addReadmeExamples(project: ProjectCopy): Promise<void> {
  const readme = await project.read("data/README.md");

  for (const heading of ["Add a tool or a service", "Add a post", "Add a page of prose"]) {
    const { code, file } = findExample(readme, heading);
    await project.write(file, code);
  }
  const [, chart] = /^```yaml\n(figure:\n.*?)^```$/ms.exec(readme) ?? [];
  if (!chart) throw new Error("data/README.md has no example of a chart");
  await project.edit(findExample(readme, "Add a post").file, /^(?=date: )/m, chart);
  const { file: prose } = findExample(readme, "Add a page of prose");
  const address = prose.replace(/^data\/info\/|\.md$/g, "");
  await project.edit("app/routes.ts", "...prose(", `...prose("${address}", `);
  await project.edit(
    "data/navigation.ts",
    /(?<=legalNavigation.* = \[\n)/,
    `  { label: "Money back", path: "/${address}" },\n`,
  );

  const testimonial = findExample(readme, "Add a testimonial");
  await project.edit(testimonial.file, /(?=\];\n$)/, testimonial.code);

  const field = findExample(await project.read("app/routes/README.md"), "Add a field to a form");
  // Each line has a comment with its file above it.
  const [contractLine, wordsLine] = field.code.split("\n").filter((line) => !line.startsWith("//"));
  await project.edit(
    field.file,
    /(?<=const getStarted = v\.pipe\(\n {2}v\.object\(\{\n)/,
    `${contractLine}\n`,
  );
  await project.edit("data/pages/get-started.ts", /(?<= fields: \{\n)/, `${wordsLine}\n`);
}

/** Returns the code of the example below a heading, and the first file that the text between them names. */
function findExample(readme: string, heading: string): { code: string; file: string } {
  const section = new RegExp(`^##+ ${heading}\\n((?:(?!^#)[^])*?)\`\`\`\\w+\\n([^]*?)^\`\`\`$`, "m");
  const [, text = "", code] = section.exec(readme) ?? [];
  const [, file] = /`((?:app|data)\/[\w./-]+\.\w+)`/.exec(text) ?? [];
  if (!code || !file)
    throw new Error(
      `The section “${heading}” of a README must name a file and have an example, but does not`,
    );
  return { code, file };
}
