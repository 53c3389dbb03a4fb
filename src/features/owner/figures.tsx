import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { OneMonthFiguresAnswer } from '../../domain/owner/figures.ts';
import { fetchFiguresFileOfMonth, fetchFiguresOfMonth } from '../../services/owner/owner-api.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Field } from '../../ui/kit/field.ts';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { useDeskActions } from './desk-context.ts';
import { MonthFigures, monthInWords } from './month-figures.tsx';
import { AsyncButton } from './parts.tsx';
import { saveFile } from '../../services/save-file.ts';

const monthsBack = (now: Date, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 15))
      .toISOString()
      .slice(0, 7),
  );

/** The figures of a month: members and money, each currency separately. */
export const ChosenMonthFiguresSection = ({ now }: { readonly now: Date }): ReactElement => {
  const { getAccessToken } = useDeskActions();
  const months = monthsBack(now, 24);
  const [month, setMonth] = useState(months[0] ?? '');
  const [figures, setFigures] = useState<OneMonthFiguresAnswer>();
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isOver = false;
    void fetchFiguresOfMonth(getAccessToken, month).then((result) => {
      if (isOver || result.kind === 'signed-out') return;
      setProblem(result.kind === 'answered' ? undefined : result.sentence);
      if (result.kind === 'answered') setFigures(result.value);
    });
    return () => {
      isOver = true;
    };
  }, [getAccessToken, month, tries]);

  const save = async (): Promise<string | undefined> => {
    const result = await fetchFiguresFileOfMonth(getAccessToken, month);
    if (result.kind === 'answered') saveFile(result.value, `knurl-${month}.csv`);
    return result.kind === 'answered' || result.kind === 'signed-out' ? undefined : result.sentence;
  };
  return (
    <>
      <ButtonRow layout="beside-field">
        <Field>
          <label htmlFor="figures-month">Month</label>
          <select
            id="figures-month"
            value={month}
            onChange={(event) => setMonth(event.target.value)}
          >
            {months.map((one) => (
              <option key={one} value={one}>
                {monthInWords(one)}
              </option>
            ))}
          </select>
        </Field>
        <AsyncButton isQuiet onPress={save}>
          Save as CSV
        </AsyncButton>
      </ButtonRow>
      {problem === undefined ? null : (
        <>
          <ProblemSentence role="alert">{problem}</ProblemSentence>
          <ButtonRow>
            <AsyncButton
              isQuiet
              onPress={async () => {
                setTries((count) => count + 1);
                return undefined;
              }}
            >
              Try again
            </AsyncButton>
          </ButtonRow>
        </>
      )}
      {figures?.month === month ? <MonthFigures figures={figures} /> : null}
    </>
  );
};
