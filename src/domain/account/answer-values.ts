import * as v from 'valibot';
import { CurrencySchema } from '../money-schema.ts';

export const IsoMomentTextSchema = v.string();
/** A day in an answer: 2026-11-23. */
export const IsoDayTextSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
export const MoneyInAnswerSchema = v.object({
  currency: CurrencySchema,
  minorUnits: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
