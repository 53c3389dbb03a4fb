import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { pricesOf, type CatalogueItem } from '../../domain/catalogue.ts';
import { formatDay } from '../../domain/format-day.ts';
import type { Membership } from '../../domain/members/membership.ts';
import { formatMoney } from '../../domain/money.ts';
import { orderTarget } from '../../domain/orders/order-target.ts';
import { ManageMembership } from '../../page-parts/payments/manage-membership.tsx';
import { Price } from '../../page-parts/price/price.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  justify-items: start;
  padding: var(--space-4);
  border-inline-start: 6px solid var(--brass);
  background: var(--surface);

  & > p {
    max-width: 40rem;
    line-height: 1.5;
  }
`;

/** What the membership costs whoever orders it now; undefined while it is not for sale. */
export type MembershipSale = CatalogueItem | undefined;

const onDay = (time: string | null): string => (time === null ? '' : ` on ${formatDay(time)}`);

/** What happens next to a membership that is open. */
const nextOf = ({ renewsAt, renewal, endsAt }: Membership): string => {
  if (endsAt !== null) {
    return `You have cancelled it: it ends on ${formatDay(endsAt)} and opens everything until then.`;
  }
  if (renewsAt === null) return 'You have the annual membership.';
  const price = renewal === null ? '' : ` for ${formatMoney(renewal)}`;
  return `It renews on ${formatDay(renewsAt)}${price}, until you cancel.`;
};

type NoticeProps = { readonly title: string; readonly children: ReactNode };

const Notice = ({ title, children }: NoticeProps): ReactElement => (
  <Box aria-labelledby="your-membership">
    <h2 id="your-membership">{title}</h2>
    {children}
  </Box>
);

type EndedProps = { readonly membership: Membership; readonly sale: MembershipSale };

const Ended = ({ membership: { endedAt }, sale }: EndedProps): ReactElement => (
  <Notice title="Your annual membership has ended">
    <p>
      It ended{onDay(endedAt)}, and the plans that it opened are closed. What you have bought stays
      yours.
    </p>
    {sale === undefined ? (
      <p>It isn’t for sale here at the moment, so it can’t be renewed.</p>
    ) : (
      <>
        <p>
          Renewing costs <Price prices={pricesOf(sale)} per="year" />
        </p>
        <ButtonLink to={orderTarget(sale.productId)}>Renew your membership</ButtonLink>
      </>
    )}
  </Notice>
);

type MembershipNoticeProps = { readonly membership: Membership; readonly sale: MembershipSale };

/** How a member’s membership stands, and what she can do about it. */
export const MembershipNotice = ({ membership, sale }: MembershipNoticeProps): ReactElement => {
  switch (membership.state) {
    case 'active':
      return (
        <Notice title="Your annual membership">
          <p>{nextOf(membership)}</p>
          <ManageMembership />
        </Notice>
      );
    case 'not-yet-open':
      return (
        <Notice title="Your membership hasn’t started yet">
          <p>
            It starts{onDay(membership.opensAt)}, when the 14 days to cancel are over. Until then
            you can cancel and pay nothing.
          </p>
          <ManageMembership />
        </Notice>
      );
    case 'past-due':
      return (
        <Notice title="A payment for your membership has failed">
          <p>
            {membership.openUntil === null
              ? 'Give us another card, and your plans open again.'
              : `Your plans stay open until ${formatDay(membership.openUntil)}. Give us another card before that.`}
          </p>
          <ManageMembership />
        </Notice>
      );
    case 'paused':
      return (
        <Notice title="Your membership is paused">
          <p>It opens nothing and costs nothing until it goes on.</p>
          <ManageMembership />
        </Notice>
      );
    case 'ended':
      return <Ended membership={membership} sale={sale} />;
  }
};
