/** The allowed values of a link's field: a short text, or one of the listed choices. */
type LinkField = 'text' | readonly string[];

/** The fields of a calculator's link by their names in the form. */
export type CalculatorQueryFieldRules = Readonly<Record<string, LinkField>>;

/** The texts of a form by the names of its fields, without empty fields. */
export type CalculatorFormTexts = Readonly<Record<string, string>>;

/** Longer texts can't be typed numbers. */
const maxLength = 40;

const isAllowed = (field: LinkField, text: string): boolean =>
  field === 'text' ? text.length <= maxLength && text.trim() !== '' : field.includes(text);

/** The parameters of a link in the order of `fields`: `weight=65&weightUnit=kg`. */
export const toCalculatorQuery = (
  fields: CalculatorQueryFieldRules,
  texts: CalculatorFormTexts,
): string => {
  const parameters = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    const text = texts[name];
    if (text !== undefined && isAllowed(field, text)) parameters.set(name, text);
  }
  return parameters.toString();
};

/**
 * Reads the parameters of a calculator's link, after `?` or after `#`; the part after `#` never
 * leaves the browser. Unknown names, long texts and unknown choices are left out. Numbers are
 * checked later, when their fields are read. Undefined if nothing is left.
 */
export const readCalculatorQuery = (
  fields: CalculatorQueryFieldRules,
  address: string,
): CalculatorFormTexts | undefined => {
  const parameters = new URLSearchParams(address.replace(/^[#?]/, ''));
  const texts: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const text = parameters.get(name);
    if (text !== null && isAllowed(field, text)) texts[name] = text;
  }
  return Object.keys(texts).length === 0 ? undefined : texts;
};
