import type { ReactElement } from 'react';
import styled from 'styled-components';
import { accountPageProofsSectionPath } from '../../domain/proofs/account-page-proofs-section-path.ts';
import { routes } from '../../domain/routes.ts';
import { membershipOffersPath } from '../../domain/subscribe-request.ts';
import { LinkToMembershipOnAccountPage } from '../../page-parts/payments/link-to-membership-on-account-page.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import type { OrderProblemSentenceAndReason } from './use-order-placing.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  justify-items: start;
  max-width: 40rem;
`;

type OrderProblemNoticeProps = { readonly problem: OrderProblemSentenceAndReason };

/**
 * Why an order failed, and what the buyer can do: follow a link, or press the button below again.
 */
export const OrderProblemNotice = ({ problem }: OrderProblemNoticeProps): ReactElement => {
  switch (problem.reason) {
    case 'already-subscribed':
      return (
        <Box>
          <ProblemSentence role="alert">{problem.sentence}</ProblemSentence>
          <LinkToMembershipOnAccountPage />
        </Box>
      );
    case 'already-owned':
      return (
        <Box>
          <ProblemSentence role="alert">{problem.sentence}</ProblemSentence>
          <SiteLink to={routes.members}>Open it in your members zone</SiteLink>
        </Box>
      );
    case 'proof-needed':
      return (
        <Box>
          <ProblemSentence role="alert">{problem.sentence}</ProblemSentence>
          <SiteLink to={accountPageProofsSectionPath}>
            Send your proof from your account page
          </SiteLink>
        </Box>
      );
    case 'not-lapsed':
      return (
        <Box>
          <ProblemSentence role="alert">{problem.sentence}</ProblemSentence>
          <SiteLink to={membershipOffersPath}>See the other memberships</SiteLink>
        </Box>
      );
    case 'supplied-late':
      return (
        <Box>
          <ProblemSentence role="alert">
            Nothing has been ordered yet: we can’t open it straight away, and the reason is above.
            To order it for that day, press the button again.
          </ProblemSentence>
        </Box>
      );
    case undefined:
      return (
        <Box>
          <ProblemSentence role="alert">
            {problem.sentence} You haven’t paid anything, and your ticks are as you left them.
          </ProblemSentence>
        </Box>
      );
  }
};
