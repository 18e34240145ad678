/** `npm run icons`: draws the PNG and ICO files in `public/` from `public/favicon.svg`. */
import { writeFileSync } from "node:fs";
import { drawIcons } from "./draw-icons.ts";

for (const [name, content] of Object.entries(drawIcons())) writeFileSync(`public/${name}`, content);
