import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import type { ExerciseLibrary } from '../../../domain/workout-notation/names/exercise-library.ts';
import {
  openNotationEditor,
  type UndoAndRedoAvailability,
  type NotationEditorActions,
  type WrittenByEditorOrSomebodyElse,
} from './notation-editor.ts';

type NotationFieldProps = {
  readonly label: string;
  /** The id of the element that says how to leave it by keyboard. */
  readonly describedBy: string;
  readonly library: ExerciseLibrary;
  /** The initial text. From then on the editor owns it. */
  readonly initial: string;
  readonly isDisabled: boolean;
  readonly onOpen: (editor: NotationEditorActions) => void;
  readonly onChange: (text: string, by: WrittenByEditorOrSomebodyElse) => void;
  readonly onLine: (line: number) => void;
  readonly onHistory: (history: UndoAndRedoAvailability) => void;
};

/** The editor of a plan's text. */
export const NotationField = (props: NotationFieldProps): ReactElement => {
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<NotationEditorActions>(undefined);
  // The editor outlives a render, so it calls the latest callbacks.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const { isDisabled, library, label, describedBy } = props;
  // It opens with the page, so that no press can come before it.
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    const opened = openNotationEditor({
      parent: box.current,
      text: latest.current.initial,
      library,
      label,
      describedBy,
      isDisabled: latest.current.isDisabled,
      onChange: (text, by) => latest.current.onChange(text, by),
      onLine: (line) => latest.current.onLine(line),
      onHistory: (history) => latest.current.onHistory(history),
    });
    editor.current = opened;
    latest.current.onOpen(opened);
    return () => opened.close();
  }, [library, label, describedBy]);
  useEffect(() => editor.current?.setDisabled(isDisabled), [isDisabled]);
  return <div ref={box} />;
};
