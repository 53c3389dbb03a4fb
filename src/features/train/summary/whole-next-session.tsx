import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { FollowedPlan } from '../../../domain/training/log.ts';
import { sessionStartAddressOf } from '../../../domain/training/plan/plan-address.ts';
import { prepareSession } from '../../../domain/training/start/prepare-session.ts';
import { SessionLines } from '../start/session-lines.tsx';
import type { RunningSessionData } from '../running-session-data.ts';
import { slugOfLiftLackingMaxForStep } from '../../../domain/training/loads/weight-caveat.ts';
import { weightCaveatNoteOfStep } from '../words/weight-caveat-note-of-step.ts';

const Whole = styled.details`
  & > summary {
    min-height: 3rem;
    padding-block: var(--space-3);
    font-weight: 700;
    cursor: pointer;
  }
`;

type NextSessionProps = { readonly view: RunningSessionData; readonly followed: FollowedPlan };

/** The next day, with its weights as far as they are known today. */
export const WholeNextSession = ({ view, followed }: NextSessionProps): ReactElement | null => {
  const { plan, weights, library } = view;
  if (plan === undefined) return null;
  const place = { path: followed.path, index: followed.index, ...followed.next };
  const question = { place, plan, followed, weights, library };
  const prepared = prepareSession(question, { withRamp: true });
  return prepared === undefined ? null : (
    <Whole>
      <summary>All of that session</summary>
      <SessionLines
        training={view}
        steps={prepared.steps}
        nameOf={prepared.nameOf}
        missingMaximum={(step) => slugOfLiftLackingMaxForStep(step, question)}
        weightNote={(step) => weightCaveatNoteOfStep(step, question)}
        back={sessionStartAddressOf(place)}
      />
    </Whole>
  );
};
