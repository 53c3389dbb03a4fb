import { toCsvField } from '../csv-file.ts';
import { decimalOf, isoCodeOf, type Money } from '../money.ts';
import type { FiguresAnswer } from './owner-answer.ts';

const columns = ['month', 'figure', 'what', 'currency', 'count', 'amount'] as const;

const amountOf = (amount: Money): readonly string[] => [
  isoCodeOf(amount.currency),
  decimalOf(amount),
];

/** The figures of a month as a CSV file, one per line, with a decimal point in amounts. */
export const toFiguresCsv = ({
  month,
  joined,
  left,
  members,
  paid,
  refunded,
}: FiguresAnswer): string => {
  const counted = (figure: string, count: number) => [month, figure, '', '', String(count), ''];
  const summed = (figure: string, what: string, count: number, amount: Money) => {
    const [currency = '', decimal = ''] = amountOf(amount);
    return [month, figure, what, currency, String(count), decimal];
  };
  const lines = [
    [...columns],
    counted('joined', joined),
    counted('left', left),
    counted('members at the end', members),
    ...paid.map(({ cause, what, count, amount }) =>
      summed(cause === 'order' ? 'paid for orders' : 'paid for renewals', what, count, amount),
    ),
    ...refunded.map(({ what, count, amount }) => summed('paid back', what, count, amount)),
  ];
  return lines.map((fields) => `${fields.map(toCsvField).join(',')}\r\n`).join('');
};
