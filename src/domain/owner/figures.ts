import * as v from 'valibot';
import { currencies, type Currency } from '../money.ts';
import { MoneyInAnswerSchema } from '../account/answer-values.ts';

/**
 * What is sold, as the figures of a month count it. A cart is one payment of the shop, with the
 * packs in it.
 */
export const soldItemKinds = ['membership', 'pack', 'gift', 'shop'] as const;
export type SoldItemKind = (typeof soldItemKinds)[number];

const Sum = {
  kind: v.picklist(soldItemKinds),
  what: v.string(),
  /** How many payments, or how many refunds. */
  count: v.number(),
  amount: MoneyInAnswerSchema,
};

/**
 * `GET /api/owner/figures?month=2026-11`; as a file with `&form=csv`. Each amount is in one
 * currency. Every payment counts once.
 */
export const OneMonthFiguresAnswerSchema = v.object({
  month: v.string(),
  joined: v.number(),
  left: v.number(),
  members: v.number(),
  paid: v.array(v.object({ cause: v.picklist(['order', 'renewal']), ...Sum })),
  refunded: v.array(v.object(Sum)),
});
export type OneMonthFiguresAnswer = Readonly<v.InferOutput<typeof OneMonthFiguresAnswerSchema>>;

type Counted = { readonly count: number; readonly minorUnits: number };

/** The figures of one kind in one currency. */
export type OneMonthSalesOfItemKind = {
  readonly kind: SoldItemKind;
  readonly paid: OneMonthFiguresAnswer['paid'];
  readonly refunded: OneMonthFiguresAnswer['refunded'];
};

/** The figures of a month in one currency: its kinds, and their totals. */
export type OneMonthSalesInCurrency = {
  readonly currency: Currency;
  readonly kinds: readonly OneMonthSalesOfItemKind[];
  readonly paid: Counted;
  readonly refunded: Counted;
  /** What is left; below zero if more went back than came in. */
  readonly keptMinorUnits: number;
};

const totalOf = (sums: OneMonthFiguresAnswer['refunded']): Counted => ({
  count: sums.reduce((all, { count }) => all + count, 0),
  minorUnits: sums.reduce((all, { amount }) => all + amount.minorUnits, 0),
});

/**
 * The figures of a month by currency and, within one, by what was sold. Currencies in which nothing
 * moved are left out.
 */
export const oneMonthSalesByCurrency = ({
  paid,
  refunded,
}: Pick<OneMonthFiguresAnswer, 'paid' | 'refunded'>): readonly OneMonthSalesInCurrency[] =>
  currencies.flatMap((currency) => {
    const own = {
      paid: paid.filter(({ amount }) => amount.currency === currency),
      refunded: refunded.filter(({ amount }) => amount.currency === currency),
    };
    if (own.paid.length + own.refunded.length === 0) return [];
    const kinds = soldItemKinds.flatMap((kind) => {
      const ofKind = {
        kind,
        paid: own.paid.filter((one) => one.kind === kind),
        refunded: own.refunded.filter((one) => one.kind === kind),
      };
      return ofKind.paid.length + ofKind.refunded.length === 0 ? [] : [ofKind];
    });
    const [paidInAll, refundedInAll] = [totalOf(own.paid), totalOf(own.refunded)];
    return [
      {
        currency,
        kinds,
        paid: paidInAll,
        refunded: refundedInAll,
        keptMinorUnits: paidInAll.minorUnits - refundedInAll.minorUnits,
      },
    ];
  });
