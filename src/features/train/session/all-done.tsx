import type { ReactElement, RefObject } from 'react';
import { undoButtonText } from '../words/undo-button-text.ts';
import { ScreenFoot } from './screen-frame.tsx';
import { SetInfoArea } from '../set/set-frame.tsx';
import type { RunningSessionData } from '../running-session-data.ts';

export type AllSetsOfSessionDoneProps = {
  readonly view: RunningSessionData;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onList: () => void;
  /** Adds an exercise; only in a session of the lifter’s own. */
  readonly onAdd: (() => void) | undefined;
};

/** After the last set: one press ends the session. In an empty one it adds the first exercise. */
export const AllSetsOfSessionDone = ({
  view,
  heading,
  onList,
  onAdd,
}: AllSetsOfSessionDoneProps): ReactElement => {
  const { state, dispatch, undo } = view;
  const isEmpty = state.steps.length === 0;
  const finish = (): void => dispatch({ kind: 'finish', outcome: 'finished' });
  const done = state.sets.filter(({ kind }) => kind === 'work').length;
  return (
    <>
      <SetInfoArea>
        <h2 id="set-heading" ref={heading} tabIndex={-1}>
          {isEmpty ? 'What comes first?' : 'That was the last set'}
        </h2>
        {isEmpty ? null : (
          <p className="target">{done === 1 ? '1 set' : `${done} sets`} in the log book.</p>
        )}
        <p>
          {isEmpty
            ? 'Add an exercise, from our library or by a name of your own.'
            : 'Add a set or put a number right in the list, or finish here.'}
        </p>
      </SetInfoArea>
      <ScreenFoot>
        <ul>
          <li>
            <button type="button" disabled={state.lastEvent === undefined} onClick={undo}>
              {undoButtonText(state.lastEvent)}
            </button>
          </li>
          <li>
            <button type="button" onClick={onList}>
              All sets
            </button>
          </li>
          {isEmpty || onAdd === undefined ? null : (
            <li>
              <button type="button" onClick={onAdd}>
                Add exercise
              </button>
            </li>
          )}
        </ul>
        <button type="button" onClick={isEmpty ? onAdd : finish}>
          {isEmpty ? 'Add an exercise' : 'Finish'}
        </button>
      </ScreenFoot>
    </>
  );
};
