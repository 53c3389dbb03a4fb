import { useId, useRef, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Field } from '../../../ui/kit/field.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { SmallFields } from '../parts.tsx';

/** Two different places of a phrase, at random, in their order. */
const pickTwo = (length: number): readonly [number, number] => {
  const places = Array.from({ length }, (_, index) => index);
  const take = (): number => {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    return places.splice(drawn % places.length, 1)[0] ?? 0;
  };
  const [one, other] = [take(), take()];
  return one < other ? [one, other] : [other, one];
};

type AskedWordsProps = {
  readonly words: readonly string[];
  readonly onRight: () => void;
  readonly onShowAgain: () => void;
};

/** Asks for two words of a new phrase, so that nobody goes on who hasn't written it down. */
export const PhraseWordsQuestion = ({
  words,
  onRight,
  onShowAgain,
}: AskedWordsProps): ReactElement => {
  const id = useId();
  const [places] = useState(() => pickTwo(words.length));
  const [typed, setTyped] = useState<readonly string[]>(['', '']);
  const [wrong, setWrong] = useState<number>();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const first = places.findIndex(
      (place, index) => typed[index]?.trim().toLowerCase() !== words[place],
    );
    if (first === -1) {
      onRight();
      return;
    }
    setWrong(first);
    form.current?.querySelectorAll('input')[first]?.focus();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <SmallFields>
        {places.map((place, index) => (
          <Field key={place}>
            <label htmlFor={`${id}-${index}`}>Word {place + 1}</label>
            <input
              id={`${id}-${index}`}
              value={typed[index]}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              aria-invalid={wrong === index}
              aria-describedby={wrong === index ? `${id}-problem` : undefined}
              onChange={(event) => {
                setTyped(typed.with(index, event.target.value));
                setWrong(undefined);
              }}
            />
          </Field>
        ))}
      </SmallFields>
      {wrong === undefined ? null : (
        <ProblemSentence id={`${id}-problem`} role="alert">
          {typed[wrong]?.trim() === ''
            ? `Type word ${(places[wrong] ?? 0) + 1} of your phrase.`
            : `Word ${(places[wrong] ?? 0) + 1} of your phrase is another one. Look it up in what you wrote down.`}
        </ProblemSentence>
      )}
      <ButtonRow>
        <Button type="submit">Go on</Button>
        <Button kind="quiet" onClick={onShowAgain}>
          Show me the words again
        </Button>
      </ButtonRow>
    </form>
  );
};
