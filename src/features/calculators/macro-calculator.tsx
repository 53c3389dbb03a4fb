import { useReducer, useState } from 'react';
import type { ReactElement } from 'react';
import { activityFactors, bmrOf, dailyEnergy } from '../../domain/calculators/energy.ts';
import { firstMacroState, nextMacroState } from '../../domain/calculators/macro-state.ts';
import { goals, planMacros } from '../../domain/calculators/macros.ts';
import type { Goal, MacroPlan } from '../../domain/calculators/macros.ts';
import { printLink } from '../../domain/calculators/share-link.ts';
import type { FormTexts, LinkFields } from '../../domain/calculators/share-link.ts';
import { BodyFields, activityIn, bodyLinkFields, readBody } from './body-fields.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { SwitchGroup } from './fields.tsx';
import { MacroBar, macroNames } from './macro-bar.tsx';
import { say } from './numbers.ts';
import {
  Announcement,
  Figure,
  Remark,
  Results,
  Share,
  Warning,
  Workbench,
  energyWarningTexts,
  rangeText,
} from './result.tsx';
import { Steps } from './steps.tsx';
import { useCalculatorForm } from './use-calculator-form.ts';

const goalNames: Readonly<Record<Goal, string>> = {
  maintenance: 'Maintenance',
  'fat-loss': 'Fat loss',
  'weight-gain': 'Weight gain',
};

/** What a goal does to the daily energy, as it is written in a sum. */
const goalSum = (goal: Goal): string => {
  switch (goal) {
    case 'maintenance':
      return '';
    case 'fat-loss':
      return ` ÷ ${say(1.25)}`;
    case 'weight-gain':
      return ` × ${say(1.2)}`;
  }
};

const linkFields = { ...bodyLinkFields, goal: goals } as const satisfies LinkFields;

const isGoal = (text: string | undefined): text is Goal => goals.some((goal) => goal === text);

const MacroTable = ({ plan, goal }: { plan: MacroPlan; goal: Goal }): ReactElement => (
  <table>
    <caption className="visually-hidden">
      A day of macros for {goalNames[goal].toLowerCase()}
    </caption>
    <thead>
      <tr>
        <th scope="col">Macro</th>
        <th scope="col">Grams</th>
        <th scope="col">kcal</th>
        <th scope="col">Share</th>
      </tr>
    </thead>
    <tbody>
      {plan.shares.map(({ name, grams, calories, percent }) => (
        <tr key={name}>
          <th scope="row">{macroNames[name]}</th>
          <td>
            <b>{say(grams)}&nbsp;g</b>
          </td>
          <td>{say(calories)}</td>
          <td>{say(percent)}%</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Together</th>
        <td />
        <td>{say(plan.calories)}</td>
        <td>{say(100)}%</td>
      </tr>
    </tfoot>
  </table>
);

/** BMR first; a goal shows calories and macros; another activity takes them away again (specification, section 4). */
export const MacroCalculator = (): ReactElement => {
  const [state, dispatch] = useReducer(nextMacroState, firstMacroState);
  const [texts, setTexts] = useState<FormTexts>({});
  const parts = useCalculatorForm({
    linkFields,
    read: (form) => {
      const body = readBody(form);
      return 'faults' in body
        ? body
        : { value: { bmr: bmrOf(body.value), activity: activityIn(form) } };
    },
    onValue: ({ bmr, activity }, typed, { goal }) => {
      setTexts(typed);
      dispatch({ kind: 'calculated', bmr, activity });
      if (isGoal(goal)) dispatch({ kind: 'goal-chosen', goal });
    },
    onChange: () => dispatch({ kind: 'inputs-changed' }),
    onReset: () => dispatch({ kind: 'reset' }),
  });
  const energy = state.step === 'inputs' ? 0 : dailyEnergy(state.bmr, state.activity);
  const plan = state.step === 'results' ? planMacros(energy, state.goal) : undefined;
  const warnings =
    state.step === 'results' && plan !== undefined
      ? energyWarningTexts(plan.calories, state.bmr, state.goal === 'fat-loss')
      : '';
  return (
    <Workbench aria-label="Calculator">
      <CalculatorForm parts={parts} label="About you" action="Calculate BMR">
        <BodyFields
          parts={parts}
          onActivity={(activity) => dispatch({ kind: 'activity-changed', activity })}
        />
      </CalculatorForm>
      <Results>
        {state.step === 'inputs' ? (
          <Steps
            steps={[
              ['Your BMR', 'what your body uses in a day of complete rest'],
              ['Your goal', 'keep your weight, lose fat or gain'],
              ['Your macros', 'calories, and grams of protein, carbohydrate and fat'],
            ]}
          />
        ) : (
          <>
            <Figure title="Your BMR" figure={say(state.bmr)} unit="kcal a day">
              <p>
                What your body uses in a day of complete rest. The formula can be 10% off:{' '}
                {rangeText(state.bmr, 10)}.
              </p>
            </Figure>
            <SwitchGroup
              legend="What is your goal?"
              name="goal"
              choices={goals.map((value) => ({ value, label: goalNames[value] }))}
              chosen={state.step === 'results' ? state.goal : undefined}
              onChoice={(goal) => dispatch({ kind: 'goal-chosen', goal })}
            />
          </>
        )}
        {state.step === 'results' && plan !== undefined ? (
          <>
            <Figure title={goalNames[state.goal]} figure={say(plan.calories)} unit="kcal a day">
              <Remark>
                {say(state.bmr)} × {say(activityFactors[state.activity])}
                {goalSum(state.goal)} = {say(plan.calories)}
              </Remark>
              <Warning texts={warnings} />
              <MacroBar plan={plan} />
              <MacroTable plan={plan} goal={state.goal} />
              <Remark>
                Grams are rounded. Counted back at {say(4)}, {say(4)} and {say(9)} kcal each, they
                can come to a few more or less.
              </Remark>
            </Figure>
            <Share
              parameters={printLink(linkFields, {
                ...texts,
                activity: state.activity,
                goal: state.goal,
              })}
            />
          </>
        ) : null}
      </Results>
      <Announcement>
        {state.step === 'inputs'
          ? ''
          : plan === undefined
            ? `Your BMR is ${say(state.bmr)} kilocalories a day. Now choose a goal.`
            : [
                `${say(plan.calories)} kilocalories a day:`,
                plan.shares
                  .map(
                    ({ name, grams }) => `${say(grams)} grams of ${macroNames[name].toLowerCase()}`,
                  )
                  .join(', '),
                warnings,
              ].join(' ')}
      </Announcement>
    </Workbench>
  );
};
