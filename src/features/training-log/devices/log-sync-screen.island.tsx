import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../../domain/routes.ts';
import { useStartLoginToTargetOrNotify } from '../../../page-parts/login/use-start-login-to-target.ts';
import { PageTallAsSplash } from '../../../page-parts/loading-splash.tsx';
import { useIsPastSplashTimeout } from '../../../page-parts/use-is-past-splash-timeout.ts';
import { useLoginSession } from '../../../services/auth/login-session.ts';
import { isSyncOnThisDevice } from '../../../services/sealed-sync/sync-mark.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { PageTitleWithLead } from '../../../ui/layout/heading.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { useLazyPart } from '../lazy-part.ts';
import { LogSection } from '../parts.tsx';
import { WhatSyncDoes } from './what-it-does.tsx';

const Page = styled(PageTallAsSplash)`
  gap: var(--space-6);
`;

/** For a visitor: sync needs an account. */
const NeedsAccount = ({ isMarked }: { readonly isMarked: boolean }): ReactElement => {
  const { isBusy, start } = useStartLoginToTargetOrNotify();
  const target = routes.logOnAllDevices;
  return (
    <LogSection id="turn-on" title={isMarked ? 'You’re logged out' : 'Turn it on'}>
      <p>
        {isMarked
          ? 'Sync is on for this device, and waits until you log in. What you log in the meantime is stored here.'
          : 'It needs an account, so that we know whose sealed log is whose. An account is free, and you come back here from the login.'}
      </p>
      <ButtonRow>
        <Button aria-busy={isBusy} onClick={() => void start({ target })}>
          Log in
        </Button>
        {isMarked ? null : (
          <Button
            kind="quiet"
            aria-busy={isBusy}
            onClick={() => void start({ target, signUp: true, goesOn: true })}
          >
            Sign up
          </Button>
        )}
      </ButtonRow>
    </LogSection>
  );
};

/** For a member: the code of sync loads with her press, or at once if it is on here. */
const ForMember = ({
  subject,
  email,
}: {
  readonly subject: string;
  readonly email: string;
}): ReactElement => {
  const [isWanted, setWanted] = useState(isSyncOnThisDevice);
  const late = useLazyPart(isWanted, () => import('./open-sync-then-show-panel.tsx'));
  if (!isWanted) {
    return (
      <LogSection id="turn-on" title="Turn it on">
        <p>You’re logged in as {email}.</p>
        <ButtonRow>
          <Button onClick={() => setWanted(true)}>Turn sync on</Button>
        </ButtonRow>
      </LogSection>
    );
  }
  if (late.kind === 'loaded')
    return <late.part.OpenSyncThenShowPanel subject={subject} email={email} />;
  return late.kind === 'loading' ? (
    <p role="status">Opening your log …</p>
  ) : (
    <ProblemSentence role="alert">
      This page couldn’t be loaded completely. Check your connection, then reload it.
    </ProblemSentence>
  );
};

const Waiting = (): ReactElement => {
  const isSlow = useIsPastSplashTimeout();
  return (
    <p role="status">
      {isSlow
        ? 'Your login can’t be read just now. Are you offline? What you log is stored here and goes out later.'
        : 'Reading your login …'}
    </p>
  );
};

/** The page `/training-log/on-all-my-devices/`: what sync does, and how it stands. */
export const LogSyncScreen = (): ReactElement => {
  const { session } = useLoginSession();
  return (
    <Page>
      <PageTitleWithLead
        title="On all my devices"
        lead="Your training log on your phone, your laptop and your next phone, sealed on the way so that we can’t read it."
      />
      {session.kind === 'member' ? (
        <ForMember key={session.subject} subject={session.subject} email={session.email} />
      ) : session.kind === 'visitor' ? (
        <NeedsAccount isMarked={isSyncOnThisDevice()} />
      ) : (
        <Waiting />
      )}
      <WhatSyncDoes />
      <p>
        No account, or no wish to send anything? A sealed backup is a file with the same phrase:{' '}
        <SiteLink to={`${routes.trainingLog}#sealed`}>save one from your log</SiteLink>.
      </p>
    </Page>
  );
};
