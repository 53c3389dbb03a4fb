import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import {
  pricesOfItem,
  type MembershipsForReturningMembers,
} from '../../../domain/digital-catalogue.ts';
import { renewalPriceUntilOfEndedMembership } from '../../../domain/members/renewal-price-until.ts';
import type { Membership } from '../../../domain/rights/membership.ts';
import { membersZoneNoticeTitleAndSentence } from '../../../domain/membership/members-zone-notice-title-and-sentence.ts';
import { orderPagePathForProductId } from '../../../domain/orders/order-page-path.ts';
import { formatDay } from '../../../domain/days/format-day.ts';
import { LinkToMembershipOnAccountPage } from '../../../page-parts/payments/link-to-membership-on-account-page.tsx';
import { Price } from '../../../page-parts/price/price.tsx';
import { ButtonLink } from '../../../ui/kit/button-link.tsx';

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

type NoticeProps = { readonly title: string; readonly children: ReactNode };

const Notice = ({ title, children }: NoticeProps): ReactElement => (
  <Box aria-labelledby="your-membership">
    <h2 id="your-membership">{title}</h2>
    {children}
  </Box>
);

type MembershipNoticeProps = {
  readonly membership: Membership;
  readonly sale: MembershipsForReturningMembers;
};

/** The price of coming back: the renewal price for some days, then that of a first year. */
const WayBack = ({ membership, sale }: MembershipNoticeProps): ReactElement => {
  const until = renewalPriceUntilOfEndedMembership(membership, new Date());
  const item = until === undefined ? sale.annual : (sale.renewal ?? sale.annual);
  if (item === undefined) {
    return <p>It isn’t for sale here at the moment, so it can’t be renewed.</p>;
  }
  return (
    <>
      <p>
        {until !== undefined && item === sale.renewal
          ? `Until ${formatDay(until.toISOString())} you can come back for the price of a renewal: `
          : 'Coming back costs '}
        <Price prices={pricesOfItem(item)} per="year" />
      </p>
      <ButtonLink to={orderPagePathForProductId(item.productId)}>Renew your membership</ButtonLink>
    </>
  );
};

/** The state of a member’s membership, and what she can do about it. */
export const MembershipNotice = ({ membership, sale }: MembershipNoticeProps): ReactElement => {
  const { title, sentence } = membersZoneNoticeTitleAndSentence(membership);
  return (
    <Notice title={title}>
      <p>{sentence}</p>
      {membership.state === 'ended' ? (
        <WayBack membership={membership} sale={sale} />
      ) : (
        <LinkToMembershipOnAccountPage />
      )}
    </Notice>
  );
};
