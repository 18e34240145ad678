import {
  type ArrayLiteralExpression,
  type Expression,
  Node,
  type ObjectLiteralExpression,
  Project,
  type PropertyAssignment,
  type SourceFile,
} from "ts-morph";

/**
 * Edits the source of a record, `export const company = { … }`, and keeps its comments and its layout. New values are
 * written as JSON, so format the file afterwards.
 */
export class RecordSource {
  readonly #file: SourceFile;

  constructor(text: string) {
    this.#file = new Project({ useInMemoryFileSystem: true }).createSourceFile("record.ts", text);
  }

  /** The object or list that is the file's first export. @throws Error if it has none */
  get root(): ObjectLiteralExpression | ArrayLiteralExpression {
    for (const declaration of this.#file.getVariableDeclarations()) {
      const value = declaration.getInitializer();
      if (declaration.isExported() && value && (isObject(value) || isArray(value))) return value;
    }
    throw new Error("This file exports no object and no list.");
  }

  get text(): string {
    return this.#file.getFullText();
  }
}

export const isObject = Node.isObjectLiteralExpression;
export const isArray = Node.isArrayLiteralExpression;

type JsonObject = { readonly [name: string]: unknown };

/** Writes the values that differ between two versions of a record. */
export function changeValues(object: ObjectLiteralExpression, before: JsonObject, after: JsonObject): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, value] = [before[name], after[name]];
    if (JSON.stringify(old) === JSON.stringify(value)) continue;
    const current = propertyValue(object, name);
    if (value === undefined) removeProperty(object, name);
    else if (current && isObject(current) && isJsonObject(old) && isJsonObject(value))
      changeValues(current, old, value);
    else if (current) propertyOf(object, name)?.setInitializer(JSON.stringify(value));
    else object.addPropertyAssignment({ name: quoted(name), initializer: JSON.stringify(value) });
  }
}

/** The value of a property; undefined if the object has no such property. */
export function propertyValue(object: ObjectLiteralExpression, name: string): Expression | undefined {
  return propertyOf(object, name)?.getInitializer();
}

export function removeProperty(object: ObjectLiteralExpression, name: string): void {
  propertyOf(object, name)?.remove();
}

/** The name of a property, without quotes. */
export function nameOf(property: PropertyAssignment): string {
  const node = property.getNameNode();
  return Node.isStringLiteral(node) ? node.getLiteralValue() : property.getName();
}

export function propertiesOf(object: ObjectLiteralExpression): PropertyAssignment[] {
  return object.getProperties().filter(Node.isPropertyAssignment);
}

function propertyOf(object: ObjectLiteralExpression, name: string): PropertyAssignment | undefined {
  return propertiesOf(object).find((property) => nameOf(property) === name);
}

/** The source of a property's name: quoted only if necessary. */
function quoted(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
