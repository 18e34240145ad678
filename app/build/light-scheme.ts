import plugin from "tailwindcss/plugin";

const lightAndDark = /^light-dark\((oklch\([^)]*\)),/;

/**
 * A Tailwind plug-in for browsers without `light-dark()`, from before May 2024. It gives them the light colours of the
 * tokens, even if the visitor prefers the dark scheme. Lightning CSS could lower `light-dark()`, but then a part of a page
 * could not have another scheme than the page, as papers in pictures do.
 */
export default plugin(({ addBase, theme }) => {
  const light = Object.entries<string>(theme("colors")).flatMap(([name, value]) => {
    const [, colour] = lightAndDark.exec(value) ?? [];
    return colour ? [[`--color-${name}`, colour]] : [];
  });
  addBase({
    "@supports not (color: light-dark(red, red))": {
      ":root": { colorScheme: "light", ...Object.fromEntries(light) },
    },
  });
});
