import { formatMoney, moneyFromDecimal } from '../../domain/money.ts';
import { routes, textPagePath } from '../../domain/routes.ts';
import { entriesOfTypes, type PartialEntry, type PartialEntryOf } from '../model/entry.ts';
import { entryTitle, toContentError, valueInQuotesOrAsJson } from './content-error.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

type Zone = PartialEntryOf<'deliveryZone'>;

const pounds = (amount: number): string => formatMoney(moneyFromDecimal(amount, 'gbp'));

const startOfRow = (zone: Zone): string => `| ${entryTitle(zone)} |`;

/** The row of the page's table for a zone: `| Canada | £13.50 | never | 2 kg | 7 to 14 |`. */
const rowOf = (zone: Zone): string => {
  const { priceGbp = 0, freeFromGbp, gramsPerParcel = 0 } = zone.fields;
  const { workingDaysFrom, workingDaysTo } = zone.fields;
  const free = freeFromGbp === undefined ? 'never' : pounds(freeFromGbp);
  const kilograms = `${gramsPerParcel / 1000} kg`;
  const days = `${workingDaysFrom} to ${workingDaysTo}`;
  return `${startOfRow(zone)} ${pounds(priceGbp)} | ${free} | ${kilograms} | ${days} |`;
};

/**
 * Checks that the page about shipping gives each served zone's delivery price, delivery time and
 * customs charges, and promises nothing for the other zones.
 */
export const findDeliveryPageErrors = (
  entries: readonly PartialEntry[],
  hasResponsiblePerson: boolean,
): readonly ContentFault[] => {
  const page = entriesOfTypes(entries, 'page').find(
    ({ fields: { slug = '' } }) => textPagePath(slug) === routes.shippingReturns,
  );
  if (page === undefined) return [];
  const text = page.fields.content ?? '';
  const lines = text.split('\n').map((line) => line.trim());
  const error = (problem: string, remedy: string): ContentFault =>
    toContentError(page, 'content', problem, remedy);
  return entriesOfTypes(entries, 'deliveryZone').flatMap((zone) => {
    const isServed = hasResponsiblePerson || zone.fields.needsResponsiblePerson !== true;
    if (!isServed) {
      return lines.some((line) => line.startsWith(startOfRow(zone)))
        ? [
            error(
              `its table has ${valueInQuotesOrAsJson(entryTitle(zone))}, where nothing is sent without a responsible person`,
              'take the row out',
            ),
          ]
        : [];
    }
    const { duty } = zone.fields;
    return [
      ...(lines.includes(rowOf(zone))
        ? []
        : [
            error(
              `its table doesn’t say what the zone ${valueInQuotesOrAsJson(entryTitle(zone))} says`,
              `write the row ${rowOf(zone)}`,
            ),
          ]),
      ...(duty === undefined || text.includes(duty)
        ? []
        : [
            error(
              `it doesn’t say who pays import VAT and duty in the zone ${valueInQuotesOrAsJson(entryTitle(zone))}`,
              `write, word for word: ${duty.replace(/\.$/, '')}`,
            ),
          ]),
    ];
  });
};
