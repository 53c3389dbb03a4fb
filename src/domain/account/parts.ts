import * as v from 'valibot';
import { currencies } from '../money.ts';

/** A moment in an answer, as ISO 8601. */
export const Moment = v.string();
/** A day in an answer: 2026-11-23. */
export const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
/** An amount in an answer. */
export const Amount = v.object({
  currency: v.picklist(currencies),
  minorUnits: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
