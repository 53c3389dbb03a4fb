import { useCallback, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { KeptPageWithReason } from '../../domain/offline/kept-page-list.ts';
import { storageSizeWords } from '../../domain/offline/storage-size-words.ts';
import { routes } from '../../domain/routes.ts';
import { LoadingSplash, PageTallAsSplash } from '../../page-parts/loading-splash.tsx';
import {
  readOfflineStatePagesAndSiteBytes,
  type OfflineStatePagesAndSiteBytes,
} from '../../services/offline/offline-state-pages-and-site-bytes.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { PressOutcome } from '../../ui/kit/press-outcome.ts';
import { RuledSection } from '../../ui/kit/ruled-section.ts';
import { PageTitleWithLead, SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { AddToHomeScreenHelp } from './add-to-home-screen-help.tsx';
import { KeptMemberPlans } from './kept-member-plans.tsx';
import { LogPersistenceNotice } from './log-persistence-notice.tsx';

const title = 'On this device';

/** What changes it comes with the press: to look takes less. */
const loadChanges = () => import('../../services/offline/change-kept.ts');

const Pages = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  column-gap: var(--space-5);
  margin-block-start: var(--space-2);

  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
  }
`;

const Group = styled.section`
  margin-block-start: var(--space-3);
`;

const groups: readonly { readonly why: KeptPageWithReason['why']; readonly name: string }[] = [
  { why: 'always', name: 'Your log, your sessions and the calculators' },
  { why: 'followed', name: 'Your plans and their exercises' },
  { why: 'opened', name: 'Pages you opened lately' },
];

const KeptPages = ({ pages }: Pick<OfflineStatePagesAndSiteBytes, 'pages'>): ReactElement => (
  <>
    {groups.map(({ why, name }) => {
      const own = pages.filter((page) => page.why === why && page.path !== routes.onThisDevice);
      return own.length === 0 ? null : (
        <Group key={why} aria-label={name}>
          <h3>{name}</h3>
          <Pages>
            {own.map(({ path, title: name }) => (
              <li key={path}>
                <SiteLink to={path}>{name}</SiteLink>
              </li>
            ))}
          </Pages>
        </Group>
      );
    })}
  </>
);

const sentenceOf = ({ state, pages }: OfflineStatePagesAndSiteBytes): string => {
  if (state === 'can’t') {
    return 'Your browser keeps no pages for this site, so without a connection they don’t open. Your log needs none once a page is open.';
  }
  if (state === 'off') return 'You chose to keep no pages here.';
  return pages.length === 0
    ? 'No page is kept yet. That happens by itself once you train with the site or come back to it, but not while your device saves data.'
    : 'These pages open without a connection, with their pictures. They are renewed when you are online.';
};

type Step = 'idle' | 'busy' | { readonly done: string };

/** The page `/on-this-device/`: what is kept, how much room it takes, and how to change that. */
export const OnThisDeviceScreen = (): ReactElement => {
  const [kept, setKept] = useState<OfflineStatePagesAndSiteBytes>();
  const [step, setStep] = useState<Step>('idle');
  const read = useCallback(
    (): Promise<void> => readOfflineStatePagesAndSiteBytes().then(setKept),
    [],
  );
  useEffect(() => void read(), [read]);
  if (kept === undefined) return <LoadingSplash title={title} />;
  const start = async (work: () => Promise<string>): Promise<void> => {
    if (step === 'busy') return;
    setStep('busy');
    const done = await work().catch(() => 'That didn’t work. Try again.');
    await read();
    setStep({ done });
  };
  const remove = async (): Promise<string> => {
    const { turnOfflinePagesOff } = await loadChanges();
    await turnOfflinePagesOff();
    return 'The kept pages are gone from this device. Your log is still here.';
  };
  const keep = async (): Promise<string> => {
    const { turnOfflinePagesOn } = await loadChanges();
    return (await turnOfflinePagesOn())
      ? 'Done. These pages now open without a connection.'
      : 'Not everything could be fetched. Your next visit tries again.';
  };
  const hasPages = kept.pages.length > 0;
  return (
    <PageTallAsSplash>
      <Stack>
        <PageTitleWithLead
          title={title}
          lead="What opens without a connection, how much room it takes, and how to remove it."
        />
        <RuledSection aria-labelledby="pages-title">
          <SectionHeading id="pages-title">Pages without a connection</SectionHeading>
          <p>{sentenceOf(kept)}</p>
          <PressOutcome role="status">{typeof step === 'object' ? step.done : null}</PressOutcome>
          {kept.state === 'can’t' ? null : (
            <ButtonRow>
              {kept.state === 'on' && hasPages ? (
                <Button kind="quiet" aria-busy={step === 'busy'} onClick={() => void start(remove)}>
                  Remove these pages
                </Button>
              ) : (
                <Button aria-busy={step === 'busy'} onClick={() => void start(keep)}>
                  Keep pages on this device
                </Button>
              )}
            </ButtonRow>
          )}
          <KeptPages pages={kept.pages} />
        </RuledSection>
        <KeptMemberPlans />
        <RuledSection aria-labelledby="room-title">
          <SectionHeading id="room-title">Room</SectionHeading>
          <p>
            {kept.bytes === undefined
              ? 'Your browser doesn’t say how much room this site takes.'
              : `This site takes ${storageSizeWords(kept.bytes)} on this device, with your log.`}
          </p>
        </RuledSection>
        <LogPersistenceNotice />
        <AddToHomeScreenHelp />
        <p>
          <SiteLink to={routes.privacyPolicy}>What else is stored in your browser</SiteLink>
        </p>
      </Stack>
    </PageTallAsSplash>
  );
};
