import type { ReactElement } from 'react';
import styled from 'styled-components';
import type {
  AccountAnswer,
  OwnMembershipOrPackOrder,
  PaidMembership,
} from '../../domain/account/account-requests-and-answers.ts';
import {
  cancellationAcknowledgement,
  membershipNextStepText,
  membershipStateLabel,
  cancelConsequences,
} from '../../domain/membership/membership-words.ts';
import {
  accountOrderRowElementId,
  withdrawInsteadOfCancellingText,
} from '../../domain/refunds/withdrawal-words.ts';
import { currentMembershipPeriodBarOf } from '../../domain/account/current-membership-period-bar.ts';
import { pricesOfItem, type DigitalCatalogueItem } from '../../domain/digital-catalogue.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import { orderPagePathForProductId } from '../../domain/orders/order-page-path.ts';
import { membershipOffersPath } from '../../domain/subscribe-request.ts';
import { requestMembershipChange } from '../../services/account/account-api.ts';
import { Price } from '../../page-parts/price/price.tsx';
import { ChangePaymentCardButton } from './change-payment-card-button.tsx';
import { AccountSection } from './parts.tsx';
import { PauseMembershipForMonths } from './pause-membership-for-months.tsx';
import { ActionWithConfirmation, ActionWithoutConfirmation } from './two-steps.tsx';
import { MembershipPeriodBar } from './membership-period-bar.tsx';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';

const Poster = styled.div<{ $ink: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-5) var(--space-4);
  border: 1px solid transparent;
  background: ${({ $ink }) => $ink};
  color: var(--chalk);

  @media (min-width: 36em) {
    padding: var(--space-6);
  }

  & > strong {
    font-family: var(--heading);
    font-size: var(--step-4);
    font-weight: 900;
    line-height: 1.02;
    text-wrap: balance;
  }

  & > p {
    max-width: 40rem;
    font-size: var(--step-1);
    line-height: 1.4;
    text-wrap: pretty;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-3) var(--space-5);
  line-height: 1.4;

  & dt {
    color: var(--muted);
  }

  & dd {
    font-weight: 700;
  }
`;

const inkOf = ({ state, endsAt }: PaidMembership): string => {
  switch (state) {
    case 'active':
      return endsAt === null ? 'var(--pine)' : 'var(--coal)';
    case 'past-due':
      return 'var(--rust)';
    case 'not-yet-open':
      return 'var(--pine)';
    case 'paused':
    case 'ended':
      return 'var(--coal)';
  }
};

type Fact = { readonly what: string; readonly is: string };

const brandOf = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

const factsOf = ({ title, since, card }: PaidMembership): readonly Fact[] => [
  { what: 'What it is', is: title },
  ...(since === null ? [] : [{ what: 'Yours since', is: readableUkDate(since) }]),
  ...(card === null
    ? []
    : [
        {
          what: 'Paid with',
          is: `${brandOf(card.brand)}, ending in ${card.last4}, until ${readableUkDate(card.lastDay)}`,
        },
      ]),
];

type ActionsProps = {
  readonly membership: PaidMembership;
  /** The order that it began with; undefined if it isn't the member's to see. */
  readonly order: OwnMembershipOrPackOrder | undefined;
};

/** Before the member cancels: that withdrawing would give money back, how much, and where. */
const WithdrawInstead = ({
  order,
}: {
  readonly order: OwnMembershipOrPackOrder;
}): ReactElement | null => {
  const sentence = withdrawInsteadOfCancellingText(order);
  return sentence === undefined ? null : (
    <p>
      {sentence}{' '}
      <a href={`#${accountOrderRowElementId(order.orderId)}`}>Withdraw and get a refund</a>.
    </p>
  );
};

const endedOf = ({ membership }: AccountAnswer): string => cancellationAcknowledgement(membership);

const keptOf = ({ membership }: AccountAnswer): string =>
  membership?.renewsAt == null
    ? 'It carries on, as if you had never cancelled.'
    : `It carries on, and renews on ${readableUkDate(membership.renewsAt)}.`;

