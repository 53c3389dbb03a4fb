import * as v from 'valibot';
import {
  LockedPlanSummarySchema,
  MemberPlansAnswerSchema,
  MemberPlanWithTextSchema,
  SalesPageSchema,
  type LockedPlanSummary,
  type MemberPlansAnswer,
  type MemberPlanWithText,
  type SalesPage,
} from './member-plan.ts';
import { StringValuesOnlySchema } from './text-values.ts';

/** Parses the answer of `GET /api/members/plans`; undefined if it has another shape. */
export const parseMemberPlansAnswer = (body: unknown): MemberPlansAnswer | undefined => {
  const parsed = v.safeParse(MemberPlansAnswerSchema, body, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
};

/** Parses the answer of `GET /api/members/plans/…`; undefined if it has another shape. */
export const parseMemberPlanWithText = (body: unknown): MemberPlanWithText | undefined => {
  const parsed = v.safeParse(MemberPlanWithTextSchema, body, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
};

const RefusalSchema = v.object({ offers: v.array(SalesPageSchema) });

/** The public pages that a refusal (403) lists; none if it lists none or has another shape. */
export const parseSalesPagesOfRefusal = (body: unknown): readonly SalesPage[] => {
  const parsed = v.safeParse(RefusalSchema, body);
  return parsed.success ? parsed.output.offers : [];
};

const LockedSchema = v.object({ plan: LockedPlanSummarySchema });

/** The locked plan that a refusal (403) is about; undefined if it has another shape. */
export const parseLockedPlanSummaryOfRefusal = (body: unknown): LockedPlanSummary | undefined => {
  const parsed = v.safeParse(LockedSchema, body);
  return parsed.success ? parsed.output.plan : undefined;
};

const PicturesSchema = v.object({ pictures: StringValuesOnlySchema });

/**
 * Parses the answer of `GET /api/members/pictures?plan=…`: pictures in base64 by the plan's
 * address. Undefined if it has another shape.
 */
export const parsePicturesByPlanAddress = (
  body: unknown,
): ReadonlyMap<string, string> | undefined => {
  const parsed = v.safeParse(PicturesSchema, body);
  return parsed.success ? new Map(Object.entries(parsed.output.pictures)) : undefined;
};
