/** The figures of Arabic and Persian, which a phone's keyboard may write. */
const easternFigures = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Full-width figures, other minus signs and the Arabic marks, written the plain way. */
const toPlainFigures = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(easternFigures, (figure) => String(figure.charCodeAt(0) & 15))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', '’')
    .replaceAll('\u2212', '-')
    .trim();

const plain = /^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const groupedByCommas = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const groupedByPoints = /^[-+]?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const groupedBySpaces = /^[-+]?\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/;

/** Longer texts are not looked at: no number that a person types has so many figures. */
const longestText = 40;

/**
 * Every number that a text may mean, the likeliest first: `62,5` and `62.5` are 62.5; `1,800` is 1.8 or 1800, and
 * which of them is sensible the bounds of the field decide. Empty where it is not a number in figures, as `1e9` and
 * `twelve` are not. The text is trimmed; no unit is read here.
 */
export const readNumbers = (text: string): readonly number[] => {
  if (text.length > longestText) return [];
  const figures = toPlainFigures(text);
  return [
    ...(plain.test(figures) ? [figures.replace(',', '.')] : []),
    ...(groupedByCommas.test(figures) ? [figures.replaceAll(',', '')] : []),
    ...(groupedByPoints.test(figures) ? [figures.replaceAll('.', '').replace(',', '.')] : []),
    ...(groupedBySpaces.test(figures) ? [figures.replace(/[\s'’]/g, '').replace(',', '.')] : []),
  ].map(Number);
};
