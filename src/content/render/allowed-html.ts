/** The HTML that editors may write inside Markdown, with the attributes that each tag may carry. */
const allowedTags: ReadonlyMap<string, readonly string[]> = new Map([
  ['br', []],
  ['sub', []],
  ['sup', []],
  ['abbr', ['title']],
  ['kbd', []],
  ['details', ['open']],
  ['summary', []],
]);

/** The allowed tags for messages: `<br>, <sub>, …`. */
export const allowedTagsText = [...allowedTags.keys()].map((name) => `<${name}>`).join(', ');

const tagPattern = /<\/?([a-z][a-z0-9-]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/gi;
const attributePattern = /([a-z-]+)(?:="[^"]*")?/gi;

/** The problem with a piece of HTML that an editor wrote; undefined if all of it is allowed. */
export const findHtmlProblem = (html: string): string | undefined => {
  for (const [, name = '', attributes = ''] of html.matchAll(tagPattern)) {
    const allowed = allowedTags.get(name.toLowerCase());
    if (allowed === undefined) return `<${name}> is not allowed`;
    for (const [, attribute = ''] of attributes.matchAll(attributePattern)) {
      if (!allowed.includes(attribute.toLowerCase())) {
        return `the attribute ${attribute} of <${name}> is not allowed`;
      }
    }
  }
  return html.replace(tagPattern, '').includes('<')
    ? 'this HTML is broken or of a kind that is not allowed'
    : undefined;
};

/** The text of a piece of allowed HTML; `<br>`, `<details>` and `<summary>` start a new line. */
export const textOfAllowedHtml = (html: string): string =>
  html.replace(tagPattern, (_, name: string) =>
    ['br', 'details', 'summary'].includes(name.toLowerCase()) ? '\n' : '',
  );
