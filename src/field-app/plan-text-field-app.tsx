import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import type { ExerciseLibrary } from '../domain/workout-notation/names/exercise-library.ts';
import {
  textWithBlockAtIndexReplaced,
  textWithEmptyBlockAtEnd,
  workoutBlocksIn,
} from '../domain/workout-notation/parse/workout-blocks.ts';
import { Workbench, type ExternalText } from '../features/editor/workbench/workbench.tsx';
import { ButtonRow } from '../ui/kit/button-row.tsx';
import { Button } from '../ui/kit/button.tsx';
import { Field as FormField } from '../ui/kit/field.ts';
import { Stack } from '../ui/layout/layout.tsx';
import { ProblemSentence } from '../ui/kit/problem-sentence.ts';
import {
  openFieldTextSync,
  type FieldApi,
  type FieldTextSync,
  type SavingState,
} from './field-text-sync.ts';

const Page = styled(Stack)`
  padding: var(--space-2);
`;

/** The pause in an editor’s typing after which her text is saved to the entry, in milliseconds. */
const pauseMs = 400;

const savingWords: Readonly<Record<SavingState, string>> = {
  saved: 'In the entry.',
  waiting: 'On its way into the entry …',
  failed: 'Contentful didn’t take your last change. It is still here.',
};

/** The app's interface to the frame that it runs in. */
export type FieldAppProps = {
  readonly field: FieldApi & {
    readonly onIsDisabledChanged: (listener: (isDisabled: boolean) => void) => () => unknown;
  };
  readonly readLibrary: () => Promise<ExerciseLibrary>;
  /**
   * The address of the public site, for the pages of exercises; undefined if it isn't configured.
   */
  readonly siteUrl: string | undefined;
};

type LibraryState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'ready'; readonly library: ExerciseLibrary };

/** The open view: one of the text's plans, or its whole Markdown. */
type View = number | 'text';

/** Opens a link to an exercise in a new tab, because within the frame it would replace the app. */
const openBeside = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin === window.location.origin) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
};

const withLinksBeside = (plan: ReactNode): ReactNode => (
  // Keyboard users reach and press the links themselves; this only handles their clicks.
  <Stack onClick={openBeside}>{plan}</Stack>
);

/**
 * The long text of a plan's entry: each of its plans in the workbench, and the text around them as
 * Markdown.
 */
export const PlanTextFieldApp = ({ field, readLibrary, siteUrl }: FieldAppProps): ReactElement => {
  const [text, setText] = useState(() => {
    const value = field.getValue();
    return typeof value === 'string' ? value : '';
  });
  const [outside, setOutside] = useState<ExternalText>();
  const [clash, setClash] = useState<string>();
  const [saving, setSaving] = useState<SavingState>('saved');
  const [isDisabled, setDisabled] = useState(false);
  const [library, setLibrary] = useState<LibraryState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const blocks = workoutBlocksIn(text);
  const [chosen, setChosen] = useState<View>(blocks.length === 0 ? 'text' : 0);
  const view = chosen === 'text' || blocks[chosen] === undefined ? 'text' : chosen;
  const fieldText = useRef<FieldTextSync>(undefined);
  const latest = useRef<{ readonly text: string; readonly view: View }>({ text, view });
  useLayoutEffect(() => {
    latest.current = { text, view };
  });

  const take = useCallback((next: string): void => {
    const { view: open } = latest.current;
    setText(next);
    setClash(undefined);
    const block = open === 'text' ? undefined : workoutBlocksIn(next)[open];
    if (block === undefined) return;
    setOutside((last) => ({ text: block.source, version: (last?.version ?? 0) + 1 }));
  }, []);

  useEffect(() => {
    const opened = openFieldTextSync({
      field,
      pauseMs,
      onOther: take,
      onClash: setClash,
      onState: setSaving,
    });
    fieldText.current = opened;
    const stopListening = field.onIsDisabledChanged(setDisabled);
    window.addEventListener('pagehide', opened.flush);
    return () => {
      window.removeEventListener('pagehide', opened.flush);
      stopListening();
      opened.stop();
    };
  }, [field, take]);

  useEffect(() => {
    let isCurrent = true;
    readLibrary().then(
      (read) => isCurrent && setLibrary({ kind: 'ready', library: read }),
      (reason: unknown) =>
        isCurrent &&
        setLibrary({
          kind: 'failed',
          reason: reason instanceof Error ? reason.message : 'no reason was given',
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [readLibrary, attempt]);

  const write = (next: string): void => {
    setText(next);
    fieldText.current?.write(next);
  };
  const open = (next: View): void => {
    setOutside(undefined);
    setChosen(next);
  };
  const toAddress = useCallback(
    (path: string) => (siteUrl === undefined ? undefined : `${siteUrl}${path}`),
    [siteUrl],
  );

  return (
    <Page>
      <ButtonRow>
        {blocks.map((_, index) => (
          <Button
            kind="quiet"
            key={index}
            type="button"
            aria-pressed={view === index}
            onClick={() => open(index)}
          >
            {blocks.length === 1 ? 'The plan' : `Plan ${index + 1}`}
          </Button>
        ))}
        <Button kind="quiet" aria-pressed={view === 'text'} onClick={() => open('text')}>
          The whole text
        </Button>
        <Button
          kind="quiet"
          disabled={isDisabled}
          onClick={() => {
            write(textWithEmptyBlockAtEnd(text));
            open(blocks.length);
          }}
        >
          Add a plan
        </Button>
        <span role="status">
          {isDisabled ? 'Nobody can change this text now.' : savingWords[saving]}
        </span>
        {saving === 'failed' ? (
          <Button onClick={() => fieldText.current?.flush()}>Try again</Button>
        ) : null}
      </ButtonRow>
      {clash === undefined ? null : (
        <>
          <ProblemSentence role="alert">
            Somebody else has changed this text while you were writing. Yours is in the entry now.
          </ProblemSentence>
          <ButtonRow>
            <Button
              kind="quiet"
              onClick={() => {
                take(clash);
                fieldText.current?.write(clash);
              }}
            >
              Take theirs instead
            </Button>
            <Button kind="quiet" onClick={() => setClash(undefined)}>
              Keep yours
            </Button>
          </ButtonRow>
        </>
      )}
      {view === 'text' ? (
        <FormField>
          <label htmlFor="whole-text">The whole text in Markdown</label>
          <textarea
            id="whole-text"
            rows={24}
            value={text}
            readOnly={isDisabled}
            onChange={({ target }) => write(target.value)}
          />
        </FormField>
      ) : null}
      {view !== 'text' && library.kind === 'loading' ? (
        <p>The exercises are on their way …</p>
      ) : null}
      {view !== 'text' && library.kind === 'failed' ? (
        <>
          <ProblemSentence role="alert">
            The exercises of this space could not be read ({library.reason}). You can still change
            the whole text.
          </ProblemSentence>
          <ButtonRow>
            <Button
              onClick={() => {
                setLibrary({ kind: 'loading' });
                setAttempt(attempt + 1);
              }}
            >
              Try again
            </Button>
          </ButtonRow>
        </>
      ) : null}
      {view !== 'text' && library.kind === 'ready' ? (
        <Workbench
          // Another plan is another text with its own undo history.
          key={view}
          library={library.library}
          initial={blocks[view]?.source ?? ''}
          outside={outside}
          isDisabled={isDisabled}
          onChange={(source) =>
            write(textWithBlockAtIndexReplaced(latest.current.text, view, source))
          }
          toAddress={toAddress}
          around={withLinksBeside}
        />
      ) : null}
    </Page>
  );
};
