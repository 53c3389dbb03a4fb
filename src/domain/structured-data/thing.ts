type Value = string | number | boolean | undefined | SchemaOrgThing | readonly Value[];

/** A schema.org thing: its type and its properties. Undefined properties are left out. */
export type SchemaOrgThing = { readonly '@type': string } & { readonly [property: string]: Value };

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Writes a thing as JSON-LD for a script element. Characters that could end the element, begin a
 * comment or be part of an HTML entity are escaped.
 */
export const toJsonLd = (thing: SchemaOrgThing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  );
