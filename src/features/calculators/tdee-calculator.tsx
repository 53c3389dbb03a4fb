import { useState } from 'react';
import type { ReactElement } from 'react';
import {
  activities,
  activityFactors,
  bmrOf,
  dailyEnergy,
  usualActivity,
} from '../../domain/calculators/energy.ts';
import type { Activity } from '../../domain/calculators/energy.ts';
import { roundToWhole } from '../../domain/calculators/rounding.ts';
import { printLink } from '../../domain/calculators/share-link.ts';
import type { FormTexts } from '../../domain/calculators/share-link.ts';
import { BodyFields, activityIn, activityNames, bodyLinkFields, readBody } from './body-fields.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { Columns } from './columns.tsx';
import { say } from './numbers.ts';
import {
  Announcement,
  Figure,
  Remark,
  ResultPart,
  Results,
  Share,
  Warning,
  Workbench,
  energyWarningTexts,
  rangeText,
} from './result.tsx';
import { Steps } from './steps.tsx';
import { useCalculatorForm } from './use-calculator-form.ts';

/** The four levels side by side with the BMR in each; another level moves the mark. */
export const TdeeCalculator = (): ReactElement => {
  const [known, setKnown] = useState<{ readonly bmr: number; readonly texts: FormTexts }>();
  const [activity, setActivity] = useState<Activity>(usualActivity);
  const forget = (): void => setKnown(undefined);
  const parts = useCalculatorForm({
    linkFields: bodyLinkFields,
    read: (form) => {
      const body = readBody(form);
      return 'faults' in body
        ? body
        : { value: { bmr: bmrOf(body.value), activity: activityIn(form) } };
    },
    onValue: ({ bmr, activity: chosen }, texts) => {
      setKnown({ bmr, texts });
      setActivity(chosen);
    },
    onChange: forget,
    onReset: () => {
      forget();
      setActivity(usualActivity);
    },
  });
  const energyAt = (level: Activity): number =>
    known === undefined ? 0 : roundToWhole(dailyEnergy(known.bmr, level));
  const energy = energyAt(activity);
  const warnings = known === undefined ? '' : energyWarningTexts(energy, known.bmr, false);
  return (
    <Workbench aria-label="Calculator">
      <CalculatorForm parts={parts} label="About you" action="Calculate TDEE">
        <BodyFields parts={parts} onActivity={setActivity} />
      </CalculatorForm>
      <Results>
        {known === undefined ? (
          <Steps
            steps={[
              ['Your BMR', 'what your body uses in a day of complete rest'],
              ['Your TDEE', 'what it uses in a day of your usual week'],
              ['The other weeks', 'the same for all four levels, side by side'],
            ]}
          />
        ) : (
          <>
            <Figure title="Your TDEE" figure={say(energy)} unit="kcal a day">
              <p>
                What you use in a day of your usual week. The formula can be 10% off:{' '}
                {rangeText(energy, 10)}.
              </p>
              <Remark>
                BMR {say(known.bmr)} × {say(activityFactors[activity])} = {say(energy)}
              </Remark>
              <Warning texts={warnings} />
            </Figure>
            <ResultPart title="All four levels, in kcal a day">
              <Columns
                most={energyAt('very-active')}
                columns={activities.map((level) => ({
                  name: activityNames[level],
                  value: energyAt(level),
                  base: known.bmr,
                  text: level === activity ? 'your week' : `× ${say(activityFactors[level])}`,
                  chosen: level === activity,
                }))}
              />
              <Remark>
                The lower part of every column is your BMR, {say(known.bmr)} kcal. The upper part is
                what you do.
              </Remark>
            </ResultPart>
            <Share parameters={printLink(bodyLinkFields, { ...known.texts, activity })} />
          </>
        )}
      </Results>
      <Announcement>
        {known === undefined
          ? ''
          : [
              `Your TDEE is ${say(energy)} kilocalories a day, your BMR ${say(known.bmr)}.`,
              warnings,
            ].join(' ')}
      </Announcement>
    </Workbench>
  );
};
