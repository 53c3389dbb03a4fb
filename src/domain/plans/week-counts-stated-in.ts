const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );

const pattern = new RegExp(`\\b(\\d+|${numbers.join('|')})[\\s-](?:\\w+\\s)?weeks?\\b`, 'gi');

/**
 * The numbers of weeks stated in a text, in order: 12 for "Twelve weeks" and "a 12-week plan", 6
 * for "Six demanding weeks".
 */
export const weekCountsStatedIn = (text: string): readonly number[] =>
  [...text.matchAll(pattern)].map(([, number = '']) => {
    const index = numbers.indexOf(number.toLowerCase());
    return index === -1 ? Number(number) : index + 1;
  });
