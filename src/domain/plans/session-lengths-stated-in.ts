const words: Readonly<Record<string, number>> = {
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  'thirty-five': 35,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  'fifty-five': 55,
  sixty: 60,
  seventy: 70,
  'seventy-five': 75,
  ninety: 90,
};

/**
 * Phrases for the length of a session without a number; longer phrases first, because they contain
 * the shorter ones.
 */
const phrases: readonly (readonly [RegExp, number])[] = [
  [/\b(?:an|one) hour and a half\b/gi, 90],
  [/\bthree[- ]quarters of an hour\b/gi, 45],
  [/\bquarter of an hour\b/gi, 15],
  [/\bhalf an hour\b|\bhalf[- ]hour\b/gi, 30],
  // "Full-body strength hour" is a title.
  [/\b(?:an|one) hour\b|\bhour$/gi, 60],
];

const figure = `(?:\\d+|${Object.keys(words)
  .toSorted((one, other) => other.length - one.length)
  .join('|')})`;
/** "30 minutes", "thirty-minute", "45 to 50 minutes", "15, 25 or 40 minutes". */
const figures = new RegExp(
  `\\b(${figure}(?:(?:,| to| or| and|–|-)\\s*${figure})*)[\\s-]minutes?\\b`,
  'gi',
);

const toMinutes = (text: string): number => words[text.toLowerCase()] ?? Number(text);

/** Shorter times are rests or parts, not sessions. */
const shortestSession = 5;

/**
 * The minutes stated in a text, in no particular order: 30 for "Thirty-minute full body", 45 and 50
 * for "45 to 50 minutes a session".
 */
export const sessionLengthsStatedIn = (text: string): readonly number[] => {
  const stated: number[] = [];
  let rest = text;
  for (const [phrase, minutes] of phrases) {
    rest = rest.replace(phrase, () => {
      stated.push(minutes);
      return ' ';
    });
  }
  for (const [, list = ''] of rest.matchAll(figures)) {
    for (const [one] of list.matchAll(new RegExp(figure, 'gi'))) stated.push(toMinutes(one));
  }
  return stated.filter((minutes) => minutes >= shortestSession);
};

/** By which share the stated minutes may differ from the days' totals, which are estimates. */
const tolerance = 0.1;

/** Whether the stated minutes agree with the estimates for a plan's shortest and longest day. */
export const doMinutesAgreeWithDays = (
  stated: readonly number[],
  days: { readonly from: number; readonly to: number },
): boolean =>
  Math.min(...stated) * (1 - tolerance) <= days.to &&
  Math.max(...stated) * (1 + tolerance) >= days.from;
