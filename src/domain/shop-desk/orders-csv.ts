import { toCsvFile } from '../text/csv-file.ts';
import { decimalTextOf, isoCodeOfCurrency } from '../money.ts';
import type { DeskOrder } from './desk-answer.ts';

const columns = [
  ...['order', 'state', 'ordered', 'paid', 'packed', 'sent', 'carrier', 'tracking number'],
  ...['name', 'address line 1', 'address line 2', 'city', 'state or county', 'postcode', 'country'],
  ...['e-mail', 'sku', 'title', 'variant', 'quantity', 'returned', 'currency', 'price each'],
  ...['price of the line', 'delivery', 'total of the order', 'VAT within', 'refunded'],
];

const linesOf = (order: DeskOrder): readonly (readonly string[])[] => {
  const { address, tracking, currency } = order;
  const amount = (minorUnits: number | null): string =>
    minorUnits === null ? '' : decimalTextOf({ minorUnits });
  const head = [
    ...[order.number, order.state, order.orderedAt, order.paidAt ?? '', order.packedAt ?? ''],
    ...[order.sentAt ?? '', tracking?.carrier ?? '', tracking?.number ?? ''],
    ...[address?.name ?? '', address?.line1 ?? '', address?.line2 ?? '', address?.city ?? ''],
    ...[address?.state ?? '', address?.postalCode ?? '', address?.country ?? ''],
    order.email ?? '',
  ];
  return order.lines.map((line, index) => [
    ...head,
    ...[line.sku, line.title, line.variant ?? '', String(line.quantity), String(line.returned)],
    isoCodeOfCurrency(currency),
    amount(line.unitMinorUnits),
    amount(line.quantity * line.unitMinorUnits),
    // Only once per order, so that the column adds up.
    ...(index === 0
      ? [
          amount(order.deliveryMinorUnits),
          amount(order.totalMinorUnits),
          amount(order.vatMinorUnits),
          amount(order.refundedMinorUnits),
        ]
      : ['', '', '', '']),
  ]);
};

/**
 * Orders as a CSV file in UTF-8: a row for each ordered item, amounts with a decimal point, the
 * order's own data in its first row.
 */
export const toOrdersCsv = (orders: readonly DeskOrder[]): string =>
  toCsvFile([columns, ...orders.flatMap(linesOf)]);
