import type { ReactElement, RefObject } from 'react';
import { undoWords } from '../words/undo-words.ts';
import { ScreenFoot } from './screen-frame.tsx';
import { Info } from '../set/set-frame.tsx';
import type { SessionView } from '../session-view.ts';

type AllDoneProps = {
  readonly view: SessionView;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onList: () => void;
};

/** After the last set: one press ends the session. */
export const AllDone = ({ view, heading, onList }: AllDoneProps): ReactElement => {
  const { state, dispatch, undo } = view;
  const done = state.sets.filter(({ kind }) => kind === 'work').length;
  return (
    <>
      <Info>
        <h2 id="set-heading" ref={heading} tabIndex={-1}>
          That was the last set
        </h2>
        <p className="target">{done === 1 ? '1 set' : `${done} sets`} in the log book.</p>
        <p>Add a set or put a number right in the list, or finish here.</p>
      </Info>
      <ScreenFoot>
        <ul>
          <li>
            <button type="button" disabled={state.lastEvent === undefined} onClick={undo}>
              {undoWords(state.lastEvent)}
            </button>
          </li>
          <li>
            <button type="button" onClick={onList}>
              All sets
            </button>
          </li>
        </ul>
        <button type="button" onClick={() => dispatch({ kind: 'finish', outcome: 'finished' })}>
          Finish
        </button>
      </ScreenFoot>
    </>
  );
};
