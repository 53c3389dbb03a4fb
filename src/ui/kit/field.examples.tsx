import type { ReactElement } from 'react';
import { Example, longestExampleText } from './example.tsx';
import { Field } from './field.ts';
import { Problem } from './problem.ts';

/** `Field` in every state. */
export const FieldExamples = (): ReactElement => (
  <>
    <Example of="empty, and optional">
      <Field>
        <label htmlFor="example-phone">
          Phone <small>(optional)</small>
        </label>
        <input id="example-phone" type="tel" />
      </Field>
    </Example>
    <Example of="wrong">
      <Field>
        <label htmlFor="example-email">E-mail</label>
        <input
          id="example-email"
          type="email"
          defaultValue="olive@"
          aria-invalid
          aria-describedby="example-email-problem"
        />
        <Problem id="example-email-problem">Write the whole address.</Problem>
      </Field>
    </Example>
    <Example of="off">
      <Field>
        <label htmlFor="example-code">Code</label>
        <input id="example-code" defaultValue="KNURL-2026" disabled />
      </Field>
    </Example>
    <Example of="a choice">
      <Field>
        <label htmlFor="example-month">Month</label>
        <select id="example-month">
          <option>any</option>
          <option>2026-11</option>
        </select>
      </Field>
    </Example>
    <Example of="several lines, a long text">
      <Field>
        <label htmlFor="example-message">{longestExampleText}</label>
        <textarea id="example-message" defaultValue={longestExampleText} />
      </Field>
    </Example>
  </>
);
