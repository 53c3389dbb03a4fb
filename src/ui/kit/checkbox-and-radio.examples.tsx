import type { ReactElement } from 'react';
import { Checkbox, Radio } from './checkbox.tsx';
import { UiExample, longestExampleText } from './ui-example.tsx';

/** `Checkbox` and `Radio` in every state. */
export const CheckboxAndRadioExamples = (): ReactElement => (
  <>
    <UiExample of="unticked, ticked">
      <div>
        <Checkbox>Refund the delivery too</Checkbox>
        <Checkbox defaultChecked>I am sure. Delete my account.</Checkbox>
      </div>
    </UiExample>
    <UiExample of="off">
      <div>
        <Checkbox disabled>Put it back into the stock</Checkbox>
        <Checkbox disabled defaultChecked>
          Put it back into the stock
        </Checkbox>
      </div>
    </UiExample>
    <UiExample of="one of several">
      <div role="radiogroup" aria-label="Unit">
        <Radio name="example-unit" defaultChecked>
          Kilograms
        </Radio>
        <Radio name="example-unit">Pounds</Radio>
        <Radio name="example-unit" disabled>
          Stones
        </Radio>
      </div>
    </UiExample>
    <UiExample of="a long text">
      <Checkbox>{longestExampleText}</Checkbox>
    </UiExample>
  </>
);
