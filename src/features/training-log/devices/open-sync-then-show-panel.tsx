import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../../domain/routes.ts';
import type { SealedSync } from '../../../services/sealed-sync/sealed-sync.ts';
import { MessagePage } from '../../../page-parts/message-page.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { PressOutcome } from '../../../ui/kit/press-outcome.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { AddDeviceSection } from './add-device-section.tsx';
import { ChangePhrase } from './change-phrase.tsx';
import { AlsoSyncHealthReasonsChoice } from './also-sync-health-reasons-choice.tsx';
import { JoinByPhrase } from './join.tsx';
import { SyncStatus } from './sync-status.tsx';
import { TurnSyncOff } from './turn-off.tsx';
import { BeginSealedLogOrJoinExisting } from './turn-on.tsx';
import { useMemberSync, useSyncState } from './use-member-sync.ts';

type SyncScreenProps = {
  readonly sync: SealedSync;
  /** The lifter's e-mail address. */
  readonly email: string;
};

const Top = styled(Stack)`
  &:focus {
    outline: none;
  }
`;

const offWords = {
  kept: 'Sync is off on this device. Your log is here as before, and so is the sealed copy with us.',
  deleted: 'Sync is off, and the sealed copy is deleted. Your log is here as before.',
} as const;

/**
 * Sync, once it is open: how to turn it on, or how it stands and everything that can be changed.
 */
export const OpenedSyncPanel = ({ sync, email }: SyncScreenProps): ReactElement => {
  const state = useSyncState(sync);
  const [isJoining, setJoining] = useState(false);
  const [isTurningOff, setTurningOff] = useState(false);
  const [gone, setGone] = useState<keyof typeof offWords>();
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(state.kind);
  useEffect(() => {
    // What the lifter pressed has gone with what it changed.
    if (before.current !== state.kind) top.current?.focus();
    before.current = state.kind;
  }, [state.kind]);
  if (state.kind === 'off') {
    return (
      <Top ref={top} tabIndex={-1}>
        <PressOutcome role="status">{gone === undefined ? null : offWords[gone]}</PressOutcome>
        <BeginSealedLogOrJoinExisting sync={sync} />
      </Top>
    );
  }
  const needsPhrase = state.problem?.kind === 'new phrase';
  return (
    <>
      <Top ref={top} tabIndex={-1}>
        <SyncStatus
          sync={sync}
          state={state}
          onNewPhrase={() => setJoining(true)}
          onTurnOff={() => setTurningOff(true)}
        />
        {needsPhrase && isJoining ? (
          <JoinByPhrase sync={sync} onCancel={() => setJoining(false)} />
        ) : null}
      </Top>
      <AddDeviceSection sync={sync} state={state} name={email} />
      <AlsoSyncHealthReasonsChoice sync={sync} state={state} />
      {needsPhrase ? null : <ChangePhrase sync={sync} />}
      <TurnSyncOff
        sync={sync}
        isOpen={isTurningOff}
        onOpen={setTurningOff}
        onOff={(sealedCopy) => {
          setTurningOff(false);
          setGone(sealedCopy);
        }}
      />
    </>
  );
};

type SyncedLogProps = { readonly subject: string; readonly email: string };

/** Opens sync and shows it. */
export const OpenSyncThenShowPanel = ({ subject, email }: SyncedLogProps): ReactElement => {
  const opened = useMemberSync(subject);
  switch (opened.kind) {
    case 'loading':
      return <p role="status">Opening your log …</p>;
    case 'failed':
      return (
        <MessagePage
          title="Sync stays closed for now"
          sentence="Your log couldn’t be opened. What you logged is safe. Check your connection, then try again."
        >
          <Button onClick={opened.retry}>Try again</Button>
          <SiteLink to={routes.trainingLog}>Back to your log</SiteLink>
        </MessagePage>
      );
    case 'open':
      return <OpenedSyncPanel sync={opened.sync} email={email} />;
  }
};