/** The actions on a membership that is still running. */
const Actions = ({ membership, order }: ActionsProps): ReactElement => {
  const { may, orderId, card, state } = membership;
  return (
    <ButtonRow>
      {may.keep ? (
        <ActionWithoutConfirmation
          label="Keep the membership"
          call={requestMembershipChange({ action: 'keep', orderId })}
          done={keptOf}
          isLoud
        />
      ) : null}
      {may.resume ? (
        <ActionWithoutConfirmation
          label="Restart it now"
          call={requestMembershipChange({ action: 'resume', orderId })}
          done={() => 'It’s open again, from now on.'}
          isLoud
        />
      ) : null}
      {state === 'ended' || (card === null && state !== 'past-due') ? null : (
        <ChangePaymentCardButton
          label={card === null ? 'Give us another card' : 'Change the card'}
          isLoud={state === 'past-due'}
        />
      )}
      {may.pause ? <PauseMembershipForMonths membership={membership} /> : null}
      {may.cancel ? (
        <ActionWithConfirmation
          ask="Cancel the membership"
          title="What happens when you cancel"
          confirm="Yes, cancel"
          keep="Keep it"
          call={requestMembershipChange({ action: 'cancel', orderId })}
          done={endedOf}
        >
          {order === undefined ? null : <WithdrawInstead order={order} />}
          <ul>
            {cancelConsequences(membership).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </ActionWithConfirmation>
      ) : null}
    </ButtonRow>
  );
};

type ComeBackProps = Pick<PaidMembership, 'comeBack'> & {
  readonly items: readonly DigitalCatalogueItem[];
};

const ComeBack = ({ comeBack, items }: ComeBackProps): ReactElement => {
  const item = items.find(({ productId }) => productId === comeBack?.productId);
  return comeBack === null ? (
    <ButtonRow>
      <ButtonLink to={membershipOffersPath}>See what it costs to come back</ButtonLink>
    </ButtonRow>
  ) : (
    <>
      <p>
        Until {readableUkDate(comeBack.until)} you can come back for the price of a renewal
        {item === undefined ? null : (
          <>
            : <Price prices={pricesOfItem(item)} per="year" />
          </>
        )}
      </p>
      <ButtonRow>
        <ButtonLink to={orderPagePathForProductId(comeBack.productId)}>Come back</ButtonLink>
      </ButtonRow>
    </>
  );
};

type MembershipSectionProps = {
  readonly account: AccountAnswer;
  /** What is for sale. */
  readonly items: readonly DigitalCatalogueItem[];
  readonly now: Date;
};

/** The state of the member's membership, as a drawing and in words, and what she can do with it. */
export const MembershipSection = ({
  account,
  items,
  now,
}: MembershipSectionProps): ReactElement => {
  const { membership, rights } = account;
  if (membership === null) {
    const other = rights.some(({ kind, state }) => kind === 'membership' && state !== 'ended');
    return (
      <AccountSection id="membership" title="Membership">
        <p>
          {other
            ? 'You don’t pay for a membership yourself. See below where yours comes from.'
            : 'You don’t have a membership, but the free plans are open to you.'}
        </p>
        {other ? null : (
          <ButtonRow>
            <ButtonLink to={membershipOffersPath}>See what a membership opens and costs</ButtonLink>
          </ButtonRow>
        )}
      </AccountSection>
    );
  }
  const year = currentMembershipPeriodBarOf(membership, now);
  const { card } = membership;
  return (
    <AccountSection id="membership" title="Membership">
      <Poster $ink={inkOf(membership)}>
        <strong>{membershipStateLabel(membership)}</strong>
        <p>{membershipNextStepText(membership)}</p>
        {year === undefined ? null : <MembershipPeriodBar year={year} now={now} />}
      </Poster>
      <Facts>
        {factsOf(membership).map(({ what, is }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{is}</dd>
          </div>
        ))}
      </Facts>
      {card?.endsBeforeRenewal === true && membership.endsAt === null ? (
        <p>
          Your card expires before the membership renews. Add another one, and the renewal goes
          through.
        </p>
      ) : null}
      {membership.state === 'ended' && !membership.may.cancel ? (
        <ComeBack comeBack={membership.comeBack} items={items} />
      ) : (
        <Actions
          membership={membership}
          order={account.orders.find(({ orderId }) => orderId === membership.orderId)}
        />
      )}
    </AccountSection>
  );
};
