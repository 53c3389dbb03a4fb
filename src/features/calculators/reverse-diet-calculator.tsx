import { useState } from 'react';
import type { ReactElement } from 'react';
import {
  increaseNames,
  increases,
  raiseCalories,
  weekChoices,
} from '../../domain/calculators/reverse-diet.ts';
import type { Increase } from '../../domain/calculators/reverse-diet.ts';
import { roundToWhole } from '../../domain/calculators/rounding.ts';
import { printLink } from '../../domain/calculators/share-link.ts';
import type { FormTexts, LinkFields } from '../../domain/calculators/share-link.ts';
import { energyWarnings, leastCalories } from '../../domain/calculators/warnings.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { Columns } from './columns.tsx';
import { NumberField } from './fields.tsx';
import { faultsIn, numberIn } from './form-texts.ts';
import { say } from './numbers.ts';
import { Announcement, ResultPart, Results, Share, Warning, Workbench } from './result.tsx';
import { Schedule, increaseTitles } from './schedule.tsx';
import type { Pace } from './schedule.tsx';
import { Steps } from './steps.tsx';
import { useCalculatorForm } from './use-calculator-form.ts';

const linkFields = {
  calories: 'text',
  step: increaseNames,
  weeks: weekChoices.map(String),
  stop: 'text',
} as const satisfies LinkFields;

const usualPace: Pace = { increase: 'average', weeks: 2, ceiling: '' };

const isIncrease = (text: string | undefined): text is Increase =>
  increaseNames.some((name) => name === text);

const paceOf = ({ step, weeks, stop }: FormTexts, otherwise: Pace): Pace => ({
  increase: isIncrease(step) ? step : otherwise.increase,
  weeks: weeks === undefined ? otherwise.weeks : Number(weeks),
  ceiling: stop ?? otherwise.ceiling,
});

/** What eating so little needs to be said, about the calories of now and about the steps that stay too low. */
const warningOf = (calories: number): string => {
  if (calories === 0 || energyWarnings(calories, undefined).length === 0) return '';
  const low = increaseNames.filter((name) => raiseCalories(calories, name) < leastCalories);
  const steps = low.map((name) => increaseTitles[name].toLowerCase()).join(', ');
  const still = low.length === 0 ? '' : ` These steps leave you under it: ${steps}.`;
  return `You eat less than ${say(leastCalories)} kcal a day now.${still} Take a large step, and ask your GP or a dietitian for help.`;
};

/** Four steps up from what she eats now, and a schedule at her pace. What is no number shows 0 (section 5). */
export const ReverseDietCalculator = (): ReactElement => {
  /** 0 stands for what could not be worked with. */
  const [known, setKnown] = useState<{ readonly calories: number; readonly texts: FormTexts }>();
  const [pace, setPace] = useState<Pace>(usualPace);
  const forget = (): void => setKnown(undefined);
  const parts = useCalculatorForm({
    linkFields,
    read: (form) => {
      const calories = numberIn(form, 'calories');
      return 'value' in calories ? calories : faultsIn({ calories });
    },
    onValue: (calories, texts, opened) => {
      setKnown({ calories, texts });
      setPace(paceOf(opened, pace));
    },
    onFault: () => setKnown({ calories: 0, texts: {} }),
    onChange: forget,
    onReset: () => {
      forget();
      setPace(usualPace);
    },
  });
  const calories = known?.calories ?? 0;
  const raised = increaseNames.map((name) => raiseCalories(calories, name));
  const warning = warningOf(calories);
  return (
    <Workbench aria-label="Calculator">
      <CalculatorForm parts={parts} label="What you eat" action="Calculate">
        <NumberField
          name="calories"
          label="Calories you eat a day now"
          suffix="kcal"
          fault={parts.faults.calories}
        />
      </CalculatorForm>
      <Results>
        {known === undefined ? (
          <Steps
            steps={[
              ['Four steps up', 'from a modest one to a reckless one'],
              ['Your pace', 'how long you stay at each level, and where you stop'],
              ['Your weeks', 'what to eat a day, week by week'],
            ]}
          />
        ) : (
          <>
            <ResultPart title="Your next step up, in kcal a day">
              <Warning texts={warning} />
              <Columns
                most={Math.max(...raised)}
                columns={increaseNames.map((name, index) => ({
                  name: increaseTitles[name],
                  value: raised[index] ?? 0,
                  base: roundToWhole(calories),
                  text: `+${say(increases[name])}%, +${say((raised[index] ?? 0) - roundToWhole(calories))}`,
                  chosen: false,
                }))}
              />
            </ResultPart>
            {calories === 0 ? null : (
              <>
                <Schedule calories={roundToWhole(calories)} pace={pace} onPace={setPace} />
                <Share
                  parameters={printLink(linkFields, {
                    ...known.texts,
                    step: pace.increase,
                    weeks: String(pace.weeks),
                    stop: pace.ceiling,
                  })}
                />
              </>
            )}
          </>
        )}
      </Results>
      <Announcement>
        {known === undefined
          ? ''
          : [
              ...increaseNames.map(
                (name, index) =>
                  `${increaseTitles[name]}: ${say(raised[index] ?? 0)} kilocalories.`,
              ),
              warning,
            ].join(' ')}
      </Announcement>
    </Workbench>
  );
};
