const maxLength = 160;

/**
 * The excerpt of a plain text: the whole sentences of its first paragraph that fit into 160
 * characters, or else the words of the first sentence that fit, followed by "…".
 */
export const excerptOfPlainText = (plainText: string): string => {
  const [paragraph = ''] = plainText.split('\n');
  if (paragraph.length <= maxLength) return paragraph;
  const fitting = paragraph.slice(0, maxLength + 1);
  const lastEnd = [...fitting.matchAll(/[.!?][”’)]?(?=\s)/g)].at(-1);
  if (lastEnd !== undefined) return fitting.slice(0, lastEnd.index + lastEnd[0].length);
  return `${fitting.slice(0, fitting.lastIndexOf(' '))} …`;
};
