import plugin from "tailwindcss/plugin";

const lightAndDark = /^light-dark\((oklch\([^)]*\)),/;

/**
 * A Tailwind plug-in: browsers older than `light-dark()`, of before May 2024, have the light scheme, whatever their visitors
 * prefer. It writes the light colours of the tokens a second time. Lightning CSS would lower `light-dark()` for them, but
 * then the tokens are the same in a whole page, and papers in pictures could not be light in the dark.
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
