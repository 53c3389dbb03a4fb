import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { remainingStepsOf } from '../../../domain/training/session/remaining-steps-of.ts';
import { storeChosenSignals, type ChosenSignals } from '../device/chosen-signals.ts';
import { SessionOrExerciseNoteField } from './session-or-exercise-note-field.tsx';
import { SetsOfExerciseLine } from './sets-of-exercise-line.tsx';
import type { RunningSessionData } from '../running-session-data.ts';
import { Sheet } from '../../../page-parts/sheet.tsx';
import { SignalChoices } from './signal-choices.tsx';
import { setCountWords } from '../words/weight-amount-and-count-words.ts';
import { undoButtonText } from '../words/undo-button-text.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { lowScreenMedia } from '../../../ui/styles/media.ts';

export type SessionSetsSheetProps = {
  readonly view: RunningSessionData;
  readonly signals: ChosenSignals;
  /** Called with the choice, which is stored. */
  readonly onSignals: (chosen: ChosenSignals) => void;
  readonly onNotToday: () => void;
  /** Adds an exercise; only in a session of the lifter’s own. */
  readonly onAdd?: (() => void) | undefined;
  readonly onClose: () => void;
};

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-top: var(--space-3);
  border-top: 3px solid var(--ink);
`;

/** Undo stays visible however long the list is. */
const UndoBar = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  padding-block: var(--space-2);
  background: var(--paper);

  ${lowScreenMedia} {
    position: static;
  }
`;

/** The whole session: finished and remaining sets, in order. */
export const SessionSetsSheet = ({
  view,
  signals,
  onSignals,
  onNotToday,
  onAdd,
  onClose,
}: SessionSetsSheetProps): ReactElement => {
  const { state, session, dispatch, undo } = view;
  const [isSure, setSure] = useState(false);
  const left = remainingStepsOf(state);
  const lines = [...new Set(state.steps.map(({ line }) => line))];
  const finish = (): void => {
    if (left.length > 0 && !isSure) {
      setSure(true);
      return;
    }
    dispatch({ kind: 'finish', outcome: left.length === 0 ? 'finished' : 'stopped' });
  };
  return (
    <Sheet title="This session" onClose={onClose}>
      {lines.map((line) => (
        <SetsOfExerciseLine key={line} view={view} line={line} onMoved={onClose} />
      ))}
      {onAdd === undefined ? null : (
        <ButtonRow layout="wide">
          <Button
            kind="quiet"
            onClick={() => {
              onClose();
              onAdd();
            }}
          >
            Add an exercise
          </Button>
        </ButtonRow>
      )}
      <Section>
        <h3>Note for today</h3>
        <SessionOrExerciseNoteField
          key={session.id}
          label="Note for the session"
          text={state.note ?? ''}
          onText={(text) => dispatch({ kind: 'note', text })}
        />
      </Section>
      <Section>
        <h3>Signals</h3>
        <SignalChoices
          chosen={signals}
          onChosen={(chosen) => {
            storeChosenSignals(chosen);
            onSignals(chosen);
          }}
        />
      </Section>
      <Section>
        <h3>Not as planned?</h3>
        <ButtonRow layout="wide">
          {left.length === 0 ? null : (
            <Button
              kind="quiet"
              onClick={() => {
                onClose();
                onNotToday();
              }}
            >
              Not today
            </Button>
          )}
          <Button kind="quiet" onClick={finish}>
            {isSure ? `Yes, finish with ${setCountWords(left.length)} to come` : 'Finish here'}
          </Button>
        </ButtonRow>
      </Section>
      {state.lastEvent === undefined ? null : (
        <UndoBar>
          <Button kind="quiet" onClick={undo}>
            {undoButtonText(state.lastEvent)}
          </Button>
        </UndoBar>
      )}
    </Sheet>
  );
};
