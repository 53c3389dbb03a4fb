import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { oneRepMax, otherFormulas, percentages } from '../../domain/calculators/one-rep-max.ts';
import type { Formula } from '../../domain/calculators/one-rep-max.ts';
import { gymKit, loadBar, parseKit, printKit } from '../../domain/calculators/plates.ts';
import type { Kit } from '../../domain/calculators/plates.ts';
import { roundToWhole } from '../../domain/calculators/rounding.ts';
import { printLink } from '../../domain/calculators/share-link.ts';
import type { FormTexts, LinkFields } from '../../domain/calculators/share-link.ts';
import { fromMetric, toMetric } from '../../domain/calculators/units.ts';
import type { WeightUnit } from '../../domain/calculators/units.ts';
import { recall, remember } from '../../services/storage.ts';
import { Barbell, barText } from './barbell.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { MeasureField, NumberField } from './fields.tsx';
import { Fold } from './fold.tsx';
import { faultsIn, measureIn, numberIn, shownUnit } from './form-texts.ts';
import { KitFields } from './kit-fields.tsx';
import { say, sayTenth } from './numbers.ts';
import {
  Announcement,
  Figure,
  Remark,
  ResultPart,
  Results,
  Share,
  Warning,
  Workbench,
  rangeText,
} from './result.tsx';
import { Steps } from './steps.tsx';
import { useCalculatorForm } from './use-calculator-form.ts';

const linkFields = { kg: 'text', lb: 'text', reps: 'text' } as const satisfies LinkFields;

const formulaNames: Readonly<Record<Formula, string>> = {
  epley: 'Epley, 1985',
  brzycki: 'Brzycki, 1993',
  lombardi: 'Lombardi, 1989',
  oconner: 'O’Conner and colleagues, 1989',
  wathan: 'Wathan, 1994',
};

/** The set that she did: kilograms, unrounded, and reps. */
type LiftedSet = { readonly kilograms: number; readonly reps: number };

const Table = styled.table`
  & td:nth-child(2) {
    white-space: nowrap;
    font-family: var(--heading);
    font-size: var(--step-2);
    font-weight: 850;
    line-height: 1.1;
  }

  & th[scope='row'] {
    font-size: var(--step-1);
  }

  & td:last-child {
    width: 60%;
  }

  & small {
    display: block;
    margin-top: var(--space-1);
    color: var(--muted);
    font-size: var(--step--1);
  }

  & tr {
    break-inside: avoid;
  }
`;

const OnTheBar = ({
  weight,
  kit,
}: {
  readonly weight: number;
  readonly kit: Kit;
}): ReactElement => {
  const loaded = loadBar(weight, kit);
  if (loaded === undefined) {
    return (
      <small>
        Lighter than the {say(kit.bar)} {kit.unit} bar. Take a lighter one, or dumbbells.
      </small>
    );
  }
  const missing = Math.round(100 * (weight - loaded.total)) / 100;
  return (
    <>
      <Barbell loaded={loaded} kit={kit} />
      <small>
        {barText(loaded, kit)}
        {missing === 0 ? '.' : `: ${say(loaded.total)} ${kit.unit}, ${say(missing)} short.`}
      </small>
    </>
  );
};

type FormulasProps = LiftedSet & { readonly unit: WeightUnit };

