import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import type { CurrentSiteBuildsAnswer } from '../../../domain/site-builds/live-build.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { SectionHeading } from '../../../ui/layout/heading.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { BuildRow, BuildErrors, TimeInDeviceZone } from './build-row.tsx';
import { useSiteBuilds } from './use-site-builds.ts';

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-4);
  padding-block-end: var(--space-4);
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A summary of the builds. It is announced whenever it changes. */
const summaryOf = ({
  live,
  building,
  waiting,
  failed,
  nextAt,
}: CurrentSiteBuildsAnswer): string => {
  if (building !== null) {
    return waiting === null
      ? 'The site is being built. What you published is on its way.'
      : 'The site is being built. What was published since comes with the build after it.';
  }
  if (waiting !== null) {
    return nextAt === null
      ? 'The host is asked to build what you published.'
      : 'What you published waits a while, so that all that is published until then is built at once.';
  }
  if (failed !== null) return 'The last build failed. Visitors see the site as it was before.';
  if (live === null) return 'No build has told of itself yet. The next one will.';
  return 'Everything that is published is live.';
};

type BuildsProps = {
  readonly answer: CurrentSiteBuildsAnswer;
  readonly problem: string | undefined;
  readonly onPress: () => Promise<string | undefined>;
};

const Builds = ({ answer, problem, onPress }: BuildsProps): ReactElement => {
  const { live, building, waiting, failed, space, canBuild, nextAt, deploys } = answer;
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const press = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(await onPress());
    setBusy(false);
  };
  const rows = [building, waiting, live].filter((build) => build !== null);
  return (
    <>
      <p role="status">{summaryOf(answer)}</p>
      {problem === undefined || problem === refusal ? null : (
        <ProblemSentence>{problem}</ProblemSentence>
      )}
      <Rows>
        {failed === null ? null : (
          <BuildRow build={failed}>
            <BuildErrors build={failed} space={space} />
          </BuildRow>
        )}
        {rows.map((build) => (
          <BuildRow key={build.state} build={build}>
            {build === waiting && nextAt !== null ? (
              <p>
                <TimeInDeviceZone since="It is built by itself from" at={nextAt} />
              </p>
            ) : null}
          </BuildRow>
        ))}
      </Rows>
      {canBuild ? (
        <Button kind="quiet" aria-busy={isBusy} onClick={() => void press()}>
          Build now
        </Button>
      ) : (
        <p>Publishing builds nothing by itself yet: this site has no build hook.</p>
      )}
      {deploys === null ? null : (
        <p>
          {deploys.count} of the {deploys.allowed} deploys that the host allows in a month are used
          up. Each build is one.
        </p>
      )}
      {refusal === undefined ? null : <ProblemSentence role="alert">{refusal}</ProblemSentence>}
    </>
  );
};

/** The live, running, queued and failed builds. Updates itself while visible. */
export const SiteBuildsPanel = (): ReactElement => {
  const { known, retry, press, logIn } = useSiteBuilds();
  const panel = useRef<HTMLElement>(null);
  const hasRetried = useRef(false);
  useEffect(() => {
    if (known.kind === 'failed' || !hasRetried.current) return;
    hasRetried.current = false;
    // The button the editor pressed is gone; the focus must go somewhere.
    panel.current?.focus();
  }, [known.kind]);
  const content = (): ReactNode => {
    switch (known.kind) {
      case 'reading':
        return <p role="status">Looking at what is live …</p>;
      case 'signed-out':
        return (
          <>
            <p>Log in as an editor, and you see here what is live and what is being built.</p>
            <Button onClick={logIn}>Log in</Button>
          </>
        );
      case 'refused':
        return <p role="alert">{known.sentence}</p>;
      case 'failed':
        return (
          <>
            <ProblemSentence role="alert">{known.sentence}</ProblemSentence>
            <Button
              kind="quiet"
              onClick={() => {
                hasRetried.current = true;
                retry();
              }}
            >
              Try again
            </Button>
          </>
        );
      case 'read':
        return <Builds answer={known.answer} problem={known.problem} onPress={press} />;
    }
  };
  return (
    <Panel ref={panel} aria-labelledby="site-builds-title" tabIndex={-1}>
      <SectionHeading id="site-builds-title">The site</SectionHeading>
      {content()}
    </Panel>
  );
};
