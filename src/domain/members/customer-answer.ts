/** The record of a member as it travels (specification, section 7). */
export type CustomerAnswer = {
  readonly id: string;
  /** Its values are the identifiers of what she has. */
  readonly metadata: Readonly<Record<string, string>>;
  /** How many subscriptions count (decision 6). */
  readonly subscriptions: { readonly total_count: number };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a record; undefined when something else arrived. Values of the metadata that are no text are left out. */
export const parseCustomerAnswer = (value: unknown): CustomerAnswer | undefined => {
  if (!isRecord(value)) return undefined;
  const { id, metadata, subscriptions } = value;
  if (typeof id !== 'string' || !isRecord(metadata) || !isRecord(subscriptions)) return undefined;
  const { total_count } = subscriptions;
  if (typeof total_count !== 'number') return undefined;
  const texts = Object.entries(metadata).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { id, metadata: Object.fromEntries(texts), subscriptions: { total_count } };
};

/** The identifiers of what a member has: the values of her record's metadata. */
export const valuesOfRecord = ({ metadata }: CustomerAnswer): readonly string[] =>
  Object.values(metadata);

/** Whether somebody has a subscription: null until that is known, false for an anonymous visitor (decision 7). */
export const hasSubOf = (visitor: CustomerAnswer | 'anonymous' | undefined): boolean | null => {
  if (visitor === undefined) return null;
  return visitor !== 'anonymous' && visitor.subscriptions.total_count > 0;
};
