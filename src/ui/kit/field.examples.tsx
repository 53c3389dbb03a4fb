import type { ReactElement } from 'react';
import { UiExample, longestExampleText } from './ui-example.tsx';
import { Field } from './field.ts';
import { ProblemSentence } from './problem-sentence.ts';

/** `Field` in every state. */
export const FieldExamples = (): ReactElement => (
  <>
    <UiExample of="empty, and optional">
      <Field>
        <label htmlFor="example-phone">
          Phone <small>(optional)</small>
        </label>
        <input id="example-phone" type="tel" />
      </Field>
    </UiExample>
    <UiExample of="wrong">
      <Field>
        <label htmlFor="example-email">E-mail</label>
        <input
          id="example-email"
          type="email"
          defaultValue="olive@"
          aria-invalid
          aria-describedby="example-email-problem"
        />
        <ProblemSentence id="example-email-problem">Write the whole address.</ProblemSentence>
      </Field>
    </UiExample>
    <UiExample of="off">
      <Field>
        <label htmlFor="example-code">Code</label>
        <input id="example-code" defaultValue="KNURL-2026" disabled />
      </Field>
    </UiExample>
    <UiExample of="a choice">
      <Field>
        <label htmlFor="example-month">Month</label>
        <select id="example-month">
          <option>any</option>
          <option>2026-11</option>
        </select>
      </Field>
    </UiExample>
    <UiExample of="several lines, a long text">
      <Field>
        <label htmlFor="example-message">{longestExampleText}</label>
        <textarea id="example-message" defaultValue={longestExampleText} />
      </Field>
    </UiExample>
  </>
);
