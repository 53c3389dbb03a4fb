const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// Control characters, unpaired surrogates and non-characters: XML 1.0 doesn't allow them even if
// escaped.
const notAllowed =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Escapes a text for an XML element or attribute, and drops the characters that XML can't contain.
 */
export const escapeXml = (text: string): string =>
  text.replace(notAllowed, '').replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The first line of an XML file. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';
