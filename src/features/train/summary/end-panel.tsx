import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../../domain/routes.ts';
import { isMemberPlan, type PlanPathWeekAndDay } from '../../../domain/training/plan/plan-place.ts';
import type { Session } from '../../../domain/training/session/session.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { sessionSummaryFacts } from '../words/end-words.ts';
import { ButtonLink } from '../../../ui/kit/button-link.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { isSyncOnThisDevice } from '../../../services/sealed-sync/sync-mark.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { WhereLogIsKeptNotice } from './where-log-is-kept-notice.tsx';
import { HealthHelpContacts } from '../not-today/health-help-contacts.tsx';
import { NextSessionWeights } from './next-session-weights.tsx';
import { NewPersonalRecords } from './records.tsx';
import { SessionNoteField } from './session-note-field.tsx';
import { canSessionBecomeRoutine } from '../../../domain/training/own/routine-day.ts';
import { SaveSessionAsRoutine } from '../../../page-parts/training/save-session-as-routine.tsx';
import { saveOpenSessionAsFile } from './save-open-session-as-file.ts';
import type { RunningSessionData } from '../running-session-data.ts';
import { shareContentOf } from '../share/share-content-of.ts';
import { reopenSession, type EndedSessionWithResults } from './end-session.ts';
import {
  dispatchEndIfSessionLeftOpen,
  EmptySessionNotice,
  sessionAutoClosedSentence,
} from './left-open.tsx';
import { useEndSessionOnMount } from './use-ending.ts';
import { useLazySheet } from '../sheet/use-lazy-sheet.ts';

