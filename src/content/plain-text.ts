const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

// What begins or ends a line of its own.
const block =
  /<\/?(?:p|h[1-6]|ul|ol|li|table|thead|tbody|tr|div|blockquote|details|summary|br|hr)\b[^>]*>/g;
const tag = /<[^>]*>/g;

// Sources are named on the page; here their numbers would stand like words of the text.
const notes = /<sup class="note-mark">.*?<\/sup>|<section class="notes".*?<\/section>/gs;

/** The words of HTML that `renderMarkdown` made, without its notes; a line for each paragraph, item or row. */
export const plainText = (html: string): string =>
  html
    .replace(notes, '')
    .replace(/\n/g, ' ')
    .replace(block, '\n')
    .replace(tag, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/**
 * The items of the first numbered list in HTML that `renderMarkdown` made; none where an item holds a list of its
 * own, because its order would be lost.
 */
export const numberedSteps = (html: string): readonly string[] => {
  const [, list = ''] = /<ol(?: [^>]*)?>(.*?)<\/ol>/s.exec(html.replace(notes, '')) ?? [];
  if (/<[ou]l\b/.test(list)) return [];
  return [...list.matchAll(/<li(?: [^>]*)?>(.*?)<\/li>/gs)]
    .map(([, item = '']) => plainText(item).replaceAll('\n', ' '))
    .filter((step) => step !== '');
};
