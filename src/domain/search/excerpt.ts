/** As long as the longest excerpt that editors may write. */
const longest = 160;

const blockStart = /^(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\||```|~~~|\[\^)/;

const toPlain = (markdown: string): string =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const cut = (text: string): string => {
  if (text.length <= longest) return text;
  const head = text.slice(0, longest);
  const sentence = Math.max(...['. ', '? ', '! '].map((end) => head.lastIndexOf(end)));
  if (sentence > longest / 3) return head.slice(0, sentence + 1);
  return `${head.slice(0, head.lastIndexOf(' '))} …`;
};

/** The first words of a Markdown text: its first paragraph without marks, cut at a sentence or a word, 160 characters at most. */
export const excerptOf = (markdown: string): string => {
  const paragraph = markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .find((block) => block !== '' && !blockStart.test(block));
  return cut(toPlain(paragraph ?? ''));
};

const otherName = /^Also called (.+?)\. /;

/** An excerpt that begins with the page's other name. */
export const withOtherName = (excerpt: string, name: string): string =>
  name === '' ? excerpt : `Also called ${name}. ${excerpt}`;

/** The other name that an excerpt begins with; empty where there is none. */
export const otherNameOf = (excerpt: string): string => otherName.exec(excerpt)?.[1] ?? '';
