import { useId } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { chosenFill } from '../../ui/styles/chosen.ts';

const Choices = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 var(--space-2);
    font-weight: 700;
    line-height: 1.3;
  }

  & > div {
    display: grid;
    /* Each is wide enough for what may be said of it, so that nothing moves when that comes. */
    grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
    gap: var(--space-2);
  }

  & > p {
    margin-top: var(--space-2);
    font-size: var(--step--1);
  }

  & label {
    display: grid;
    place-content: center;
    position: relative;
    min-height: 3rem;
    padding: var(--space-1);
    border: 2px solid var(--ink);
    border-radius: var(--radius);
    font-weight: 700;
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
  }

  & label small {
    display: block;
    font-size: 0.8125rem;
    font-weight: 500;
  }

  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;

    /* Then the sizes are there to be read. */
    @media (scripting: none) {
      display: none;
    }
  }

  & label:has(:checked) {
    ${chosenFill}
  }

  & label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }

  & label:has(:disabled) {
    border-style: dashed;
    border-color: var(--muted);
    color: var(--muted);
    cursor: not-allowed;
  }
`;

/** Up to this many, we say how many are left. */
const fewPieces = 5;

const noteOf = (available: number | undefined): string | undefined => {
  if (available === undefined || available > fewPieces) return undefined;
  return available < 1 ? 'Sold out' : `Only ${available} left`;
};

type PieceChoiceProps = {
  readonly variants: readonly string[];
  readonly chosen: string | undefined;
  /** The fragment of the size chart, if there is one. */
  readonly sizeChart: string | undefined;
  /** How many of a size are available; undefined if unknown. */
  readonly availableOf: (variant: string) => number | undefined;
  /** The id of what is wrong with the choice, if something is. */
  readonly describedBy: string | undefined;
  readonly onChoose: (variant: string) => void;
};

/** The sizes of a product as radio buttons, each with its remaining stock. */
export const ProductSizeChoice = ({
  variants,
  chosen,
  sizeChart,
  availableOf,
  describedBy,
  onChoose,
}: PieceChoiceProps): ReactElement => {
  const name = useId();
  return (
    <Choices aria-describedby={describedBy}>
      <legend>Size</legend>
      <div>
        {variants.map((variant) => {
          const note = noteOf(availableOf(variant));
          return (
            <label key={variant}>
              <input
                type="radio"
                name={name}
                value={variant}
                checked={chosen === variant}
                disabled={note === 'Sold out'}
                onChange={() => onChoose(variant)}
              />
              <span>
                {variant} {note === undefined ? null : <small>{note}</small>}
              </span>
            </label>
          );
        })}
      </div>
      {sizeChart === undefined ? null : (
        <p>
          <a href={sizeChart}>Which size is mine?</a>
        </p>
      )}
    </Choices>
  );
};
