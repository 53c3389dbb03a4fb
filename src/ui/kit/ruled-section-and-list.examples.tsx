import type { ReactElement } from 'react';
import { SectionHeading } from '../layout/heading.tsx';
import { Button } from './button.tsx';
import { UiExample, longestExampleText } from './ui-example.tsx';
import { FoldedPart } from './folded-part.ts';
import { RuledList } from './ruled-list.ts';
import { RuledSection } from './ruled-section.ts';

/** `RuledSection`, `RuledList` and `FoldedPart`. */
export const RuledSectionAndListExamples = (): ReactElement => (
  <>
    <UiExample of="a section">
      <RuledSection aria-labelledby="example-section">
        <SectionHeading id="example-section">Your plans</SectionHeading>
        <p>{longestExampleText}</p>
      </RuledSection>
    </UiExample>
    <UiExample of="a list">
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
    </UiExample>
    <UiExample of="folded, closed and open">
      <FoldedPart>
        <summary>{longestExampleText}</summary>
        <div>What is in it.</div>
      </FoldedPart>
      <FoldedPart open>
        <summary>How it works</summary>
        <div>{longestExampleText}</div>
      </FoldedPart>
    </UiExample>
  </>
);
