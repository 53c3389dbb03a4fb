import { useContext, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { LoadingKind } from '../../../domain/training/movement-and-loading.ts';
import {
  maxTypedWeight,
  parseTypedWeight,
} from '../../../domain/training/session/parse-typed-weight.ts';
import type { Weight } from '../../../domain/training/weight.ts';
import { formatNumberForInput } from '../../../ui/text/format-number-in-browser-locale.ts';
import { SetIdContext } from './set-id-context.ts';

const WeightBox = styled.span`
  & > input {
    field-sizing: content;
    min-width: 2ch;
    max-width: 100%;
    min-height: 3rem;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: inset 0 -2px var(--brass);
    font: inherit;
    line-height: inherit;
    text-align: center;
  }

  & > input[aria-invalid='true'] {
    box-shadow: inset 0 -2px var(--ink);
  }

  & > small {
    display: block;
    font-family: var(--body);
    font-size: 1rem;
    font-weight: 700;
    line-height: 1.2;
  }
`;

export type WeightFieldProps = {
  readonly name: string;
  readonly weight: Weight | undefined;
  /** The unit of what is typed. */
  readonly unit: Weight['unit'];
  readonly loading: LoadingKind;
  readonly onWeight: (weight: Weight) => void;
  /** Called with whether the text is no weight. */
  readonly onBad: (isBad: boolean) => void;
};

/**
 * A weight that can be typed: a tap opens the keypad for decimals. Every text that is a weight
 * counts at once, so that “Done” needs no other press before it; one that isn't stays there, with a
 * sentence.
 */
export const WeightField = ({
  name,
  weight,
  unit,
  loading,
  onWeight,
  onBad,
}: WeightFieldProps): ReactElement => {
  const problemId = useId();
  const unitId = useId();
  const of = useContext(SetIdContext);
  const field = useRef<HTMLInputElement>(null);
  // The keypad closes with its set.
  useEffect(() => field.current?.blur(), [of]);
  const [typed, setTyped] = useState<{
    readonly of: string;
    readonly text: string;
    /** The weight after it was typed: once a stepper has changed that, the text no longer holds. */
    readonly weight: number | undefined;
    readonly isBad: boolean;
  }>();
  const isTyped = typed?.of === of && typed.weight === weight?.value;
  // An empty field is on its way to a weight.
  const isBad = isTyped && typed.isBad && typed.text.trim() !== '';
  const onText = (text: string): void => {
    const read = parseTypedWeight(text, unit, loading);
    setTyped({ of, text, weight: (read ?? weight)?.value, isBad: read === undefined });
    if (read !== undefined) onWeight(read);
    onBad(read === undefined && (weight !== undefined || text.trim() !== ''));
  };
  return (
    <WeightBox>
      <span id={unitId} hidden>
        in {unit === 'kg' ? 'kilograms' : 'pounds'}
      </span>
      <input
        ref={field}
        type="text"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={name}
        aria-invalid={isBad}
        aria-describedby={isBad ? `${unitId} ${problemId}` : unitId}
        placeholder="–"
        // Browsers that can't size a field by its content take the width of its text.
        size={Math.max(2, (isTyped ? typed.text : formatWeight(weight)).length)}
        value={isTyped ? typed.text : formatWeight(weight)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
        onBlur={() => {
          if (isBad) return;
          setTyped(undefined);
          onBad(false);
        }}
      />
      {isBad ? (
        <small id={problemId} role="alert">
          Type a weight from 0 to {maxTypedWeight}, such as 62.5.
        </small>
      ) : null}
    </WeightBox>
  );
};

const formatWeight = (weight: Weight | undefined): string =>
  weight === undefined ? '' : formatNumberForInput(weight.value);
