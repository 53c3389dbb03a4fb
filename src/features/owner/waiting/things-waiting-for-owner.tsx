import type { ReactElement } from 'react';
import type {
  WaitingAndDecidedForOwner,
  WaitingForOwnerKind,
} from '../../../domain/owner/waiting-and-decided-for-owner.ts';
import { readableUkDate } from '../../../domain/days/uk-time.ts';
import { deskPagePaths } from '../../../domain/shop-desk/desk-page-paths.ts';
import { ordersDeskPathWithFilter } from '../../../domain/shop-desk/desk-target.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { DeskRows } from '../parts.tsx';

type Place = {
  readonly one: string;
  readonly many: (count: number) => string;
  /** Where it is done: a part of the desk, or another of the owner's pages. */
  readonly to: string;
};

const places: Readonly<Record<WaitingForOwnerKind, Place>> = {
  proof: { one: 'A proof to check', many: (count) => `${count} proofs to check`, to: '#proofs' },
  'refund-request': {
    one: 'Somebody asks for a refund',
    many: (count) => `${count} requests for a refund`,
    to: '#refunds',
  },
  doubt: {
    one: 'A doubt to settle',
    many: (count) => `${count} doubts to settle`,
    to: '#doubts',
  },
  stuck: {
    one: 'Something is stuck',
    many: (count) => `${count} things are stuck`,
    to: '#doubts',
  },
  alert: {
    one: 'Something is wrong with the site',
    many: (count) => `${count} things are wrong with the site`,
    to: '#watch',
  },
  'to-pack': {
    one: 'An order to pack',
    many: (count) => `${count} orders to pack`,
    to: ordersDeskPathWithFilter('to-pack'),
  },
  'to-send': {
    one: 'A packed order to send',
    many: (count) => `${count} packed orders to send`,
    to: ordersDeskPathWithFilter('to-send'),
  },
  return: {
    one: 'A return to take in and refund',
    many: (count) => `${count} returns to take in and refund`,
    to: ordersDeskPathWithFilter('returns'),
  },
  'sold-out': {
    one: 'A piece is sold out',
    many: (count) => `${count} pieces are sold out`,
    to: deskPagePaths.stock,
  },
};

type WaitingListProps = Pick<WaitingAndDecidedForOwner, 'waiting'>;

/**
 * Everything that waits for the owner, in one list: what it is, since when, and a link to where it
 * is done.
 */
export const ThingsWaitingForOwner = ({ waiting }: WaitingListProps): ReactElement | null =>
  waiting.length === 0 ? null : (
    <DeskRows aria-label="What waits for you">
      {waiting.map(({ kind, count, since }) => {
        const { one, many, to } = places[kind];
        const words = count === 1 ? one : many(count);
        return (
          <li key={kind}>
            <div>
              {to.startsWith('#') ? <a href={to}>{words}</a> : <SiteLink to={to}>{words}</SiteLink>}
              {since === null ? null : (
                <>
                  <br />
                  <small>
                    {count === 1 ? 'Since' : 'The oldest since'} {readableUkDate(since)}
                  </small>
                </>
              )}
            </div>
          </li>
        );
      })}
    </DeskRows>
  );

/** How many things wait for the owner, in a sentence. */
export const thingsWaitingCountText = ({ waiting }: WaitingListProps): string => {
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return 'Nothing waits for you.';
  return count === 1 ? 'One thing waits for you.' : `${count} things wait for you.`;
};
