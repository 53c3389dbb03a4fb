import { toCsvField } from '../text/csv-file.ts';
import { decimalTextOf, isoCodeOfCurrency, type Money } from '../money.ts';
import type { OneMonthFiguresAnswer } from './figures.ts';

const columns = ['month', 'figure', 'kind', 'what', 'currency', 'count', 'amount'] as const;

const amountOf = (amount: Money): readonly string[] => [
  isoCodeOfCurrency(amount.currency),
  decimalTextOf(amount),
];

/** The figures of a month as a CSV file, one per line, with a decimal point in amounts. */
export const toOneMonthFiguresCsv = ({
  month,
  joined,
  left,
  members,
  paid,
  refunded,
}: OneMonthFiguresAnswer): string => {
  const counted = (figure: string, count: number) => [
    month,
    figure,
    ...['', '', ''],
    String(count),
    '',
  ];
  const summed = (
    figure: string,
    { kind, what, count, amount }: OneMonthFiguresAnswer['refunded'][number],
  ) => {
    const [currency = '', decimal = ''] = amountOf(amount);
    return [month, figure, kind, what, currency, String(count), decimal];
  };
  const lines = [
    [...columns],
    counted('joined', joined),
    counted('left', left),
    counted('members at the end', members),
    ...paid.map((sum) =>
      summed(sum.cause === 'order' ? 'paid for orders' : 'paid for renewals', sum),
    ),
    ...refunded.map((sum) => summed('refunded', sum)),
  ];
  return lines.map((fields) => `${fields.map(toCsvField).join(',')}\r\n`).join('');
};
