/** What a field of a link may hold: a short text that she typed, or one of a few choices. */
type LinkField = 'text' | readonly string[];

/** The fields of a calculator's link, by their names in the form. */
export type LinkFields = Readonly<Record<string, LinkField>>;

/** What a form holds, by the names of its fields; empty fields are left out. */
export type FormTexts = Readonly<Record<string, string>>;

/** Longer texts are not typed into a calculator. */
const longestText = 40;

const isAllowed = (field: LinkField, text: string): boolean =>
  field === 'text' ? text.length <= longestText && text.trim() !== '' : field.includes(text);

/** The fields of a link in the order of the calculator, as parameters: `weight=65&weightUnit=kg`. */
export const printLink = (fields: LinkFields, texts: FormTexts): string => {
  const parameters = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    const text = texts[name];
    if (text !== undefined && isAllowed(field, text)) parameters.set(name, text);
  }
  return parameters.toString();
};

/**
 * What a link holds for a calculator: parameters behind a question mark, or behind a hash, where they stay in the
 * browser. Unknown names, long texts and unknown choices are left out; the numbers are judged by the bounds of their
 * fields when they are read. Undefined where nothing is left.
 */
export const readLink = (fields: LinkFields, address: string): FormTexts | undefined => {
  const parameters = new URLSearchParams(address.replace(/^[#?]/, ''));
  const texts: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const text = parameters.get(name);
    if (text !== null && isAllowed(field, text)) texts[name] = text;
  }
  return Object.keys(texts).length === 0 ? undefined : texts;
};
