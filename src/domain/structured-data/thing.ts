type Value = string | number | boolean | undefined | Thing | readonly Value[];

/** A thing of schema.org: its type and what is known of it. What is undefined is left unsaid. */
export type Thing = { readonly '@type': string } & { readonly [property: string]: Value };

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * A thing as JSON-LD that may stand in a script element: no text in it can end the element or begin a comment, and
 * nothing is read as an HTML entity.
 */
export const toJsonLd = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  );
