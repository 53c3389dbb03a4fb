import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import {
  maxGiftMessageLength,
  maxGiftNameLength,
  type GiftChoice,
} from '../../domain/gifts/gifts.ts';
import { latestGiftStartDay, type GiftProblems } from '../../domain/gifts/gift-choice.ts';
import { Field } from '../../ui/kit/field.ts';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';

const Fields = styled.div`
  display: grid;
  gap: var(--space-5);
  max-width: 40rem;

  & textarea {
    min-height: 7rem;
  }

  & p {
    line-height: 1.5;
  }
`;

type GiftFieldsProps = {
  readonly gift: GiftChoice;
  readonly today: string;
  readonly problems: GiftProblems;
  readonly onChange: (gift: GiftChoice) => void;
};

type LabelledProps = {
  readonly name: keyof GiftChoice;
  readonly label: string;
  readonly hint: string;
  readonly problem: string | undefined;
  readonly children: (
    attributes: Readonly<{ id: string; name: string; 'aria-describedby': string }> & {
      readonly 'aria-invalid'?: true;
    },
  ) => ReactNode;
};

const Labelled = ({ name, label, hint, problem, children }: LabelledProps): ReactElement => {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-describedby': `${id}-hint`,
        ...(problem === undefined ? {} : { 'aria-invalid': true }),
      })}
      <div id={`${id}-hint`}>
        {problem === undefined ? null : <ProblemSentence>{problem}</ProblemSentence>}
        <p>{hint}</p>
      </div>
    </Field>
  );
};

/**
 * The giver's choices: the start day, the recipient's name, a personal line, and where the code is
 * sent.
 */
export const GiftFields = ({ gift, today, problems, onChange }: GiftFieldsProps): ReactElement => (
  <Fields>
    <Labelled
      name="startsOn"
      label="From which day can she use it?"
      hint="Today, or any day within a year."
      problem={problems.startsOn}
    >
      {(attributes) => (
        <input
          {...attributes}
          type="date"
          min={today}
          max={latestGiftStartDay(today)}
          value={gift.startsOn}
          onChange={({ target }) => onChange({ ...gift, startsOn: target.value })}
        />
      )}
    </Labelled>
    <Labelled
      name="toName"
      label="Her name, if you like"
      hint="We print it on the card."
      problem={problems.toName}
    >
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          autoComplete="off"
          maxLength={maxGiftNameLength}
          value={gift.toName}
          onChange={({ target }) => onChange({ ...gift, toName: target.value })}
        />
      )}
    </Labelled>
    <Labelled
      name="line"
      label="A line for her, if you like"
      hint={`It’s printed on the card, and she sees it when she uses the code. ${maxGiftMessageLength - gift.line.length} characters left.`}
      problem={problems.line}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          maxLength={maxGiftMessageLength}
          value={gift.line}
          onChange={({ target }) => onChange({ ...gift, line: target.value })}
        />
      )}
    </Labelled>
    <Labelled
      name="toAddress"
      label="Her e-mail address, if you’d like us to send the code"
      hint="We send it once, on that day. Leave this empty if you’re giving her the card yourself. You get the code either way."
      problem={problems.toAddress}
    >
      {(attributes) => (
        <input
          {...attributes}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={gift.toAddress}
          onChange={({ target }) => onChange({ ...gift, toAddress: target.value })}
        />
      )}
    </Labelled>
  </Fields>
);
