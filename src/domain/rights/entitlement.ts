/**
 * The conditions that open a member plan (DATA-5): it is free, or the member has one of four
 * identifiers of the payment service.
 */
export type PlanAccessConditions = {
  readonly free: boolean;
  readonly productId?: string | undefined;
  readonly link?: string | undefined;
  readonly link2?: string | undefined;
  readonly sub?: string | undefined;
};

const isIdentifier = (value: string | undefined): value is string =>
  value !== undefined && value.trim() !== '';

/** The identifiers that open a plan, without those that an editor left blank. */
export const rightIdsOpeningPlan = ({
  productId,
  link,
  link2,
  sub,
}: PlanAccessConditions): readonly string[] => [productId, link, link2, sub].filter(isIdentifier);

/**
 * Whether a member may open a plan (ROLES-2): it is free, or its productId, link, link2 or sub
 * equals one of the values of her record. The server decides with it; the browser uses it to show
 * only plans that she may open.
 */
export const mayOpenPlan = (plan: PlanAccessConditions, values: readonly string[]): boolean =>
  plan.free || rightIdsOpeningPlan(plan).some((id) => values.includes(id));
