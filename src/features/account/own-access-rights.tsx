import type { ReactElement } from 'react';
import type {
  AccountAnswer,
  AccountRight,
} from '../../domain/account/account-requests-and-answers.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import { routes } from '../../domain/routes.ts';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { AccountRows, AccountSection } from './parts.tsx';

const sources: Readonly<Record<AccountRight['from'], string>> = {
  bought: 'Bought',
  gift: 'A gift',
  'second-member': 'From a membership for two that somebody shares with you',
};

const stateText = ({ state, since, opensAt, endsAt }: AccountRight): string => {
  switch (state) {
    case 'open':
      return endsAt === null
        ? `Yours since ${readableUkDate(since)}.`
        : `Yours since ${readableUkDate(since)}, until ${readableUkDate(endsAt)}.`;
    case 'later':
      return opensAt === null
        ? 'It opens later.'
        : `It opens on ${readableUkDate(opensAt)}${endsAt === null ? '' : ` and stays open until ${readableUkDate(endsAt)}`}.`;
    case 'ended':
      return endsAt === null
        ? `It was yours from ${readableUkDate(since)} and has ended.`
        : `It was yours from ${readableUkDate(since)} to ${readableUkDate(endsAt)}.`;
  }
};

type OwnRightsProps = Pick<AccountAnswer, 'rights'>;

/** The member's rights, where each came from and since when. */
export const OwnAccessRights = ({ rights }: OwnRightsProps): ReactElement => (
  <AccountSection id="yours" title="What is yours">
    {rights.length === 0 ? (
      <p>
        The free plans. <SiteLink to={routes.workoutPacks}>Packs</SiteLink> open more, and are yours
        to keep.
      </p>
    ) : (
      <>
        <AccountRows>
          {rights.map((right) => (
            <li key={`${right.rightId} ${right.from} ${right.since}`}>
              <h3>{right.title}</h3>
              <p>
                {sources[right.from]}
                {right.shopOrder === null ? '' : `, in order ${right.shopOrder}`}.{' '}
                {stateText(right)}
              </p>
            </li>
          ))}
        </AccountRows>
        <ButtonRow>
          <ButtonLink to={routes.members}>Open your plans</ButtonLink>
        </ButtonRow>
      </>
    )}
  </AccountSection>
);
