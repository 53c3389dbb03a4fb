import type { ReactElement } from 'react';
import {
  readLocalTime,
  type DayMonthOrder,
} from '../../../domain/training/log-files/read-cells.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { FocusedHeading } from './focused-heading.tsx';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const list = new Intl.ListFormat('en-GB');

type DayOrderQuestionProps = {
  /** One or two days of the file, such as `03/04/2026`. */
  readonly examples: readonly string[];
  readonly onAnswer: (order: DayMonthOrder) => void;
};

/** Asks whether the day or the month comes first, with days of the lifter’s own file. */
export const DayMonthOrderQuestion = ({
  examples,
  onAnswer,
}: DayOrderQuestionProps): ReactElement => {
  const daysIn = (order: DayMonthOrder): string =>
    list.format(
      examples.flatMap((example) => {
        const time = readLocalTime(example, order);
        return time === undefined ? [] : [format.format(time.at)];
      }),
    );
  return (
    <>
      <FocusedHeading>Which days are these?</FocusedHeading>
      <p>
        The file has {list.format(examples.map((example) => `“${example}”`))}, and nothing in it
        says whether the day or the month comes first.
      </p>
      <ButtonRow>
        <Button kind="quiet" onClick={() => onAnswer('day first')}>
          {daysIn('day first')}
        </Button>
        <Button kind="quiet" onClick={() => onAnswer('month first')}>
          {daysIn('month first')}
        </Button>
      </ButtonRow>
    </>
  );
};
