import type { ReactElement } from 'react';
import styled from 'styled-components';
import {
  oneMonthSalesByCurrency,
  type OneMonthFiguresAnswer,
  type OneMonthSalesInCurrency,
  type OneMonthSalesOfItemKind,
  type SoldItemKind,
} from '../../domain/owner/figures.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import { currencyNames, formatMoney } from '../../domain/money.ts';

/** Turns `2026-11` into `November 2026`. */
export const monthInWords = (month: string): string =>
  readableUkDate(`${month}-15T12:00:00Z`).split(' ').slice(1).join(' ');

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--space-4);
  margin: 0;

  & > div {
    display: flex;
    flex-direction: column-reverse;
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line);
  }

  & dd {
    margin: 0;
    font: 900 var(--step-4) / 1 var(--heading);
    font-variant-numeric: tabular-nums;
  }
`;

const Bars = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & li > span {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    font-variant-numeric: tabular-nums;
  }
`;

/* A border, because print and forced colours drop backgrounds. */
const Bar = styled.span`
  display: block;
  min-width: 2px;
  border-block-start: 0.75rem solid var(--accent);

  &.back {
    border-color: var(--muted);
  }
`;

const kindNames: Readonly<Record<SoldItemKind, string>> = {
  membership: 'Memberships',
  pack: 'Packs',
  gift: 'Gifts',
  shop: 'The shop',
};

type Line = {
  readonly key: string;
  readonly words: string;
  readonly minorUnits: number;
  readonly amount: string;
  readonly isBack: boolean;
};

const linesOf = ({ paid, refunded }: OneMonthSalesOfItemKind): readonly Line[] => [
  ...paid.map(({ cause, what, count, amount }) => ({
    key: `${cause} ${what}`,
    words: `${what}, ${cause === 'order' ? 'new' : 'renewed'}: ${count}`,
    minorUnits: amount.minorUnits,
    amount: formatMoney(amount),
    isBack: false,
  })),
  ...refunded.map(({ what, count, amount }) => ({
    key: `refunded ${what}`,
    words: `${what}, refunded: ${count}`,
    minorUnits: amount.minorUnits,
    amount: `−${formatMoney(amount)}`,
    isBack: true,
  })),
];

const times = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** `£120 from 4 payments, less £20 for 1 refund: £100.` */
const totalText = ({
  currency,
  paid,
  refunded,
  keptMinorUnits,
}: OneMonthSalesInCurrency): string => {
  const money = (minorUnits: number): string =>
    `${minorUnits < 0 ? '−' : ''}${formatMoney({ currency, minorUnits: Math.abs(minorUnits) })}`;
  const taken = `${money(paid.minorUnits)} from ${times(paid.count, 'payment')}`;
  return refunded.count === 0
    ? `In all ${taken}.`
    : `In all ${taken}, less ${money(refunded.minorUnits)} for ${times(refunded.count, 'refund')}: ${money(keptMinorUnits)}.`;
};

const Currency = ({ figures }: { readonly figures: OneMonthSalesInCurrency }): ReactElement => {
  const kinds = figures.kinds.map((one) => ({ kind: one.kind, lines: linesOf(one) }));
  const most = Math.max(...kinds.flatMap(({ lines }) => lines.map((line) => line.minorUnits)));
  return (
    <div>
      <h3>In {currencyNames[figures.currency]}</h3>
      <p>{totalText(figures)}</p>
      {kinds.map(({ kind, lines }) => (
        <div key={kind}>
          <h4>{kindNames[kind]}</h4>
          <Bars>
            {lines.map(({ key, words, minorUnits, amount, isBack }) => (
              <li key={key}>
                <span>
                  <span>{words}</span> <strong>{amount}</strong>
                </span>
                <Bar
                  aria-hidden="true"
                  className={isBack ? 'back' : ''}
                  style={{ width: `${(100 * minorUnits) / most}%` }}
                />
              </li>
            ))}
          </Bars>
        </div>
      ))}
    </div>
  );
};

/**
 * The figures of a month, as its answer has them: members, and money by currency and by what was
 * sold.
 */
export const MonthFigures = ({
  figures,
}: {
  readonly figures: OneMonthFiguresAnswer;
}): ReactElement => {
  const groups = oneMonthSalesByCurrency(figures);
  return (
    <>
      <Counts>
        <div>
          <dt>joined</dt>
          <dd>{figures.joined}</dd>
        </div>
        <div>
          <dt>left</dt>
          <dd>{figures.left}</dd>
        </div>
        <div>
          <dt>members at the end</dt>
          <dd>{figures.members}</dd>
        </div>
      </Counts>
      {groups.length === 0 ? <p>Nothing was paid in {monthInWords(figures.month)}.</p> : null}
      {groups.map((one) => (
        <Currency key={one.currency} figures={one} />
      ))}
    </>
  );
};
