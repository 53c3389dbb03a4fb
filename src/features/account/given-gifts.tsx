import type { ReactElement } from 'react';
import type { AccountAnswer } from '../../domain/account/account-requests-and-answers.ts';
import { giftCardPathOfOrder } from '../../domain/gifts/gift-targets.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import { membershipOffersPath } from '../../domain/subscribe-request.ts';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { AccountRows, AccountSection } from './parts.tsx';

type Gift = AccountAnswer['gifts'][number];

const stateText = ({ state, startsOn, redeemedAt }: Gift): string => {
  switch (state) {
    case 'open':
      return `It hasn’t been redeemed yet. It begins on ${readableUkDate(startsOn)} at the earliest. Until it’s redeemed, you can withdraw from it under Orders.`;
    case 'redeemed':
      return redeemedAt === null
        ? 'It has been redeemed.'
        : `It was redeemed on ${readableUkDate(redeemedAt)}.`;
    case 'refunded':
      return 'It was refunded, and its code no longer works.';
  }
};

type GivenGiftsProps = Pick<AccountAnswer, 'gifts'>;

/** The gifts the member has bought for others: whether each is used, and the card to print. */
export const GivenGifts = ({ gifts }: GivenGiftsProps): ReactElement => (
  <AccountSection id="gifts" title="Gifts you have given">
    {gifts.length === 0 ? (
      <p>
        None yet. You can give a year of membership or a pack:{' '}
        <SiteLink to={membershipOffersPath}>see the offers</SiteLink>.
      </p>
    ) : (
      <AccountRows>
        {gifts.map((gift) => (
          <li key={gift.orderId}>
            <h3>
              {gift.toName === null || gift.toName === ''
                ? gift.title
                : `${gift.title}, for ${gift.toName}`}
            </h3>
            <p>
              Given on {readableUkDate(gift.madeAt)}. {stateText(gift)}
            </p>
            {gift.state === 'open' ? (
              <ButtonRow>
                <ButtonLink to={giftCardPathOfOrder(gift.orderId)}>
                  The card with its code
                </ButtonLink>
                <a href="#orders">Withdraw from it</a>
              </ButtonRow>
            ) : null}
          </li>
        ))}
      </AccountRows>
    )}
  </AccountSection>
);
