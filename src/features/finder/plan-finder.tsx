import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { minuteChoices } from '../../domain/finder/chosen-filters.ts';
import type { FinderListEntry } from '../../domain/finder/finder-file.ts';
import { kits, type KitId } from '../../domain/finder/kit.ts';
import {
  lifeStages,
  planAims,
  type LifeStage,
  type PlanAim,
} from '../../domain/finder/plan-finder-only-facts.ts';
import {
  daysAWeekChoices,
  emptyQuestion,
  isPartAnswered,
  parsePlanQuestionFromAddress,
  planQuestionPartNames,
  queryAndHashOfQuestion,
  type PlanQuestion,
} from '../../domain/finder/plan-question.ts';
import { routes } from '../../domain/routes.ts';
import { levels } from '../../domain/training/levels.ts';
import { soreParts } from '../../domain/training/sore-part.ts';
import {
  FinderValueChoice,
  ChoiceGroup,
  FinderChoicesForm,
} from '../../page-parts/finder/finder-choices.tsx';
import {
  pushUrlQueryAndHash,
  useUrlHash,
  useUrlQueryString,
} from '../../page-parts/finder/use-url-query.ts';
import { trainsAtHome } from '../../services/training-place.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { useHydrated } from '../../ui/loading/use-hydrated.ts';
import { useAllPlans } from './use-all-plans.ts';

/** The questions need scripts. Without them the page's lists by kit and time stand alone. */
const WithScripts = styled(Stack)`
  @media (scripting: none) {
    display: none;
  }
`;

const aimNames: Readonly<Record<PlanAim, string>> = {
  strength: 'Get strong',
  muscle: 'Build muscle',
  'fat loss': 'Lose fat, keep muscle',
  health: 'Feel well',
  'bum and legs': 'Bum and legs',
  'upper body': 'Upper body',
  powerlifting: 'Powerlifting',
  weightlifting: 'Olympic lifting',
  'another sport': 'Another sport',
};

const stageNames: Readonly<Record<LifeStage, string>> = {
  'first time': 'My first time',
  'coming back': 'Coming back',
  pregnant: 'Pregnant',
  'after birth': 'After a birth',
  menopause: 'Menopause',
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const toggled = <Value,>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

type Option = {
  readonly text: string;
  readonly isChosen: boolean;
  /** The question after a press on it. */
  readonly next: PlanQuestion;
};

type Group = {
  readonly name: string;
  readonly title: string;
  readonly several?: boolean;
  readonly options: readonly Option[];
};

const groupsOf = (question: PlanQuestion): readonly Group[] => [
  {
    name: 'days',
    title: 'Days a week',
    options: [undefined, ...daysAWeekChoices].map((days) => ({
      text: days === undefined ? 'Any' : `${days} days`,
      isChosen: question.days === days,
      next: { ...question, days },
    })),
  },
  {
    name: 'minutes',
    title: 'Time you have',
    options: [undefined, ...minuteChoices].map((minutes) => ({
      text: minutes === undefined ? 'Any' : `${minutes} min`,
      isChosen: question.minutes === minutes,
      next: { ...question, minutes },
    })),
  },
  {
    name: 'kit',
    title: 'Kit you have',
    several: true,
    options: kits.map(({ id, name }) => ({
      text: name,
      isChosen: question.kit.includes(id),
      next: { ...question, kit: toggled(question.kit, id) },
    })),
  },
  {
    name: 'level',
    title: 'Level',
    options: [undefined, ...levels].map((level) => ({
      text: level === undefined ? 'Any' : capital(level),
      isChosen: question.level === level,
      next: { ...question, level },
    })),
  },
  {
    name: 'aim',
    title: 'What for',
    options: [undefined, ...planAims].map((aim) => ({
      text: aim === undefined ? 'Anything' : aimNames[aim],
      isChosen: question.aim === aim,
      next: { ...question, aim },
    })),
  },
  {
    name: 'stage',
    title: 'Time of life',
    options: [undefined, ...lifeStages].map((stage) => ({
      text: stage === undefined ? 'None of these' : stageNames[stage],
      isChosen: question.stage === stage,
      next: { ...question, stage },
    })),
  },
  {
    name: 'spare',
    title: 'Parts to spare',
    several: true,
    options: soreParts.map((part) => ({
      text: capital(part),
      isChosen: question.spare.includes(part),
      next: { ...question, spare: toggled(question.spare, part) },
    })),
  },
];

/** What a plan at home needs at most (decision 093). */
const kitAtHome: readonly KitId[] = ['dumbbells', 'bands'];

const addressOf = (question: PlanQuestion): string => {
  const { query, hash } = queryAndHashOfQuestion(question);
  return `${routes.findAPlan}${query}${hash}`;
};

type PlanFinderProps = {
  /** Loads what draws the card of an answer, with the first choice. */
  readonly loadCard: () => Promise<(entry: FinderListEntry) => ReactNode>;
};

/**
 * Asks for days, time, kit, level and aim, which stand in the address, and for what concerns the
 * visitor's body, which stands after its `#` and reaches no server. Shows the plans that fit and
 * why. Until scripts run, every choice is a link to the address that it makes.
 */
export const PlanFinder = ({ loadCard }: PlanFinderProps): ReactElement => {
  const isHydrated = useHydrated();
  const question = parsePlanQuestionFromAddress(useUrlQueryString(), useUrlHash());
  const asksSomething = planQuestionPartNames.some((part) => isPartAnswered(question, part));
  const [load, retry] = useAllPlans(asksSomething, loadCard);
  const change = (next: PlanQuestion): void => {
    const { query, hash } = queryAndHashOfQuestion(next);
    pushUrlQueryAndHash(query, hash);
  };
  const offersKitAtHome = isHydrated && question.kit.length === 0 && trainsAtHome();
  return (
    <WithScripts>
      {offersKitAtHome ? (
        <ButtonRow>
          <p>You train at home, as you said in My Weights.</p>
          <Button kind="quiet" onClick={() => change({ ...question, kit: kitAtHome })}>
            Look for dumbbells and bands
          </Button>
        </ButtonRow>
      ) : null}
      <FinderChoicesForm
        aria-label="What you are looking for"
        className="no-print"
        onSubmit={(event) => event.preventDefault()}
      >
        {groupsOf(question).map(({ name, title, several, options }) => (
          <ChoiceGroup key={name} title={title}>
            {options.map(({ text, isChosen, next }) => (
              <FinderValueChoice
                key={text}
                name={name}
                text={text}
                several={several === true}
                checked={isChosen}
                page={isHydrated ? undefined : addressOf(next)}
                onChoose={() => change(next)}
              />
            ))}
          </ChoiceGroup>
        ))}
      </FinderChoicesForm>
      {!asksSomething ? (
        <p>
          Choose what matters to you and leave the rest. What you say about your body stays on your
          device.
        </p>
      ) : null}
      {asksSomething && load.kind === 'loading' ? (
        <p role="status">Looking for what fits…</p>
      ) : null}
      {asksSomething && load.kind === 'failed' ? (
        <>
          <p role="alert">We couldn’t load the plans. Check your connection and try again.</p>
          <ButtonRow>
            <Button kind="quiet" onClick={retry}>
              Try again
            </Button>
          </ButtonRow>
        </>
      ) : null}
      {asksSomething && load.kind === 'loaded' ? (
        <load.FoundPlans
          plans={load.plans}
          question={question}
          card={load.card}
          onQuestion={change}
          onClear={() => change(emptyQuestion)}
        />
      ) : null}
    </WithScripts>
  );
};
