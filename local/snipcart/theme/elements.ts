type Attributes = Readonly<Record<string, string | boolean>>;

/**
 * Creates an element with attributes and children. `true` sets an attribute without a value;
 * `false` omits it.
 */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
};

export const makeButton = (
  text: string,
  onPress: () => void,
  label?: string,
): HTMLButtonElement => {
  const made = createElement('button', { type: 'button' }, text);
  if (label !== undefined) made.setAttribute('aria-label', label);
  made.addEventListener('click', onPress);
  return made;
};

export const labelledField = (text: string, attributes: Attributes): HTMLLabelElement =>
  createElement('label', {}, text, createElement('input', attributes));

export const showPrice = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount);
