const tags = new Set(
  'a abbr blockquote br code del details div em h1 h2 h3 h4 h5 h6 hr img kbd li ol p pre s section strong sub summary sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const attributes = new Set(
  'alt aria-label aria-labelledby class href id loading open rel role src start style tabindex title'.split(
    ' ',
  ),
);
const safeAddress = /^(https:\/\/|mailto:|tel:|#|\/(?![/\\]))/;

/**
 * The parts of some HTML, parsed as a browser does, that could run code or mislead: tags,
 * attributes and addresses that no text needs.
 */
export const liveParts = (html: string): readonly string[] => {
  const parsed = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
  return [...parsed.querySelectorAll('head > *, body *')].flatMap((element) => [
    ...(tags.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!attributes.has(name)) return [`${name}="${value}"`];
      if (name === 'style' && !/^text-align:(left|right|center)$/.test(value)) return [value];
      return ['href', 'src'].includes(name) && !safeAddress.test(value) ? [value] : [];
    }),
  ]);
};
