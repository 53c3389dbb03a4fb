/** What opens a member plan (specification, section 3): it is free, or one of four identifiers of the payment service. */
export type PlanRights = {
  readonly free: boolean;
  readonly productId?: string | undefined;
  readonly link?: string | undefined;
  readonly link2?: string | undefined;
  readonly sub?: string | undefined;
};

const isIdentifier = (value: string | undefined): value is string =>
  value !== undefined && value.trim() !== '';

/** The identifiers that open a plan; what an editor left blank is none. */
export const rightIdsOf = ({ productId, link, link2, sub }: PlanRights): readonly string[] =>
  [productId, link, link2, sub].filter(isIdentifier);

/**
 * Whether a member may open a plan (specification, section 6): it is free, or its productId, link, link2 or sub is one of
 * the values of her record, letter for letter. The function decides by it, and the browser shows by it.
 */
export const mayOpen = (plan: PlanRights, values: readonly string[]): boolean =>
  plan.free || rightIdsOf(plan).some((id) => values.includes(id));
