import type { ReactElement } from 'react';
import { SectionHeading } from '../layout/heading.tsx';
import { Button } from './button.tsx';
import { Example, longestExampleText } from './example.tsx';
import { Folded } from './folded.ts';
import { RuledList } from './ruled-list.ts';
import { RuledSection } from './ruled-section.ts';

/** `RuledSection`, `RuledList` and `Folded`. */
export const RuledExamples = (): ReactElement => (
  <>
    <Example of="a section">
      <RuledSection aria-labelledby="example-section">
        <SectionHeading id="example-section">Your plans</SectionHeading>
        <p>{longestExampleText}</p>
      </RuledSection>
    </Example>
    <Example of="a list">
      <RuledList>
        <li>
          <b>Strength and power</b>
          <small>Bought on 24 November 2026.</small>
        </li>
        <li>
          {longestExampleText}
          <span>
            <Button kind="quiet">Remove</Button>
          </span>
        </li>
      </RuledList>
    </Example>
    <Example of="folded, closed and open">
      <Folded>
        <summary>{longestExampleText}</summary>
        <div>What is in it.</div>
      </Folded>
      <Folded open>
        <summary>How it works</summary>
        <div>{longestExampleText}</div>
      </Folded>
    </Example>
  </>
);
