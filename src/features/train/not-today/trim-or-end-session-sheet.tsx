import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { trimReasons, type TrimReason } from '../../../domain/training/log.ts';
import type { TrimReasonAndKeptSteps } from '../../../domain/training/start/begin-session.ts';
import type { Step } from '../../../domain/training/session/step.ts';
import { compareStepsForKeptAndDroppedLines } from '../../../domain/training/trim/kept-and-dropped-lines.ts';
import { trimSessionForReason } from '../../../domain/training/trim/trim-session-for-reason.ts';
import { minutesOfSteps } from '../../../domain/training/trim/trim-steps.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { Sheet } from '../../../page-parts/sheet.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { HealthHelpContacts } from './health-help-contacts.tsx';
import { trimReasonNames } from '../words/trim-reason-names.ts';
import type { LogKitAndExerciseFacts, RunningSessionData } from '../running-session-data.ts';
import { SheetChoices, SheetSentences } from '../sheet/sheet-parts.tsx';
import { DecisionPanel } from '../start/start-parts.tsx';
import {
  keptAndDroppedLineSentences,
  trimmedSessionMinutesWords,
} from '../words/kept-and-dropped-line-sentences.ts';

/** A session that was made shorter or lighter for today. */
export type TodaysTrimWithNotice = {
  readonly trim: TrimReasonAndKeptSteps;
  /** What a day says of it above its sets, with a way back to the whole session. */
  readonly notice: (onWhole: () => void) => ReactElement;
};

export type TrimOrEndSessionSheetProps = Pick<LogKitAndExerciseFacts, 'library' | 'weights'> & {
  /** The remaining sets. */
  readonly steps: readonly Step[];
  readonly nameOf: RunningSessionData['nameOf'];
  readonly onTrim: (today: TodaysTrimWithNotice) => void;
  /**
   * The lifter has pain or worse: the session ends. The sheet shows where to get help, and passes
   * that on for the screens that follow.
   */
  readonly onHealth: (help: ReactElement) => void;
  readonly onClose: () => void;
};

const Small = styled.p`
  color: var(--muted);
  font-size: max(1rem, var(--step--1));
`;

/** Below the reasons, and distinguished from them by more than colour. */
const Warning = styled.div`
  padding-block-start: var(--space-4);
  border-block-start: 3px solid var(--ink);

  & > button {
    width: 100%;
  }
`;

const wholeMinutes = (steps: readonly Step[]): number =>
  Math.max(1, Math.round(minutesOfSteps(steps)));

type PreviewProps = Pick<TrimOrEndSessionSheetProps, 'steps' | 'library' | 'weights' | 'nameOf'> & {
  readonly reason: TrimReason;
  readonly onAgree: (trim: TrimReasonAndKeptSteps) => void;
  /** The lifter keeps what was planned, because the reason changes nothing. */
  readonly onKeep: () => void;
  readonly onBack: () => void;
};

const Lines = ({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly string[];
}): ReactElement | null =>
  lines.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <SheetSentences>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </SheetSentences>
    </section>
  );

const Preview = ({
  steps,
  library,
  weights,
  nameOf,
  reason,
  onAgree,
  onKeep,
  onBack,
}: PreviewProps): ReactElement => {
  const trimmed = trimSessionForReason(steps, reason, library, weights);
  const { stays, goes } = keptAndDroppedLineSentences(
    compareStepsForKeptAndDroppedLines(steps, trimmed.steps),
    nameOf,
  );
  const { text, path } = trimmed.source;
  const before = wholeMinutes(steps);
  const minutes = wholeMinutes(trimmed.steps);
  if (trimmed.isAsBefore) {
    return (
      <>
        <p>
          This changes nothing in what is left of today: about {before}{' '}
          {before === 1 ? 'minute' : 'minutes'}, as planned.
        </p>
        <Lines title="What the rule says" lines={trimmed.changes} />
        <ButtonRow layout="wide">
          <Button onClick={onKeep}>Train as planned</Button>
          <Button kind="quiet" onClick={onBack}>
            Another reason
          </Button>
        </ButtonRow>
      </>
    );
  }
  return (
    <>
      <p>{trimmedSessionMinutesWords(before, minutes)}</p>
      <Lines title="What changes" lines={trimmed.changes} />
      <Lines title="What stays" lines={stays} />
      <Lines title="What goes" lines={goes} />
      <Small>
        Where this comes from: {path === undefined ? text : <SiteLink to={path}>{text}</SiteLink>}
      </Small>
      <Small>Your weights for next time stay as they are. The reason stays on this device.</Small>
      <ButtonRow layout="wide">
        <Button onClick={() => onAgree({ reason, keep: trimmed.steps })}>Do this today</Button>
        <Button kind="quiet" onClick={onBack}>
          Another reason
        </Button>
      </ButtonRow>
    </>
  );
};

