import type { ReactElement } from 'react';
import styled from 'styled-components';
import { ButtonRow } from './button-row.tsx';
import { Button } from './button.tsx';
import { confirmationPanelStyle } from './confirmation-panel.ts';
import { UiExample, longestExampleText } from './ui-example.tsx';
import { PressOutcome } from './press-outcome.ts';
import { ProblemSentence } from './problem-sentence.ts';
import { SideNote } from './side-note.ts';

const Panel = styled.div`
  ${confirmationPanelStyle}
`;

/** `PressOutcome`, `ProblemSentence`, `SideNote` and the panel before a second press. */
export const SentenceAndNoteExamples = (): ReactElement => (
  <>
    <UiExample of="what a press has done">
      <PressOutcome>It’s cancelled. It ends on 24 November 2027.</PressOutcome>
    </UiExample>
    <UiExample of="what went wrong">
      <ProblemSentence>
        We couldn’t reach the server. Check your connection, then try again.
      </ProblemSentence>
    </UiExample>
    <UiExample of="what is worth knowing beside it">
      <SideNote>Your device remembers this for next time.</SideNote>
    </UiExample>
    <UiExample of="long texts">
      <PressOutcome>{longestExampleText}</PressOutcome>
      <ProblemSentence>{longestExampleText}</ProblemSentence>
      <SideNote>{longestExampleText}</SideNote>
    </UiExample>
    <UiExample of="before a second press">
      <Panel role="group" aria-labelledby="example-panel">
        <h3 id="example-panel">Cancel the membership</h3>
        <p>Everything stays open until 24 November 2027.</p>
        <ButtonRow>
          <Button>Yes, cancel</Button>
          <Button kind="quiet">Keep it</Button>
        </ButtonRow>
      </Panel>
    </UiExample>
  </>
);
