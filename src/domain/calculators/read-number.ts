/** Arabic and Persian digits, which some phone keyboards type. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Replaces full-width digits, other minus signs and Arabic separators with the plain ones. */
const toPlainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', '’')
    .replaceAll('\u2212', '-')
    .trim();

const plain = /^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const groupedByCommas = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const groupedByPoints = /^[-+]?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const groupedBySpaces = /^[-+]?\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/;

/** Longer texts are rejected: nobody types a number with that many digits. */
const maxLength = 40;

/**
 * Every number that a text may mean, likeliest first. `62,5` and `62.5` are 62.5; `1,800` may be
 * 1.8 or 1800, and the bounds of the field decide. Empty if the text is not a number in digits,
 * such as `1e9` or `twelve`. Spaces around it are ignored; a unit is not.
 */
export const possibleNumbersIn = (text: string): readonly number[] => {
  if (text.length > maxLength) return [];
  const digits = toPlainDigits(text);
  return [
    ...(plain.test(digits) ? [digits.replace(',', '.')] : []),
    ...(groupedByCommas.test(digits) ? [digits.replaceAll(',', '')] : []),
    ...(groupedByPoints.test(digits) ? [digits.replaceAll('.', '').replace(',', '.')] : []),
    ...(groupedBySpaces.test(digits) ? [digits.replace(/[\s'’]/g, '').replace(',', '.')] : []),
  ].map(Number);
};