type TrimNoticeProps = { readonly reason: TrimReason; readonly onWhole: () => void };

const TrimNotice = ({ reason, onWhole }: TrimNoticeProps): ReactElement => (
  <DecisionPanel aria-label="Today">
    <h3>Today: {trimReasonNames[reason].toLowerCase()}</h3>
    <p>Your session is shorter or lighter, as you saw. Next time goes on from your own weights.</p>
    <div>
      <Button kind="quiet" onClick={onWhole}>
        Back to the whole session
      </Button>
    </div>
  </DecisionPanel>
);

type Stage =
  | { readonly kind: 'reasons' }
  | { readonly kind: 'preview'; readonly reason: TrimReason }
  | { readonly kind: 'health' }
  | { readonly kind: 'ended' };

const titleOf = (stage: Stage): string => {
  switch (stage.kind) {
    case 'reasons':
      return 'Not today?';
    case 'preview':
      return trimReasonNames[stage.reason];
    case 'health':
      return 'Is it one of these?';
    case 'ended':
      return 'That was the right call';
  }
};

/**
 * One press, one reason: previews what that reason's rule does to the remaining sets before it does
 * anything. Pain and worse never get a lighter set: they end the session.
 */
export const TrimOrEndSessionSheet = ({
  onTrim,
  onHealth,
  onClose,
  ...question
}: TrimOrEndSessionSheetProps): ReactElement => {
  const [stage, setStage] = useState<Stage>({ kind: 'reasons' });
  return (
    <Sheet title={titleOf(stage)} onClose={onClose}>
      {stage.kind === 'reasons' ? (
        <>
          <p>What is it? You’ll see what changes before anything does.</p>
          <SheetChoices>
            {trimReasons.map((reason) => (
              <li key={reason}>
                <button type="button" onClick={() => setStage({ kind: 'preview', reason })}>
                  {trimReasonNames[reason]}
                </button>
              </li>
            ))}
          </SheetChoices>
          <Warning>
            <Button kind="quiet" onClick={() => setStage({ kind: 'health' })}>
              Pain, dizziness, chest pain or bleeding?
            </Button>
          </Warning>
        </>
      ) : null}
      {stage.kind === 'preview' ? (
        <Preview
          {...question}
          reason={stage.reason}
          onAgree={(trim) => {
            onTrim({
              trim,
              notice: (onWhole) => <TrimNotice reason={trim.reason} onWhole={onWhole} />,
            });
            onClose();
          }}
          onKeep={onClose}
          onBack={() => setStage({ kind: 'reasons' })}
        />
      ) : null}
      {stage.kind === 'health' ? (
        <>
          <p>
            Then put the weight down. No lighter set is the answer to this. What you have logged so
            far is kept.
          </p>
          <ButtonRow layout="wide">
            <Button
              onClick={() => {
                setStage({ kind: 'ended' });
                onHealth(<HealthHelpContacts />);
              }}
            >
              End the session
            </Button>
            <Button kind="quiet" onClick={() => setStage({ kind: 'reasons' })}>
              None of these
            </Button>
          </ButtonRow>
          <HealthHelpContacts />
        </>
      ) : null}
      {stage.kind === 'ended' ? (
        <>
          <p>The session has ended, and nothing in your plan is held against it.</p>
          <HealthHelpContacts />
          <Button onClick={onClose}>Close</Button>
        </>
      ) : null}
    </Sheet>
  );
};
