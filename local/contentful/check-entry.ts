import * as v from 'valibot';
import type { EntityFault } from './contentful-error.ts';
import type { EntryState, EnvironmentState, ModelField } from './space-state.ts';

const RuleSchema = v.looseObject({
  in: v.optional(v.array(v.unknown())),
  size: v.optional(v.looseObject({ min: v.optional(v.number()), max: v.optional(v.number()) })),
  range: v.optional(v.looseObject({ min: v.optional(v.number()), max: v.optional(v.number()) })),
  regexp: v.optional(
    v.looseObject({ pattern: v.string(), flags: v.optional(v.nullable(v.string())) }),
  ),
  unique: v.optional(v.boolean()),
  linkMimetypeGroup: v.optional(v.array(v.string())),
});
type Rule = v.InferOutput<typeof RuleSchema>;

const LinkSchema = v.looseObject({
  sys: v.looseObject({ type: v.literal('Link'), linkType: v.string(), id: v.string() }),
});

const isOfType = (type: string, value: unknown): boolean => {
  switch (type) {
    case 'Symbol':
      return typeof value === 'string' && value.length <= 256;
    case 'Text':
      return typeof value === 'string' && value.length <= 50_000;
    case 'Integer':
      return Number.isInteger(value);
    case 'Number':
      return typeof value === 'number';
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Date':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);
    case 'Link':
      return v.is(LinkSchema, value);
    case 'Array':
      return Array.isArray(value);
    default:
      return typeof value === 'object';
  }
};

const isWithin = (
  value: number,
  limits: { min?: number | undefined; max?: number | undefined },
): boolean => value >= (limits.min ?? -Infinity) && value <= (limits.max ?? Infinity);

const sizeOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0;

const brokenRule = (rule: Rule, value: unknown, isTaken: () => boolean): string | undefined => {
  if (rule.in && !rule.in.includes(value)) return 'in';
  if (rule.size && !isWithin(sizeOf(value), rule.size)) return 'size';
  if (rule.range && !isWithin(Number(value), rule.range)) return 'range';
  if (
    rule.regexp &&
    !new RegExp(rule.regexp.pattern, rule.regexp.flags ?? '').test(String(value))
  ) {
    return 'regexp';
  }
  return rule.unique === true && isTaken() ? 'unique' : undefined;
};

/** Contentful publishes nothing that links to something unpublished. */
const unresolvedLink = (
  environment: EnvironmentState,
  value: unknown,
  ownId: string,
): string | undefined => {
  if (!v.is(LinkSchema, value)) return undefined;
  const { linkType, id } = value.sys;
  if (id === ownId) return undefined;
  const target = linkType === 'Asset' ? environment.assets.get(id) : environment.entries.get(id);
  return target?.published === undefined ? `${linkType} ${id}` : undefined;
};

/** Finds fields that the content type doesn't have: such an entry can't even be saved. */
export const findUnknownFields = (
  fields: Readonly<Record<string, unknown>>,
  model: readonly ModelField[],
): readonly EntityFault[] =>
  Object.keys(fields)
    .filter((name) => !model.some((field) => field.id === name))
    .map((name) => ({
      name: 'unknown',
      path: ['fields', name],
      details: `No field with id "${name}" found.`,
    }));

/** Finds the errors for which Contentful refuses to publish an entry. */
export const findEntryFaults = (
  environment: EnvironmentState,
  entry: EntryState,
  model: readonly ModelField[],
): readonly EntityFault[] => {
  const faults: EntityFault[] = [];
  const locales = [...environment.locales.values()];
  const defaultLocale = locales.find(({ isDefault }) => isDefault)?.body.code ?? 'en-GB';
  for (const field of model.filter(({ omitted }) => !omitted)) {
    const values = entry.body.fields[field.id] ?? {};
    if (field.required && values[defaultLocale] === undefined) {
      faults.push({
        name: 'required',
        path: ['fields', field.id],
        details: `The property "${field.id}" is required here`,
      });
    }
    for (const [locale, value] of Object.entries(values)) {
      const path = ['fields', field.id, locale];
      if (value === undefined || value === null) continue;
      if (!isOfType(field.type, value)) {
        faults.push({ name: 'type', path, details: `The type of "${field.id}" is incorrect` });
        continue;
      }
      const isTaken = (): boolean =>
        [...environment.entries.values()].some(
          (other) =>
            other.id !== entry.id &&
            other.contentTypeId === entry.contentTypeId &&
            other.published?.fields[field.id]?.[locale] === value,
        );
      const check = (rules: readonly unknown[], one: unknown): void => {
        for (const rule of rules) {
          const broken = brokenRule(v.parse(RuleSchema, rule), one, isTaken);
          if (broken !== undefined) {
            faults.push({ name: broken, path, details: `"${field.id}" breaks "${broken}".` });
          }
        }
        const unresolved = unresolvedLink(environment, one, entry.id);
        if (unresolved !== undefined) {
          faults.push({ name: 'notResolvable', path, details: `${unresolved} isn't published.` });
        }
      };
      check(field.validations, value);
      if (Array.isArray(value)) {
        for (const one of value) check(field.items?.validations ?? [], one);
      }
    }
  }
  return faults;
};
