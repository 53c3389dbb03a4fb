import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { BarbellSetup } from '../../domain/calculators/plates.ts';
import { routes } from '../../domain/routes.ts';
import type {
  WeeklyWeightsOfLine,
  WeeklyWeightsOfSetBlock,
  WeightOfSetBlockInWeek,
} from '../../domain/training/plan/plan-weights.ts';
import { formatSetsAndAmount } from '../../domain/workout-notation/words/describe.ts';
import { createIslandFromLoader } from '../../ui/loading/island.tsx';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';
import { BarbellDrawing } from '../barbell/barbell-drawing.tsx';
import type { WeightsExerciseLibraryAndLog } from './log-maximum.island.tsx';
import {
  platesText,
  weekWeightsOrFirstIfAllEqual,
  weightExplanationIfNeeded,
  weightText,
} from './line-words.ts';

const LogMaximum = createIslandFromLoader(() =>
  import('./log-maximum.island.tsx').then((module) => module.AdoptOneRepMaxFromLogOffer),
);

/** Layered above the row's link, which covers the whole row. */
const Lines = styled.div`
  font-variant-numeric: tabular-nums;

  & b {
    font-weight: 700;
  }

  & .now {
    text-decoration: underline 2px var(--brass);
    text-underline-offset: 0.25em;
  }

  & small {
    color: var(--muted);
    font-size: inherit;
  }

  & button {
    position: relative;
    z-index: 1;
    min-height: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: start;
    text-decoration: underline;
    /* Safari before 26 ignores the short form with a style. */
    text-decoration-style: dotted;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  & a {
    position: relative;
    z-index: 1;
  }

  & a::after {
    content: none;
  }

  @media print {
    & button {
      min-height: 0;
      line-height: inherit;
      text-decoration: none;
    }
  }
`;

type WeeksProps = {
  readonly weeks: readonly WeightOfSetBlockInWeek[];
  readonly now: number | undefined;
};

/** Shows `57.5 → 60 → 62.5 kg`, with the next week underlined. */
const WeeksText = ({ weeks, now }: WeeksProps): ReactElement => {
  const shown = weekWeightsOrFirstIfAllEqual(weeks);
  const first = shown[0];
  return (
    <>
      {shown.length > 1 ? (
        <span className="visually-hidden">Week by week from week {first?.week}: </span>
      ) : null}
      {shown.map(({ week, weight }, index) => (
        <span key={week}>
          {index === 0 ? null : ' → '}
          {week === now && shown.length > 1 ? (
            <b className="now">
              <span className="visually-hidden">next, </span>
              {weight === undefined ? '?' : formatNumberInBrowserLocale(weight.value)}
            </b>
          ) : (
            <b>{weight === undefined ? '?' : formatNumberInBrowserLocale(weight.value)}</b>
          )}
        </span>
      ))}{' '}
      <b>{first?.weight?.unit}</b>
      {first?.perHand === true ? ' per hand' : null}
    </>
  );
};

type Shared = WeightsExerciseLibraryAndLog & {
  readonly setup: BarbellSetup;
  /** The next week. */
  readonly now: number | undefined;
  /** The page to return to. */
  readonly path: string;
};

const withoutWeight = (
  { planned }: WeightOfSetBlockInWeek,
  training: WeightsExerciseLibraryAndLog,
  path: string,
  isMissing: boolean,
): ReactElement | string | null => {
  switch (planned.kind) {
    case 'no maximum':
      if (planned.exercise === undefined) return 'You choose the weight.';
      return (
        <>
          No maximum yet:{' '}
          <a href={`${routes.myWeights}?exercise=${planned.exercise}&back=${path}`} rel="nofollow">
            add one
          </a>
          , or start light.
          <Suspense>
            <LogMaximum {...training} exercise={planned.exercise} />
          </Suspense>
        </>
      );
    case 'bodyweight':
      return isMissing ? 'Bodyweight.' : null;
    case 'open':
      return isMissing ? 'You choose the weight.' : null;
    default:
      return null;
  }
};

type BlockProps = Shared & { readonly block: WeeklyWeightsOfSetBlock; readonly isOnly: boolean };

const Block = ({ block, isOnly, now, path, ...training }: BlockProps): ReactElement | null => {
  const { weeks } = block;
  const known = weeks.some(({ weight }) => weight !== undefined);
  const first = weeks[0];
  const text =
    first === undefined ? null : known ? (
      <WeeksText weeks={weeks} now={now} />
    ) : (
      withoutWeight(first, training, path, true)
    );
  return text === null ? null : (
    <p>
      {isOnly ? null : `${formatSetsAndAmount(block.sets)}: `}
      {text}
    </p>
  );
};

/** The week to explain: the next one, or the first. */
const weekOf = (
  { weeks }: WeeklyWeightsOfSetBlock,
  now: number | undefined,
): WeightOfSetBlockInWeek | undefined => weeks.find(({ week }) => week === now) ?? weeks[0];

const heaviest = (weights: readonly WeightOfSetBlockInWeek[]): WeightOfSetBlockInWeek | undefined =>
  weights
    .filter(({ weight }) => weight !== undefined)
    .toSorted((one, other) => (other.weight?.value ?? 0) - (one.weight?.value ?? 0))[0];

type HerLineWeightsProps = Shared & { readonly line: WeeklyWeightsOfLine };

/**
 * The weights that the lifter lifts in a line of a plan: week by week, then the plates of the next
 * week and the source of the weight.
 */
export const OwnWeightsInLine = ({ line, ...shared }: HerLineWeightsProps): ReactElement => {
  const [isDrawn, setIsDrawn] = useState(false);
  const { library, setup, now } = shared;
  const titleOf = (slug: string): string | undefined => library.get(slug)?.title;
  const explained = heaviest(
    line.blocks.flatMap((block) => {
      const week = weekOf(block, now);
      return week === undefined ? [] : [week];
    }),
  );
  const plates = explained === undefined ? undefined : platesText(explained);
  const source =
    explained === undefined ? undefined : weightExplanationIfNeeded(explained, titleOf);
  const bar = explained?.bar;
  return (
    <Lines>
      {line.isSwapped && line.slug !== undefined ? (
        <p>{titleOf(line.slug) ?? 'Another exercise'} instead, as you chose.</p>
      ) : null}
      {line.blocks.map((block, index) => (
        // The index is the key because two blocks of sets may have the same text.
        <Block key={index} {...shared} block={block} isOnly={line.blocks.length === 1} />
      ))}
      {plates === undefined && source === undefined ? null : (
        <p>
          <small>
            {plates === undefined ? null : (
              <button type="button" aria-expanded={isDrawn} onClick={() => setIsDrawn(!isDrawn)}>
                {line.blocks.length > 1 && explained?.weight !== undefined
                  ? `${weightText(explained.weight)}: ${plates}`
                  : plates}
              </button>
            )}
            {plates !== undefined && source !== undefined ? ', ' : null}
            {source}
          </small>
        </p>
      )}
      {isDrawn && bar !== undefined ? <BarbellDrawing loaded={bar} setup={setup} /> : null}
    </Lines>
  );
};
