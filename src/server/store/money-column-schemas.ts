import * as v from 'valibot';
import { MoneySchema } from '../../domain/money-schema.ts';

/** The columns of an amount, as most of our tables name them. */
export const moneyColumnSchemas = {
  currency: MoneySchema.entries.currency,
  minor_units: v.number(),
} as const;
