import { useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import type { ComparedPlan } from '../../domain/finder/compare-file.ts';
import {
  maxPlansToCompareWith,
  topMusclesWithWeeklySetsByPlan,
} from '../../domain/finder/compared.ts';
import { kitText } from '../../domain/finder/training-facts.ts';
import { sessionMinutesText } from '../../domain/plans/time-and-equipment.ts';
import { AmountInChosenCurrency } from '../../page-parts/price/amount.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Field } from '../../ui/kit/field.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

// In this script: one of its own would cost every page a name in webpack's list.
export { fetchAllComparablePlans } from '../../services/compare-file.ts';

/** The name of a row stands above its cells, so that three columns fit a narrow phone. */
const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  line-height: 1.35;

  & th,
  & td {
    padding: var(--space-1) var(--space-2) var(--space-1) 0;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  & thead th {
    padding-block-end: var(--space-3);
    font-size: var(--step-1);
  }

  & tbody th {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
    color: var(--muted);
    font-size: var(--step--1);
    font-weight: 600;
  }

  & tbody th::first-letter {
    text-transform: uppercase;
  }

  & td {
    padding-block-end: var(--space-3);
    font-weight: 700;
  }

  @media (max-width: 23.99em) {
    font-size: var(--step--1);

    & thead th {
      font-size: 1rem;
    }
  }

  & button {
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    font-size: var(--step--1);
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }
`;

export type PlanComparisonTableProps = {
  readonly plans: readonly ComparedPlan[];
  /** The address of the page's own plan. */
  readonly own: string;
  /** The addresses of those beside it. */
  readonly others: readonly string[];
  readonly onOthers: (others: readonly string[]) => void;
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const opens = ({ kind, sale }: ComparedPlan): ReactNode => {
  if (kind === 'free plan') return 'Open to everybody';
  return sale === undefined ? 'Not for sale now' : 'Buying it once';
};

const rows: readonly (readonly [name: string, cell: (plan: ComparedPlan) => ReactNode])[] = [
  [
    'Price',
    ({ sale, kind }) =>
      sale === undefined ? (
        kind === 'pack' ? (
          '–'
        ) : (
          'Free'
        )
      ) : (
        <AmountInChosenCurrency prices={sale.prices} />
      ),
  ],
  ['What opens it', opens],
  ['Weeks', ({ weeks }) => weeks ?? 'Single sessions'],
  ['Days a week', ({ days }) => (days === 0 ? 'As you like' : days)],
  ['A session takes', (plan) => sessionMinutesText(plan) ?? 'As long as you like'],
  ['Kit', (plan) => capital(kitText(plan))],
  ['Level', ({ level }) => (level === null ? 'Any' : capital(level))],
];

/**
 * A plan or a pack beside others, fact by fact, with a field to add one and a button to take one
 * away.
 */
export const PlanComparisonTable = ({
  plans,
  own,
  others,
  onOthers,
}: PlanComparisonTableProps): ReactElement => {
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState('');
  const known = [own, ...others].flatMap((path) => plans.filter((plan) => plan.path === path));
  const shown = known.map(({ path }) => path).filter((path) => path !== own);
  const left = plans.filter(({ path }) => path !== own && !shown.includes(path));
  const sets = topMusclesWithWeeklySetsByPlan(known);
  const change = (next: readonly string[]): void => {
    setChosen('');
    onOthers(next);
    // What was pressed may be gone.
    table.current?.focus();
  };
  return (
    <>
      <Table ref={table} tabIndex={-1} aria-labelledby="compare">
        <thead>
          <tr>
            {known.map(({ path, title }) => (
              <th key={path} scope="col">
                {path === own ? title : <SiteLink to={path}>{title}</SiteLink>}
                {path === own ? null : (
                  <div>
                    <button
                      type="button"
                      aria-label={`Take away ${title}`}
                      onClick={() => change(shown.filter((one) => one !== path))}
                    >
                      Take away
                    </button>
                  </div>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(([name, cell]) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={known.length}>
                {name}
              </th>
            </tr>
            <tr>
              {known.map((plan) => (
                <td key={plan.path}>{cell(plan)}</td>
              ))}
            </tr>
          </tbody>
        ))}
        {sets.map(({ muscle, aWeek }) => (
          <tbody key={muscle}>
            <tr>
              <th scope="rowgroup" colSpan={known.length}>
                {muscle}, hard sets a week
              </th>
            </tr>
            <tr>
              {known.map(({ path }, index) => (
                <td key={path}>{aWeek[index] ?? 'few or none'}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </Table>
      {shown.length === maxPlansToCompareWith ? null : (
        <Field>
          <label htmlFor={id}>
            {shown.length === 0 ? 'Put another plan beside it' : 'And a third one'}
          </label>
          <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">Choose a plan</option>
            {(['free plan', 'pack'] as const).map((kind) => (
              <optgroup key={kind} label={kind === 'pack' ? 'Packs' : 'Free plans'}>
                {left
                  .filter((plan) => plan.kind === kind)
                  .map(({ path, title }) => (
                    <option key={path} value={path}>
                      {title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
          <ButtonRow>
            <Button disabled={chosen === ''} onClick={() => change([...shown, chosen])}>
              Compare
            </Button>
          </ButtonRow>
        </Field>
      )}
    </>
  );
};
