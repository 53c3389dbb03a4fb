import { useReducer, useState } from 'react';
import type { ReactElement } from 'react';
import {
  activityFactors,
  bmrOfWoman,
  dailyEnergyFromBmr,
} from '../../domain/calculators/energy.ts';
import {
  initialMacroCalculatorProgress,
  nextMacroCalculatorProgress,
} from '../../domain/calculators/macro-calculator-progress.ts';
import { adviceOnHighProteinOrLowFat } from '../../domain/calculators/macro-advice.ts';
import { macroGoalKeys, macroPlanForDailyEnergyAndGoal } from '../../domain/calculators/macros.ts';
import type { MacroGoal } from '../../domain/calculators/macros.ts';
import { toCalculatorQuery } from '../../domain/calculators/share-link.ts';
import type {
  CalculatorFormTexts,
  CalculatorQueryFieldRules,
} from '../../domain/calculators/share-link.ts';
import {
  activityInFormOrDefault,
  BodyFields,
  bodyLinkFields,
  readBodyFields,
} from './form/body-fields.tsx';
import { CalculatorForm } from './form/calculator-form.tsx';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';
import { MacroBarAndTable } from './results/macro-bar-and-table.tsx';
import { CopyResultLinkButton } from './results/copy-result-link-button.tsx';
import { highProteinOrLowFatAnnouncement } from './results/high-protein-or-low-fat-announcement.ts';
import { macroNames } from './results/macro-names.ts';
import {
  CalculatorLayout,
  MainResult,
  ResultsColumn,
  ScreenReaderAnnouncement,
  Warning,
} from './results/result-parts.tsx';
import {
  energyWarningTextOrEmpty,
  joinSentences,
  plusMinusPercentRangeText,
} from './results/result-texts.ts';
import { ResultsPlaceholderList } from './results/results-placeholder-list.tsx';
import { RadioGroup } from './form/radio-group.tsx';
import { useCalculatorFormErrorsAndHandlers } from './form/use-calculator-form-errors-and-handlers.ts';
import { SideNote } from '../../ui/kit/side-note.ts';

const goalNames: Readonly<Record<MacroGoal, string>> = {
  maintenance: 'Maintenance',
  'fat-loss': 'Fat loss',
  'weight-gain': 'Weight gain',
};

/** The step that a goal adds to the displayed formula. */
const goalTerm = (goal: MacroGoal): string => {
  switch (goal) {
    case 'maintenance':
      return '';
    case 'fat-loss':
      return ` ÷ ${formatNumberInBrowserLocale(1.25)}`;
    case 'weight-gain':
      return ` × ${formatNumberInBrowserLocale(1.2)}`;
  }
};

const linkFields = {
  ...bodyLinkFields,
  goal: macroGoalKeys,
} as const satisfies CalculatorQueryFieldRules;

const isGoal = (text: string | undefined): text is MacroGoal =>
  macroGoalKeys.some((goal) => goal === text);

/**
 * Shows the BMR first, then calories and macros for a goal. Changing the activity clears the goal
 * (STATES-11).
 */
