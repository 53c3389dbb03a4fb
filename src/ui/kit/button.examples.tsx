import type { ReactElement } from 'react';
import { ButtonLink } from './button-link.tsx';
import { ButtonRow } from './button-row.tsx';
import { Button, type MainOrQuietButtonKind } from './button.tsx';
import { UiExample, longestExampleText } from './ui-example.tsx';
import { Field } from './field.ts';

const kinds: readonly MainOrQuietButtonKind[] = ['main', 'quiet'];

/** `Button`, `ButtonLink` and `ButtonRow` in every state. */
export const ButtonExamples = (): ReactElement => (
  <>
    {kinds.map((kind) => (
      <UiExample key={kind} of={`${kind}: a button, a link`}>
        <ButtonRow>
          <Button kind={kind}>Keep it</Button>
          <ButtonLink kind={kind} to="#button">
            See the plan
          </ButtonLink>
        </ButtonRow>
      </UiExample>
    ))}
    <UiExample of="pending: its action runs (aria-busy)">
      <ButtonRow>
        <Button aria-busy>Sending…</Button>
        <Button kind="quiet" aria-busy>
          Loading…
        </Button>
      </ButtonRow>
    </UiExample>
    <UiExample of="quiet, off: disabled, and aria-disabled, which keeps the focus">
      <ButtonRow>
        <Button kind="quiet" disabled>
          Redo
        </Button>
        <Button kind="quiet" aria-disabled>
          Undo
        </Button>
      </ButtonRow>
    </UiExample>
    <UiExample of="quiet, chosen (aria-pressed)">
      <ButtonRow role="group" aria-label="Which orders">
        <Button kind="quiet" aria-pressed>
          To pack: 2
        </Button>
        <Button kind="quiet" aria-pressed={false}>
          All
        </Button>
      </ButtonRow>
    </UiExample>
    {kinds.map((kind) => (
      <UiExample key={kind} of={`${kind}: a long text`}>
        <ButtonRow>
          <Button kind={kind}>{longestExampleText}</Button>
        </ButtonRow>
      </UiExample>
    ))}
    <UiExample of="a row of more buttons than fit">
      <ButtonRow>
        <Button>Redeem it</Button>
        {['Another code', 'Show everything', 'Save as CSV', 'Not now'].map((label) => (
          <Button key={label} kind="quiet">
            {label}
          </Button>
        ))}
      </ButtonRow>
    </UiExample>
    <UiExample of="a wide row">
      <ButtonRow layout="wide">
        <Button>Keep this weight</Button>
        <Button kind="quiet">Go back</Button>
      </ButtonRow>
    </UiExample>
    <UiExample of="a row beside a field">
      <ButtonRow layout="beside-field">
        <Field>
          <label htmlFor="example-counted">Counted</label>
          <input id="example-counted" inputMode="numeric" />
        </Field>
        <Button kind="quiet">Save</Button>
      </ButtonRow>
    </UiExample>
  </>
);
