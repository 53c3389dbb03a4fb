import type { Agreements } from '../../domain/orders/agreements.ts';

/** A row with a buyer's consents; all null for an order that needed none. */
type AgreementsRow = {
  readonly agreements_version: string | null;
  readonly supply_now: boolean | null;
  readonly knows_consequence: boolean | null;
};

/** The buyer's consents that are stored with an order. An order that needed none has consented to nothing. */
export const storedAgreementsOf = (row: AgreementsRow): Agreements => ({
  version: row.agreements_version ?? '',
  supplyNow: row.supply_now ?? false,
  knowsConsequence: row.knows_consequence ?? false,
});