export const MacroCalculator = (): ReactElement => {
  const [state, dispatch] = useReducer(nextMacroCalculatorProgress, initialMacroCalculatorProgress);
  const [texts, setTexts] = useState<CalculatorFormTexts>({});
  const [kilograms, setKilograms] = useState(0);
  const formState = useCalculatorFormErrorsAndHandlers({
    linkFields,
    read: (form) => {
      const body = readBodyFields(form);
      return 'errors' in body
        ? body
        : {
            ...body,
            value: {
              bmr: bmrOfWoman(body.value),
              activity: activityInFormOrDefault(form),
              kilograms: body.value.kilograms,
            },
          };
    },
    onValue: ({ bmr, activity, kilograms: weight }, typed, { goal }) => {
      setTexts(typed);
      setKilograms(weight);
      dispatch({ kind: 'calculated', bmr, activity });
      if (isGoal(goal)) dispatch({ kind: 'goal-chosen', goal });
    },
    onChange: () => dispatch({ kind: 'inputs-changed' }),
    onReset: () => dispatch({ kind: 'reset' }),
  });
  const energy = state.step === 'inputs' ? 0 : dailyEnergyFromBmr(state.bmr, state.activity);
  const plan =
    state.step === 'results' ? macroPlanForDailyEnergyAndGoal(energy, state.goal) : undefined;
  const advice = plan === undefined ? [] : adviceOnHighProteinOrLowFat(plan, kilograms);
  const warning =
    state.step === 'results' && plan !== undefined
      ? energyWarningTextOrEmpty(plan.calories, state.bmr, state.goal === 'fat-loss')
      : '';
  return (
    <CalculatorLayout aria-label="Calculator">
      <CalculatorForm state={formState} label="About you" action="Calculate BMR">
        <BodyFields
          state={formState}
          onActivity={(activity) => dispatch({ kind: 'activity-changed', activity })}
        />
      </CalculatorForm>
      <ResultsColumn>
        {state.step === 'inputs' ? (
          <ResultsPlaceholderList
            steps={[
              ['Your BMR', 'what your body uses in a day of complete rest'],
              ['Your goal', 'keep your weight, lose fat or gain'],
              ['Your macros', 'calories, and grams of protein, carbohydrate and fat'],
            ]}
          />
        ) : (
          <>
            <MainResult
              title="Your BMR"
              figure={formatNumberInBrowserLocale(state.bmr)}
              unit="kcal a day"
            >
              <p>
                What your body uses in a day of complete rest. The formula can be 10% off:{' '}
                {plusMinusPercentRangeText(state.bmr, 10)}.
              </p>
              <Warning text={formState.warning} />
            </MainResult>
            <RadioGroup
              legend="What is your goal?"
              name="goal"
              choices={macroGoalKeys.map((value) => ({ value, label: goalNames[value] }))}
              chosen={state.step === 'results' ? state.goal : undefined}
              onChoice={(goal) => dispatch({ kind: 'goal-chosen', goal })}
            />
          </>
        )}
        {state.step === 'results' && plan !== undefined ? (
          <>
            <MainResult
              title={goalNames[state.goal]}
              figure={formatNumberInBrowserLocale(plan.calories)}
              unit="kcal a day"
            >
              <SideNote>
                {formatNumberInBrowserLocale(state.bmr)} ×{' '}
                {formatNumberInBrowserLocale(activityFactors[state.activity])}
                {goalTerm(state.goal)} = {formatNumberInBrowserLocale(plan.calories)}
              </SideNote>
              <Warning text={warning} />
              <MacroBarAndTable plan={plan} goal={goalNames[state.goal]} advice={advice} />
              <SideNote>
                Grams are rounded. Counted back at {formatNumberInBrowserLocale(4)},{' '}
                {formatNumberInBrowserLocale(4)} and {formatNumberInBrowserLocale(9)} kcal each,
                they can come to a few more or less.
              </SideNote>
            </MainResult>
            <CopyResultLinkButton
              parameters={toCalculatorQuery(linkFields, {
                ...texts,
                activity: state.activity,
                goal: state.goal,
              })}
            />
          </>
        ) : null}
      </ResultsColumn>
      <ScreenReaderAnnouncement>
        {state.step === 'inputs'
          ? ''
          : plan === undefined
            ? joinSentences(
                `Your BMR is ${formatNumberInBrowserLocale(state.bmr)} kilocalories a day.`,
                formState.warning,
                'Now choose a goal.',
              )
            : [
                `${formatNumberInBrowserLocale(plan.calories)} kilocalories a day:`,
                `${plan.shares
                  .map(
                    ({ name, grams }) =>
                      `${formatNumberInBrowserLocale(grams)} grams of ${macroNames[name].toLowerCase()}`,
                  )
                  .join(', ')}.`,
                ...advice.map(highProteinOrLowFatAnnouncement),
                formState.warning,
                warning,
              ].join(' ')}
      </ScreenReaderAnnouncement>
    </CalculatorLayout>
  );
};
