/**
 * The styles that one page can use: home has 26.2 KB with them, and 33.0 with all. PurgeCSS 8 was tried: its result is up to 2.4%
 * larger, it takes 0.2 to 0.8 s a page where this takes some milliseconds, and it brings 26 packages.
 */
import postcss, { type ChildNode, type Root, type Rule } from "postcss";
import { closing, foldVariables, splitSchemes } from "./simplify-styles";

/** The elements, classes and variables that a page's markup names. */
export function namesIn(html: string): Set<string> {
  const elements = Array.from(html.matchAll(/<([a-z][\w-]*)/g), ([, name = ""]) => name);
  const classes = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) =>
    list.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(" "),
  );
  const variables = Array.from(html.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name);
  return new Set([...elements, ...classes.flat(), ...variables]);
}

/** Keeps what a page can use: rules whose classes and elements are all in it, and the variables that it and they use. */
export function pageStyles(css: Root, names: ReadonlySet<string>): string {
  const page = css.clone();
  page.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, names));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  foldVariables(page);
  // Removing one variable can orphan others; repeat until stable.
  while (removeUnused(page, names)) {}
  page.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) removeEmpty(rule);
  });
  page.walkComments((comment) => {
    comment.remove();
  });
  return page.toString();
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === "atrule" && "name" in parent && String(parent.name).endsWith("keyframes");

/**
 * Whether a page has what a selector needs: its classes; where it has none and is not of several parts, its elements. Of a
 * list in `:is()` or `:where()` one is enough; what is in `:not()` need not be there.
 */
function canMatch(selector: string, names: ReadonlySet<string>): boolean {
  const list = /:(is|where|not)\(/.exec(selector);
  if (list) {
    const start = list.index + list[0].length;
    const end = closing(selector, start - 1);
    const [before, after] = [selector.slice(0, list.index), selector.slice(end + 1)];
    const choices = list[1] === "not" ? [""] : postcss.list.comma(selector.slice(start, end));
    return choices.some((choice) => canMatch(`${before} ${choice} ${after}`, names));
  }
  const classes = selector.match(/\.(?:\\.|[\w-]|[^\p{ASCII}])+/gu);
  if (classes) return classes.every((name) => names.has(name.slice(1).replace(/\\(.)/g, "$1")));
  const elements = selector.replace(/\[.*?\]/g, "").match(/(?<![\w:#-])[a-z][\w-]*/g);
  return selector.includes("(") || !elements || elements.every((name) => names.has(name));
}

/** @returns whether anything was removed */
function removeUnused(page: Root, names: ReadonlySet<string>): boolean {
  const text = page.toString();
  const named = new Set([...names, ...(text.match(/--[\w-]+(?=[\s,)])/g) ?? [])]);
  let isChanged = false;
  const remove = (node: ChildNode) => {
    node.remove();
    isChanged = true;
  };
  page.walkDecls(/^--/, (declaration) => {
    if (!named.has(declaration.prop)) remove(declaration);
  });
  page.walkAtRules((rule) => {
    const isLost =
      (rule.name === "property" && !named.has(rule.params)) ||
      (rule.name === "keyframes" && text.split(rule.params).length < 3);
    if (isLost) remove(rule);
  });
  page.walkRules((rule) => {
    if (rule.nodes.length === 0) remove(rule);
  });
  return isChanged;
}

function removeEmpty(node: ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent && parent.type === "atrule" && parent.nodes?.length === 0) removeEmpty(parent as ChildNode);
}

/** Takes the outermost rules of a layer, or of a medium, out of a stylesheet, which is left without them. */
export function takeRules(css: Root, name: "layer" | "media", params: string): string {
  const taken = postcss.root();
  for (const rule of [...css.nodes])
    if (rule.type === "atrule" && rule.name === name && rule.params === params) taken.append(rule);
  return taken.toString();
}

/** A stylesheet as {@link pageStyles} takes it. */
export function parseStyles(css: string): Root {
  const root = postcss.parse(css);
  splitSchemes(root);
  return root;
}
