import type { PlanRights } from '../../domain/rights/entitlement.ts';
import { toOptionalText } from './field-values.ts';

/** Reads what opens a member plan from its fields. */
export const toPlanRights = (fields: Readonly<Record<string, unknown>>): PlanRights => ({
  free: fields['free'] === true,
  productId: toOptionalText(fields['productId']),
  link: toOptionalText(fields['link']),
  link2: toOptionalText(fields['link2']),
  sub: toOptionalText(fields['sub']),
});
