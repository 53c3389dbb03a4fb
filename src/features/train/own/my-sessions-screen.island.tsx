import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../../domain/routes.ts';
import { typicalGymKitWithoutMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import {
  readSessionStartAddress,
  type PlanPathWeekAndDay,
} from '../../../domain/training/plan/plan-place.ts';
import { LoadingSplash } from '../../../page-parts/loading-splash.tsx';
import { MessagePage } from '../../../page-parts/message-page.tsx';
import { recall } from '../../../services/storage.ts';
import type { TrainingLogAndPlansState } from '../../../services/training-log/training-log-and-plans-state.ts';
import { useTrainingLogAndPlans } from '../../../services/training-log/use-training-log-and-plans.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { RuledList } from '../../../ui/kit/ruled-list.ts';
import { RuledSection } from '../../../ui/kit/ruled-section.ts';
import { PageTitleWithLead, SectionHeading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { CopyPlanDayToRoutines } from './copy-plan-day-to-routines.tsx';
import { OfferToCopyPlanDayAskedFor } from './offer-to-copy-plan-day-asked-for.tsx';
import { OwnExercises } from './own-exercises.tsx';
import { RoutineRow } from './routine-row.tsx';
import { StartEmptyOrResumeSession } from './start-empty-or-resume-session.tsx';
import { useMySessionsData } from './use-own.ts';

const title = 'My sessions';

const Page = styled(Stack)`
  gap: var(--space-6);
`;

const Section = styled(RuledSection)`
  & > * {
    max-width: 40rem;
  }

  & h3 {
    font-size: var(--step-1);
  }
`;

type ReadyTraining = Extract<TrainingLogAndPlansState, { readonly kind: 'ready' }>;

type CopySectionProps = Pick<ReadyTraining, 'log' | 'plans'> & {
  /** The day that the address asks for. */
  readonly asked: PlanPathWeekAndDay | undefined;
};

const CopySection = ({ log, plans, asked }: CopySectionProps): ReactElement => (
  <Section aria-labelledby="copy">
    <SectionHeading id="copy">Copy a day of a plan</SectionHeading>
    <p>The copy is yours to change, and doing it doesn’t move you on in the plan.</p>
    {asked === undefined ? (
      <CopyPlanDayToRoutines log={log} plans={plans} />
    ) : (
      <OfferToCopyPlanDayAskedFor log={log} plans={plans} place={asked} />
    )}
  </Section>
);

const Ready = ({ training }: { readonly training: ReadyTraining }): ReactElement => {
  const { log, library, libraryState, plans } = training;
  const { own, hasFailed } = useMySessionsData(log);
  const [asked] = useState(() => readSessionStartAddress(window.location.search));
  const weights =
    training.weights ?? typicalGymKitWithoutMaximums(recall('weightUnit') === 'lb' ? 'lb' : 'kg');
  if (hasFailed) {
    return (
      <MessagePage
        title="Your sessions stay closed for now"
        sentence="Your log could not be read just now. What you logged is safe. Reload the page, then try again."
      >
        <SiteLink to={routes.trainingLog}>Open the log</SiteLink>
      </MessagePage>
    );
  }
  if (own === undefined || libraryState.kind === 'coming') return <LoadingSplash title={title} />;
  const { routines, open } = own;
  const copy =
    asked === undefined && plans.length === 0 ? null : (
      <CopySection log={log} plans={plans} asked={asked} />
    );
  return (
    <Page>
      <PageTitleWithLead
        title={title}
        lead="Train without a plan: from nothing, or by a routine of your own. It all stays on this device."
      />
      {log.keeping === 'this tab' ? (
        <p>
          This browser stores nothing for us, so all of this lives in this tab only. An ordinary
          window has it the next time too.
        </p>
      ) : null}
      {libraryState.kind === 'failed' ? (
        <>
          <ProblemSentence role="alert">{libraryState.sentence}</ProblemSentence>
          <ButtonRow>
            <Button kind="quiet" onClick={libraryState.retry}>
              Try again
            </Button>
          </ButtonRow>
        </>
      ) : null}
      {asked === undefined ? null : copy}
      <Section aria-labelledby="start">
        <SectionHeading id="start">Train now</SectionHeading>
        <StartEmptyOrResumeSession log={log} open={open} />
      </Section>
      <Section aria-labelledby="routines">
        <SectionHeading id="routines">Your routines</SectionHeading>
        {routines.length === 0 ? (
          <p>
            None yet. At the end of a session of your own you can save it as a routine, to start it
            again with one tap.
          </p>
        ) : (
          <RuledList>
            {routines.map((routine) => (
              <RoutineRow
                key={routine.id}
                log={log}
                weights={weights}
                library={library}
                routine={routine}
                isBusy={open !== undefined}
              />
            ))}
          </RuledList>
        )}
      </Section>
      {asked === undefined ? copy : null}
      <Section aria-labelledby="exercises">
        <SectionHeading id="exercises">Exercises of your own</SectionHeading>
        <p>
          They stand beside ours in your history, among the swaps and in{' '}
          <SiteLink to={routes.myWeights}>your weights</SiteLink>.
        </p>
        <OwnExercises log={log} library={library} own={own} />
      </Section>
    </Page>
  );
};

/** The page `/my-sessions/`: the lifter’s own sessions, routines and exercises. */
export const MySessionsScreen = (): ReactElement => {
  const training = useTrainingLogAndPlans();
  switch (training.kind) {
    case 'loading':
      return <LoadingSplash title={title} />;
    case 'failed':
      return (
        <MessagePage title="Your sessions stay closed for now" sentence={training.sentence}>
          <Button onClick={training.retry}>Try again</Button>
        </MessagePage>
      );
    case 'ready':
      return <Ready training={training} />;
  }
};