export { dispatchEndIfSessionLeftOpen, saveOpenSessionAsFile };

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  max-width: 40rem;
  padding-block-end: var(--space-6);

  & > h1 {
    font-size: var(--step-4);
  }

  & > h1:focus {
    outline: none;
  }

  & > section > h2 {
    padding-block-start: var(--space-3);
    border-block-start: 3px solid var(--ink);
    font-size: var(--step-2);
  }

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-6);

  & > div {
    display: grid;
  }

  & dt {
    order: 2;
    color: var(--muted);
    font-size: max(1rem, var(--step--1));
  }

  & dd {
    font-family: var(--heading);
    font-size: var(--step-4);
    font-weight: 850;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
`;

export type EndPanelProps = {
  /** Its phase is `finished`. */
  readonly view: RunningSessionData;
  readonly onClosed: () => void;
  /** Called when the lifter follows a link to another page, which comes by itself. */
  readonly onLeaving: () => void;
};

const titles = {
  finished: 'Done',
  stopped: 'Done for today',
  'ended for health': 'Look after yourself first',
} as const;

/** Loads on the press that needs it. */
const loadShare = () => import('../share/share-sheet.tsx').then(({ ShareSheet }) => ShareSheet);

type AfterwardsProps = {
  readonly view: RunningSessionData;
  readonly ended: EndedSessionWithResults;
  readonly onChange: (ended: EndedSessionWithResults) => void;
} & Pick<EndPanelProps, 'onClosed' | 'onLeaving'>;

/** The plan whose day a session trained; undefined in a session of the lifter’s own. */
const planOf = ({ own, place }: Session): PlanPathWeekAndDay | undefined =>
  own === undefined ? place : undefined;

const Sharing = ({ view, ended }: Pick<AfterwardsProps, 'view' | 'ended'>): ReactElement => {
  const place = planOf(view.session);
  const share = useLazySheet(loadShare);
  const Sheet = share.Component;
  return (
    <section>
      <h2>Share it</h2>
      <p>A picture or a few lines of text, made on this device.</p>
      <Button aria-busy={share.isLoading} onClick={share.open}>
        Share this session
      </Button>
      {share.hasFailed ? (
        <ProblemSentence role="alert">
          That could not be loaded. Check your connection, then try again.
        </ProblemSentence>
      ) : null}
      {Sheet === undefined ? null : (
        <Sheet
          content={shareContentOf(ended, {
            library: view.library,
            unit: view.weights.unit,
            planTitle: place === undefined || isMemberPlan(place) ? undefined : view.plan?.title,
            place,
          })}
          session={ended.session}
          sets={ended.sets}
          onClose={share.close}
        />
      )}
    </section>
  );
};

const Afterwards = ({
  view,
  ended,
  onChange,
  onClosed,
  onLeaving,
}: AfterwardsProps): ReactElement => {
  const facts = sessionSummaryFacts(ended, view.weights.unit);
  return (
    <>
      <section aria-label="What you did">
        <Figures>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
      </section>
      {ended.records === undefined ? (
        <p role="status">
          Your session is in your log. Whether it holds a record couldn’t be worked out just now.
        </p>
      ) : (
        <NewPersonalRecords records={ended.records} nameOf={view.nameOf} />
      )}
      {ended.isFirst ? <WhereLogIsKeptNotice keeping={view.log.keeping} /> : null}
      <NextSessionWeights
        view={view}
        ended={ended}
        onClosed={onClosed}
        onPlan={(plan) => {
          view.onFollowed(plan);
          if (ended.progress !== undefined) {
            onChange({ ...ended, progress: { ...ended.progress, plan } });
          }
        }}
      />
      {canSessionBecomeRoutine(ended.session) ? (
        <section>
          <h2>Do it again</h2>
          <SaveSessionAsRoutine
            log={view.log}
            session={ended.session}
            sets={ended.sets}
            now={view.now}
          />
        </section>
      ) : null}
      <SessionNoteField
        log={view.log}
        session={ended.session}
        onSession={(session) => onChange({ ...ended, session })}
      />
      <Sharing view={view} ended={ended} />
      {view.log.keeping === 'device' && !isSyncOnThisDevice() ? (
        <p>
          Your log can be on your other devices, too:{' '}
          <SiteLink to={routes.logOnAllDevices} onClick={onLeaving}>
            On all my devices
          </SiteLink>
          .
        </p>
      ) : null}
    </>
  );
};

/** Undoes the end of a session, if the lifter pressed too soon. */
const GoBack = ({
  view,
  before,
  onClosed,
}: Omit<EndPanelProps, 'onLeaving'> & Pick<EndedSessionWithResults, 'before'>): ReactElement => {
  const [hasFailed, setFailed] = useState(false);
  const goBack = (): void => {
    setFailed(false);
    // The plan as it was when the session ended, so that later changes on this page are undone too.
    reopenSession(view, before).then(onClosed, () => setFailed(true));
  };
  return (
    <>
      <Button kind="quiet" onClick={goBack}>
        Go back to the sets
      </Button>
      {hasFailed ? (
        <ProblemSentence role="alert">
          The session could not be opened again. It is in your log, where every set can be changed.
        </ProblemSentence>
      ) : null}
    </>
  );
};

/** The end of a session: what was done, the lifter’s records, and what comes next. */
const Summary = ({ view, onClosed, onLeaving }: EndPanelProps): ReactElement => {
  const { ending, retry, change } = useEndSessionOnMount(view);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { phase } = view.state;
  const outcome = phase.kind === 'finished' ? phase.outcome : 'finished';
  const closedAt = phase.kind === 'finished' && phase.wasLeftOpen ? phase.at : undefined;
  const plan = planOf(view.session);
  const isHealth = outcome === 'ended for health';
  return (
    <Panel>
      <h1 ref={title} tabIndex={-1}>
        {closedAt === undefined ? titles[outcome] : 'Your session was closed'}
      </h1>
      {closedAt === undefined ? null : <p>{sessionAutoClosedSentence(closedAt)}</p>}
      {isHealth ? (
        <>
          <p>
            Stopping was the right call, and your plan doesn’t hold it against you. Come back when
            it’s settled, or when somebody who can examine you says so.
          </p>
          <HealthHelpContacts />
        </>
      ) : null}
      {ending.kind === 'saving' ? <p role="status">Writing it into your log …</p> : null}
      {ending.kind === 'failed' ? (
        <>
          <ProblemSentence role="alert">{ending.sentence}</ProblemSentence>
          <ButtonRow layout="wide">
            <Button onClick={retry}>Try again</Button>
            <Button kind="quiet" onClick={() => saveOpenSessionAsFile(view.session, view.now())}>
              Save it as a file
            </Button>
          </ButtonRow>
        </>
      ) : null}
      {ending.kind === 'ended' && !isHealth ? (
        <Afterwards
          view={view}
          ended={ending.ended}
          onChange={change}
          onClosed={onClosed}
          onLeaving={onLeaving}
        />
      ) : null}
      {ending.kind === 'ended' ? (
        <>
          {isHealth ? (
            <p>
              {ending.ended.session.doneSets === 0
                ? 'Nothing was lifted, so nothing but the day stands in your log.'
                : 'What you lifted until then is in your log.'}
            </p>
          ) : null}
          <ButtonRow as="nav" layout="wide" aria-label="Ways on">
            {plan === undefined ? (
              <ButtonLink kind="quiet" to={routes.mySessions} onClick={onLeaving}>
                To your sessions
              </ButtonLink>
            ) : (
              <ButtonLink kind="quiet" to={plan.path} onClick={onLeaving}>
                To the plan
              </ButtonLink>
            )}
            <ButtonLink kind="quiet" to={routes.trainingLog} onClick={onLeaving}>
              To your log
            </ButtonLink>
            {isHealth || closedAt !== undefined ? null : (
              <GoBack view={view} before={ending.ended.before} onClosed={onClosed} />
            )}
          </ButtonRow>
        </>
      ) : null}
    </Panel>
  );
};

/** What is shown at the end of a session. */
export const EndPanel = (props: EndPanelProps): ReactElement => {
  const { view, onClosed } = props;
  const { phase, sets } = view.state;
  return phase.kind === 'finished' && phase.wasLeftOpen && sets.length === 0 ? (
    <EmptySessionNotice view={view} onClosed={onClosed} />
  ) : (
    <Summary {...props} />
  );
};
