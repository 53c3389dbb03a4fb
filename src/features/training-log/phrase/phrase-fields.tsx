import { useId, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactElement, SubmitEvent } from 'react';
import styled from 'styled-components';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Field } from '../../../ui/kit/field.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import {
  phraseFaultOf,
  phraseWordCount,
  phraseWordsBeginning,
  phraseWordsIn,
  type PhraseFaultPlaceAndSentence,
  type PhraseWordListAndValidator,
} from './phrase-word-list-and-validator.ts';

const Words = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: var(--space-3);
  max-width: 40rem;
  list-style: none;
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const none: readonly string[] = Array.from({ length: phraseWordCount }, () => '');

type TypedPhraseProps = {
  readonly book: PhraseWordListAndValidator;
  /** The label of the button that uses the phrase. */
  readonly action: string;
  /** Uses a phrase. Resolves with a sentence if it isn't the right one. */
  readonly onPhrase: (words: readonly string[]) => Promise<string | undefined>;
  readonly onCancel: () => void;
};

/**
 * Twelve fields for a recovery phrase. Words are suggested as the lifter types, a space goes on to
 * the next field, and a pasted phrase fills them all. What she typed stays when something is wrong
 * with it.
 */
export const PhraseFields = ({
  book,
  action,
  onPhrase,
  onCancel,
}: TypedPhraseProps): ReactElement => {
  const id = useId();
  const [words, setWords] = useState(none);
  const [current, setCurrent] = useState(0);
  const [fault, setFault] = useState<PhraseFaultPlaceAndSentence>();
  const [isBusy, setBusy] = useState(false);
  const list = useRef<HTMLOListElement>(null);

  const focus = (index: number): void =>
    list.current?.querySelectorAll('input')[Math.min(index, phraseWordCount - 1)]?.focus();
  /**
   * Writes several words into the fields, from this one on; a whole phrase fills them from the
   * first.
   */
  const fill = (from: number, several: readonly string[]): void => {
    const start = several.length >= phraseWordCount ? 0 : from;
    setWords(words.map((word, index) => several[index - start] ?? word));
    focus(start + several.length);
  };
  const type = (index: number, text: string): void => {
    const several = phraseWordsIn(text);
    if (several.length > 1) fill(index, several);
    else setWords(words.with(index, several[0] ?? ''));
  };
  const paste = (index: number, event: ClipboardEvent): void => {
    const several = phraseWordsIn(event.clipboardData.getData('text'));
    if (several.length < 2) return;
    event.preventDefault();
    fill(index, several);
  };
  const goOn = (index: number, event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (words[index] !== '') focus(index + 1);
  };
  const open = async (): Promise<void> => {
    setBusy(true);
    const found = await phraseFaultOf(words, book);
    const sentence = found === undefined ? await onPhrase(words) : undefined;
    setFault(found ?? (sentence === undefined ? undefined : { index: undefined, sentence }));
    setBusy(false);
    if (found?.index !== undefined) focus(found.index);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy) void open();
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Words ref={list} aria-label="The twelve words of your phrase">
        {words.map((word, index) => {
          const isWrong = fault?.index === index;
          return (
            <li key={`${id}-${index + 1}`}>
              <Field>
                <label htmlFor={`${id}-${index}`}>Word {index + 1}</label>
                <input
                  id={`${id}-${index}`}
                  list={index === current ? `${id}-suggestions` : undefined}
                  value={word}
                  autoComplete="off"
                  autoCapitalize="none"
                  autoCorrect="off"
                  spellCheck={false}
                  enterKeyHint={index === phraseWordCount - 1 ? 'done' : 'next'}
                  aria-invalid={isWrong}
                  aria-describedby={isWrong ? `${id}-problem` : undefined}
                  onFocus={() => setCurrent(index)}
                  onChange={(event) => type(index, event.target.value)}
                  onPaste={(event) => paste(index, event)}
                  onKeyDown={(event) => goOn(index, event)}
                />
              </Field>
            </li>
          );
        })}
      </Words>
      <datalist id={`${id}-suggestions`}>
        {phraseWordsBeginning(words[current] ?? '', book.words).map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
      {fault === undefined ? null : (
        <ProblemSentence id={`${id}-problem`} role="alert">
          {fault.sentence}
        </ProblemSentence>
      )}
      <ButtonRow>
        <Button type="submit" aria-busy={isBusy}>
          {action}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </ButtonRow>
    </Form>
  );
};
