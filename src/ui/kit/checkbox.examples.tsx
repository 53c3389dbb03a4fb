import type { ReactElement } from 'react';
import { Checkbox, Radio } from './checkbox.tsx';
import { Example, longestExampleText } from './example.tsx';

/** `Checkbox` and `Radio` in every state. */
export const CheckboxExamples = (): ReactElement => (
  <>
    <Example of="unticked, ticked">
      <div>
        <Checkbox>Refund the delivery too</Checkbox>
        <Checkbox defaultChecked>I am sure. Delete my account.</Checkbox>
      </div>
    </Example>
    <Example of="off">
      <div>
        <Checkbox disabled>Put it back into the stock</Checkbox>
        <Checkbox disabled defaultChecked>
          Put it back into the stock
        </Checkbox>
      </div>
    </Example>
    <Example of="one of several">
      <div role="radiogroup" aria-label="Unit">
        <Radio name="example-unit" defaultChecked>
          Kilograms
        </Radio>
        <Radio name="example-unit">Pounds</Radio>
        <Radio name="example-unit" disabled>
          Stones
        </Radio>
      </div>
    </Example>
    <Example of="a long text">
      <Checkbox>{longestExampleText}</Checkbox>
    </Example>
  </>
);
