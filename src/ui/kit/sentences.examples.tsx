import type { ReactElement } from 'react';
import styled from 'styled-components';
import { ButtonRow } from './button-row.tsx';
import { Button } from './button.tsx';
import { confirmationPanelStyle } from './confirmation-panel.ts';
import { Example, longestExampleText } from './example.tsx';
import { Outcome } from './outcome.ts';
import { Problem } from './problem.ts';
import { SideNote } from './side-note.ts';

const Panel = styled.div`
  ${confirmationPanelStyle}
`;

/** `Outcome`, `Problem`, `SideNote` and the panel before a second press. */
export const SentencesExamples = (): ReactElement => (
  <>
    <Example of="what a press has done">
      <Outcome>It’s cancelled. It ends on 24 November 2027.</Outcome>
    </Example>
    <Example of="what went wrong">
      <Problem>We couldn’t reach the server. Check your connection, then try again.</Problem>
    </Example>
    <Example of="what is worth knowing beside it">
      <SideNote>Your device remembers this for next time.</SideNote>
    </Example>
    <Example of="long texts">
      <Outcome>{longestExampleText}</Outcome>
      <Problem>{longestExampleText}</Problem>
      <SideNote>{longestExampleText}</SideNote>
    </Example>
    <Example of="before a second press">
      <Panel role="group" aria-labelledby="example-panel">
        <h3 id="example-panel">Cancel the membership</h3>
        <p>Everything stays open until 24 November 2027.</p>
        <ButtonRow>
          <Button>Yes, cancel</Button>
          <Button kind="quiet">Keep it</Button>
        </ButtonRow>
      </Panel>
    </Example>
  </>
);