const OtherFormulas = ({ kilograms, reps, unit }: FormulasProps): ReactElement => {
  const maxOf = (formula: Formula): number =>
    roundToWhole(fromMetric(oneRepMax(kilograms, reps, formula), unit));
  const ours = maxOf('epley');
  const all = [ours, ...otherFormulas.map(maxOf)];
  const difference = (theirs: number): string => {
    if (theirs === ours) return 'the same';
    return `${say(Math.abs(theirs - ours))} ${unit} ${theirs > ours ? 'more' : 'less'}`;
  };
  return (
    <>
      <p>
        Five formulas put this set between {say(Math.min(...all))} and {say(Math.max(...all))}{' '}
        {unit}. All were fitted to other lifters on other days. Keep to one of them, and compare it
        only with itself.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Formula</th>
            <th scope="col">One rep max</th>
            <th scope="col">Beside ours</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{formulaNames.epley}</th>
            <td>
              <b>
                {say(ours)} {unit}
              </b>
            </td>
            <td>ours</td>
          </tr>
          {otherFormulas.map((formula) => (
            <tr key={formula}>
              <th scope="row">{formulaNames[formula]}</th>
              <td>
                <b>
                  {say(maxOf(formula))} {unit}
                </b>
              </td>
              <td>{difference(maxOf(formula))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

const asWeightUnit = (unit: string): WeightUnit => (unit === 'lb' ? 'lb' : 'kg');

/** The kit that the device remembers, or an ordinary gym's. */
const recallKit = (unit: WeightUnit): Kit => {
  const text = recall(`kit.${unit}`);
  return text === undefined ? gymKit(unit) : parseKit(text, unit);
};

/** The estimate from a set, its shares with the plates for each, and what other formulas say. */
export const OneRepMaxCalculator = (): ReactElement => {
  const [known, setKnown] = useState<LiftedSet & { readonly texts: FormTexts }>();
  const [kit, setKit] = useState<Kit>(() => gymKit('kg'));
  const forget = (): void => setKnown(undefined);
  const parts = useCalculatorForm({
    linkFields,
    read: (form) => {
      const load = measureIn(form, 'load');
      const reps = numberIn(form, 'reps');
      return 'value' in load && 'value' in reps
        ? {
            value: {
              kilograms: toMetric(load.value),
              reps: reps.value,
              unit: asWeightUnit(shownUnit(form, 'load')),
            },
          }
        : faultsIn({ load, reps });
    },
    onValue: ({ kilograms, reps, unit }, texts) => {
      setKnown({ kilograms, reps, texts });
      setKit(recallKit(unit));
    },
    onChange: forget,
    onReset: forget,
    onUnit: (form) => setKit(recallKit(asWeightUnit(shownUnit(form, 'load')))),
  });
  const { unit } = kit;
  const lifted = known === undefined ? 0 : fromMetric(known.kilograms, unit);
  const max = known === undefined ? 0 : roundToWhole(oneRepMax(lifted, known.reps));
  const single =
    known?.reps === 1
      ? `You did one rep, so your one rep max is what you lifted: ${sayTenth(lifted)} ${unit}. The formula makes more of it than you have shown.`
      : '';
  return (
    <Workbench aria-label="Calculator">
      <CalculatorForm parts={parts} label="Your set" action="Calculate">
        <MeasureField
          name="load"
          label="Weight you lifted"
          faults={parts.faults}
          onUnit={parts.onUnit}
        />
        <NumberField name="reps" label="Reps, 1 to 10" suffix="reps" fault={parts.faults.reps} />
      </CalculatorForm>
      <Results>
        {known === undefined ? (
          <Steps
            steps={[
              ['Your one rep max', 'the most you could lift once, estimated'],
              ['Your training weights', '90, 80, 70, 60 and 50 per cent of it'],
              ['Your bar', 'which plates go on it for each'],
            ]}
          />
        ) : (
          <>
            <Figure title="Your one rep max" figure={say(max)} unit={unit}>
              <p>
                Five per cent either way is common: {rangeText(max, 5)} {unit}.
              </p>
              <Remark>
                {sayTenth(lifted)} × (1 + {say(known.reps)} ÷ {say(30)}) = {say(max)}
              </Remark>
              <Warning texts={single} />
            </Figure>
            <ResultPart title="Your training weights">
              <Table>
                <caption className="visually-hidden">Shares of your one rep max</caption>
                <thead>
                  <tr>
                    <th scope="col">Share</th>
                    <th scope="col">Weight</th>
                    <th scope="col">On the bar</th>
                  </tr>
                </thead>
                <tbody>
                  {percentages.map((percent) => (
                    <tr key={percent}>
                      <th scope="row">{say(percent)}%</th>
                      <td>
                        {sayTenth((max * percent) / 100)} {unit}
                      </td>
                      <td>
                        <OnTheBar weight={(max * percent) / 100} kit={kit} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </ResultPart>
            <div className="no-print">
              <Fold title="The bar and plates you have">
                <KitFields
                  kit={kit}
                  onKit={(changed) => {
                    setKit(changed);
                    remember(`kit.${unit}`, printKit(changed));
                  }}
                />
                <Remark>Your device remembers this for next time.</Remark>
              </Fold>
              <Fold title="What other formulas say">
                <OtherFormulas kilograms={known.kilograms} reps={known.reps} unit={unit} />
              </Fold>
            </div>
            <Share parameters={printLink(linkFields, known.texts)} />
          </>
        )}
      </Results>
      <Announcement>
        {known === undefined ? '' : `Your one rep max is about ${say(max)} ${unit}. ${single}`}
      </Announcement>
    </Workbench>
  );
};
