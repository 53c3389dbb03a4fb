/** A decoded form: strings in lists and maps. Stripe's requests have no other values. */
export type FormValue = string | readonly FormValue[] | FormMap;
export type FormMap = { readonly [name: string]: FormValue };

type Draft = Map<string, Draft | string>;

/** A parameter name that contradicts another or can't be parsed. */
export class FormError extends Error {
  readonly param: string;
  constructor(param: string) {
    super(`Invalid parameter name: ${param}`);
    this.name = 'FormError';
    this.param = param;
  }
}

const maxDepth = 10;

/** The steps of a name: `a[b][0]` is a, b, 0. */
const toSteps = (name: string): readonly string[] => {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (match?.[1] === undefined) throw new FormError(name);
  const steps = [
    match[1],
    ...[...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((one) => one[1] ?? ''),
  ];
  if (steps.length > maxDepth) throw new FormError(name);
  return steps;
};

const finish = (draft: Draft | string): FormValue => {
  if (typeof draft === 'string') return draft;
  const keys = [...draft.keys()];
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) {
    return keys
      .toSorted((one, other) => Number(one) - Number(other))
      .map((key) => finish(draft.get(key) ?? ''));
  }
  // Without a prototype, so that parameters can have any name.
  const map: Record<string, FormValue> = Object.create(null);
  for (const [key, value] of draft) map[key] = finish(value);
  return map;
};

/** Decodes a form or query in the SDK's encoding: `line_items[0][price]=…`. Throws a FormError. */
export const decodeForm = (text: string): FormMap => {
  const root: Draft = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = toSteps(name);
    let place = root;
    for (const [index, step] of steps.entries()) {
      const key = step === '' ? String(place.size) : step;
      const known = place.get(key);
      if (index === steps.length - 1) {
        if (known !== undefined && typeof known !== 'string') throw new FormError(name);
        place.set(key, value);
      } else {
        if (typeof known === 'string') throw new FormError(name);
        const next: Draft = known ?? new Map();
        place.set(key, next);
        place = next;
      }
    }
  }
  const decoded = finish(root);
  return typeof decoded === 'string' || Array.isArray(decoded) ? {} : (decoded as FormMap);
};
