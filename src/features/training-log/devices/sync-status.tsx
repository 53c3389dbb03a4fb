import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { routes } from '../../../domain/routes.ts';
import {
  maxSealedCharactersPerMember,
  sealedLogRoomWarning,
} from '../../../domain/sealed-sync/room.ts';
import type { SealedSync, SyncProblem } from '../../../services/sealed-sync/sealed-sync.ts';
import { useStartLoginToTargetOrNotify } from '../../../page-parts/login/use-start-login-to-target.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { SideNote } from '../../../ui/kit/side-note.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { LogSection } from '../parts.tsx';
import {
  todayOrDayAndTimeWords,
  syncStateWords,
  usedServerSpaceWords,
  type ActiveSync,
} from './sync-words.ts';

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);
  font-variant-numeric: tabular-nums;

  & > div {
    display: grid;
  }

  & dt {
    color: var(--muted);
    font-size: max(1rem, var(--step--1));
  }

  & dd {
    font-weight: 700;
  }
`;

const Login = (): ReactElement => {
  const { isBusy, start } = useStartLoginToTargetOrNotify();
  return (
    <Button
      aria-busy={isBusy}
      onClick={() => void start({ target: routes.logOnAllDevices, signUp: false })}
    >
      Log in
    </Button>
  );
};

/** The way on from a problem; none where it ends by itself or by another try. */
const wayFrom = (
  kind: SyncProblem['kind'],
  onNewPhrase: () => void,
  onTurnOff: () => void,
): ReactNode => {
  switch (kind) {
    case 'signed out':
      return <Login />;
    case 'new phrase':
      return <Button onClick={onNewPhrase}>Type the new phrase</Button>;
    case 'deleted':
      return <Button onClick={onTurnOff}>Turn sync off here</Button>;
    case 'history':
      return (
        <>
          <SiteLink to={`${routes.trainingLog}#sealed`}>Save a sealed backup</SiteLink>
          <SiteLink to={routes.contact}>Write to us</SiteLink>
        </>
      );
    case 'full':
      return <SiteLink to={routes.trainingLog}>Go to your sessions</SiteLink>;
    case 'unreachable':
    case 'storage':
    case 'failed':
      return null;
  }
};

type SyncNowProps = {
  readonly sync: SealedSync;
  readonly state: ActiveSync;
  readonly onNewPhrase: () => void;
  readonly onTurnOff: () => void;
};

/**
 * How sync stands: what it does now, what is wrong and the way on, the last time, and the room that
 * is used.
 */
export const SyncStatus = ({ sync, state, onNewPhrase, onTurnOff }: SyncNowProps): ReactElement => {
  const { isSyncing, syncedAt, bytes, problem } = state;
  const warning = sealedLogRoomWarning(bytes);
  const [refused, setRefused] = useState<string>();
  const syncNow = async (): Promise<void> => {
    const outcome = await sync.act((actions) => actions.syncNow());
    setRefused(outcome.kind === 'refused' ? outcome.sentence : undefined);
  };
  const sentence = problem?.sentence ?? refused;
  const canTry =
    problem === undefined || ['unreachable', 'storage', 'failed', 'full'].includes(problem.kind);
  return (
    <LogSection id="now" title="Sync is on">
      <p role="status">{syncStateWords(state)}</p>
      {sentence === undefined ? null : <ProblemSentence role="alert">{sentence}</ProblemSentence>}
      {warning === undefined ? null : <ProblemSentence>{warning}</ProblemSentence>}
      <Figures>
        <div>
          <dt>Last synced</dt>
          <dd>
            {syncedAt === undefined ? 'not yet' : todayOrDayAndTimeWords(syncedAt, Date.now())}
          </dd>
        </div>
        <div>
          <dt>Room used</dt>
          <dd>{usedServerSpaceWords(bytes, maxSealedCharactersPerMember)}</dd>
        </div>
      </Figures>
      <ButtonRow>
        {problem === undefined ? null : wayFrom(problem.kind, onNewPhrase, onTurnOff)}
        {canTry ? (
          <Button kind="quiet" aria-busy={isSyncing} onClick={() => void syncNow()}>
            {problem === undefined ? 'Sync now' : 'Try again'}
          </Button>
        ) : null}
      </ButtonRow>
      <SideNote>
        This happens by itself while the site is open: after each set, and when another device has
        changed something.
      </SideNote>
    </LogSection>
  );
};
