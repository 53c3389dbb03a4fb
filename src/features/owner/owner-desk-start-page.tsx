import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import {
  findHealthTextsDueForClinicalReview,
  type HealthTextTitleAndReview,
} from '../../domain/clinical-review.ts';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import {
  sendOwnerDecision,
  fetchWaitingAndDecidedForOwner,
} from '../../services/owner/owner-api.ts';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { OwnerDecisionLog } from './acts.tsx';
import { DiscretionaryRefundRequests } from './waiting/discretionary-refund-requests.tsx';
import { DeskActionsProvider, type DeskActions } from './desk-context.ts';
import { OwnerPagesNav } from './owner-pages-nav.tsx';
import { PaymentMismatchesAndStuckWork } from './waiting/doubts.tsx';
import { ChosenMonthFiguresSection } from './figures.tsx';
import { OwnerPageRefusedOrFailed } from './owner-page-refused-or-failed.tsx';
import { DeskSection } from './parts.tsx';
import { HealthTextsDueForClinicalReview } from './health-texts-due-for-clinical-review.tsx';
import { useOwnerData } from './use-reading.ts';
import { RepeatWithdrawalsAndAutoRefunds } from './waiting/repeat-withdrawals-and-auto-refunds.tsx';
import { SiteHealth } from './site-health.tsx';
import {
  thingsWaitingCountText,
  ThingsWaitingForOwner,
} from './waiting/things-waiting-for-owner.tsx';
import { WaitingReducedPriceProofs } from './waiting/waiting-reduced-price-proofs.tsx';

const title = 'Your desk';

type OwnerDeskProps = {
  /**
   * The texts about health that anybody may read, from the build. Member plans come with the
   * answer.
   */
  readonly healthTexts: readonly HealthTextTitleAndReview[];
};

/**
 * The owner's page. All but the texts about health that anybody may read comes from the server, for
 * her token; anybody else who logs in here is told so.
 */
export const OwnerDeskStartPage = ({ healthTexts }: OwnerDeskProps): ReactElement => {
  const [now] = useState(() => new Date());
  const [message, setMessage] = useState('');
  const { reading, getAccessToken, show, retry } = useOwnerData(fetchWaitingAndDecidedForOwner);

  const desk: DeskActions = useMemo(
    () => ({
      getAccessToken,
      decide: async (decision, done) => {
        const result = await sendOwnerDecision(getAccessToken, decision);
        if (result.kind === 'signed-out') return undefined;
        if (result.kind !== 'answered') return result.sentence;
        show(result.value);
        setMessage(done);
        return undefined;
      },
    }),
    [getAccessToken, show],
  );

  if (reading.kind === 'reading') return <LoadingSplash title={title} />;
  if (reading.kind !== 'read') return <OwnerPageRefusedOrFailed {...reading} onRetry={retry} />;
  const answer = reading.value;
  const reviews = findHealthTextsDueForClinicalReview(
    [...healthTexts, ...answer.memberTexts],
    now.toISOString(),
  );
  return (
    <DeskActionsProvider value={desk}>
      <Stack>
        <PageTitleWithLead title={title} lead={thingsWaitingCountText(answer)}>
          <OwnerPagesNav />
        </PageTitleWithLead>
        <ThingsWaitingForOwner waiting={answer.waiting} />
        <p role="status">{message}</p>
        <DeskSection id="proofs" title="Proofs to check" count={answer.proofs.length}>
          <WaitingReducedPriceProofs proofs={answer.proofs} />
        </DeskSection>
        <DeskSection id="refunds" title="Refunds asked for" count={answer.refunds.length}>
          <DiscretionaryRefundRequests refunds={answer.refunds} />
        </DeskSection>
        <DeskSection
          id="doubts"
          title="In doubt"
          count={answer.doubts.length + answer.stuck.length}
        >
          <PaymentMismatchesAndStuckWork doubts={answer.doubts} stuck={answer.stuck} />
        </DeskSection>
        <DeskSection id="withdrawals" title="Worth knowing">
          <RepeatWithdrawalsAndAutoRefunds
            repeats={answer.repeats}
            latePayments={answer.latePayments}
          />
        </DeskSection>
        <DeskSection id="reviews" title="Waiting for a clinician" count={reviews.length}>
          <HealthTextsDueForClinicalReview reviews={reviews} />
        </DeskSection>
        <DeskSection id="figures" title="The month">
          <ChosenMonthFiguresSection now={now} />
        </DeskSection>
        <DeskSection id="watch" title="How the site is">
          <SiteHealth />
        </DeskSection>
        <DeskSection id="acts" title="What was decided">
          <OwnerDecisionLog acts={answer.acts} />
        </DeskSection>
      </Stack>
    </DeskActionsProvider>
  );
};
