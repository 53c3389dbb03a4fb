import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { FiguresAnswer } from '../../domain/account/owner-answer.ts';
import { ukDay } from '../../domain/mails/uk-time.ts';
import { currencies, currencyNames, formatMoney } from '../../domain/money.ts';
import { fetchFiguresFile, readFigures } from '../../services/owner/owner-api.ts';
import { Field } from '../../ui/form.tsx';
import { Problem } from '../../ui/notice.tsx';
import { useDesk } from './desk-context.ts';
import { Buttons, AsyncButton } from './parts.tsx';
import { saveFile } from '../../services/save-file.ts';

/** Turns `2026-11` into `November 2026`. */
const wordsOf = (month: string): string =>
  ukDay(`${month}-15T12:00:00Z`).split(' ').slice(1).join(' ');

const monthsBack = (now: Date, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 15))
      .toISOString()
      .slice(0, 7),
  );

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--space-4);
  margin: 0;

  & > div {
    display: flex;
    flex-direction: column-reverse;
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line);
  }

  & dd {
    margin: 0;
    font: 900 var(--step-4) / 1 var(--heading);
    font-variant-numeric: tabular-nums;
  }
`;

const Bars = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & li > span {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    font-variant-numeric: tabular-nums;
  }
`;

/* A border, because print and forced colours drop backgrounds. */
const Bar = styled.span`
  display: block;
  min-width: 2px;
  border-block-start: 0.75rem solid var(--accent);

  &.back {
    border-color: var(--muted);
  }
`;

type Line = {
  readonly key: string;
  readonly words: string;
  readonly minorUnits: number;
  readonly amount: string;
  readonly isBack: boolean;
};

const linesOf = (
  { paid, refunded }: FiguresAnswer,
  currency: (typeof currencies)[number],
): readonly Line[] => [
  ...paid
    .filter(({ amount }) => amount.currency === currency)
    .map(({ cause, what, count, amount }) => ({
      key: `${cause} ${what}`,
      words: `${what}, ${cause === 'order' ? 'new' : 'renewed'}: ${count}`,
      minorUnits: amount.minorUnits,
      amount: formatMoney(amount),
      isBack: false,
    })),
  ...refunded
    .filter(({ amount }) => amount.currency === currency)
    .map(({ what, count, amount }) => ({
      key: `back ${what}`,
      words: `${what}, paid back: ${count}`,
      minorUnits: amount.minorUnits,
      amount: `−${formatMoney(amount)}`,
      isBack: true,
    })),
];

const MonthFigures = ({ figures }: { readonly figures: FiguresAnswer }): ReactElement => {
  const groups = currencies
    .map((currency) => ({ currency, lines: linesOf(figures, currency) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <>
      <Counts>
        <div>
          <dt>joined</dt>
          <dd>{figures.joined}</dd>
        </div>
        <div>
          <dt>left</dt>
          <dd>{figures.left}</dd>
        </div>
        <div>
          <dt>members at the end</dt>
          <dd>{figures.members}</dd>
        </div>
      </Counts>
      {groups.length === 0 ? <p>Nothing was paid in {wordsOf(figures.month)}.</p> : null}
      {groups.map(({ currency, lines }) => {
        const most = Math.max(...lines.map(({ minorUnits }) => minorUnits));
        return (
          <div key={currency}>
            <h3>In {currencyNames[currency]}</h3>
            <Bars>
              {lines.map(({ key, words, minorUnits, amount, isBack }) => (
                <li key={key}>
                  <span>
                    <span>{words}</span> <strong>{amount}</strong>
                  </span>
                  <Bar
                    aria-hidden="true"
                    className={isBack ? 'back' : ''}
                    style={{ width: `${(100 * minorUnits) / most}%` }}
                  />
                </li>
              ))}
            </Bars>
          </div>
        );
      })}
    </>
  );
};

/** The figures of a month: members and money, each currency separately. */
export const Figures = ({ now }: { readonly now: Date }): ReactElement => {
  const { getAccessToken } = useDesk();
  const months = monthsBack(now, 24);
  const [month, setMonth] = useState(months[0] ?? '');
  const [figures, setFigures] = useState<FiguresAnswer>();
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isOver = false;
    void readFigures(getAccessToken, month).then((result) => {
      if (isOver || result.kind === 'signed-out') return;
      setProblem(result.kind === 'answered' ? undefined : result.sentence);
      if (result.kind === 'answered') setFigures(result.value);
    });
    return () => {
      isOver = true;
    };
  }, [getAccessToken, month, tries]);

  const save = async (): Promise<string | undefined> => {
    const result = await fetchFiguresFile(getAccessToken, month);
    if (result.kind === 'answered') saveFile(result.value, `knurl-${month}.csv`);
    return result.kind === 'answered' || result.kind === 'signed-out' ? undefined : result.sentence;
  };
  return (
    <>
      <Buttons>
        <Field>
          <label htmlFor="figures-month">Month</label>
          <select
            id="figures-month"
            value={month}
            onChange={(event) => setMonth(event.target.value)}
          >
            {months.map((one) => (
              <option key={one} value={one}>
                {wordsOf(one)}
              </option>
            ))}
          </select>
        </Field>
        <AsyncButton isQuiet onPress={save}>
          Save as CSV
        </AsyncButton>
      </Buttons>
      {problem === undefined ? null : (
        <>
          <Problem role="alert">{problem}</Problem>
          <Buttons>
            <AsyncButton
              isQuiet
              onPress={async () => {
                setTries((count) => count + 1);
                return undefined;
              }}
            >
              Try again
            </AsyncButton>
          </Buttons>
        </>
      )}
      {figures?.month === month ? <MonthFigures figures={figures} /> : null}
    </>
  );
};
