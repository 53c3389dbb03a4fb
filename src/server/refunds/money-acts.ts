import { Refusal } from '../http/answers.ts';

type MoneyAct = {
  /** The order's id: a parameter, or a query. */
  readonly shopOrderId: string;
  /** The parameter with the `money_acts` that was read with the order. */
  readonly seen: string;
  /** What else has to hold. */
  readonly condition?: string;
  /** What the order gets instead of its `returned_at`. */
  readonly returnedAt?: string;
};

/**
 * The part of a statement by which an act decides what goes back of an order only if no other act
 * has since the order was read: of acts at once, one has a row here. What has been promised is in
 * other rows, and a statement that has waited for one of them sees the rest as it was before; so
 * the order's own row counts the acts.
 */
export const claimOrderIfNoMoneyActSinceReadSql = ({
  shopOrderId,
  seen,
  condition = 'true',
  returnedAt = 'returned_at',
}: MoneyAct): string => `
  update shop_orders set money_acts = money_acts + 1, returned_at = ${returnedAt}
  where shop_order_id = ${shopOrderId} and money_acts = ${seen}::integer and ${condition}
  returning shop_order_id`;

/** How often an act looks again, if another one came first. */
const maxLooks = 5;

/**
 * Carries out an act that decides what goes back of an order. The act reads the order, and answers
 * false if another one has come first (`claimOrderIfNoMoneyActSinceReadSql`): then it reads the
 * order again. Refuses (409) if that never ends.
 */
export const retryMoneyActIfAnotherCameFirst = async (
  act: () => Promise<boolean>,
): Promise<void> => {
  for (let look = 1; look <= maxLooks; look += 1) {
    if (await act()) return;
  }
  throw new Refusal(409, 'This order was changed at the same moment. Please look at it again.');
};
