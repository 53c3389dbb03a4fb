import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { HtmlOrPlanSection } from '../../domain/plans/plan-view.ts';
import { planKeyOf, sessionStartAddressOf } from '../../domain/training/plan/plan-address.ts';
import { dayTitle } from './plan-anchors.ts';
import { routes } from '../../domain/routes.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

const Box = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;

  & > a {
    flex: none;
  }

  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: var(--step--1);
    font-weight: 600;
    line-height: 1.3;
  }

  /* Only very large text makes a screen this narrow. Elsewhere a third line, of the day that comes
     next for a lifter, would move the page. */
  @media (max-width: 19.99em) {
    flex-wrap: wrap;

    & > span {
      flex: 1 1 4.5rem;
      -webkit-line-clamp: none;
    }
  }
`;

/**
 * Close to the button above it: the first exercise still begins within one and a half screens of a
 * phone.
 */
const SecondLink = styled.div`
  margin: -2px 0 -8px;
  font-size: var(--step--1);
  line-height: 1.2;

  /* Who has reviewed the plan is a sentence of its own, not part of the link above it. */
  &:has(+ p) {
    margin-block-end: 0;
  }
`;

type PlanStartProps = {
  /** The path of the plan's page. */
  readonly path: string;
  readonly sections: readonly HtmlOrPlanSection[];
};

/**
 * At the top of a plan's page: starts its first session; with a log on the device, the next one
 * (`PointStartLinkAndNameNextSession`). A plain link, so that the address can be changed without
 * this component. Without a log, a second link leads to her weights, in which the page then shows
 * the plan.
 */
export const PlanStartAndOwnWeightsLinks = ({
  path,
  sections,
}: PlanStartProps): ReactElement | null => {
  const first = sections.find((section) => section.kind === 'workout')?.workout.plan.blocks[0];
  const day = first?.days[0];
  if (first === undefined || day === undefined) return null;
  const plan = { path, index: 0 };
  const title = dayTitle(day, first.days.length > 1);
  return (
    <>
      <Box className="no-print" data-plan-start={planKeyOf(plan)}>
        <a
          className={buttonClass('main')}
          href={sessionStartAddressOf({ ...plan, week: first.from, day: day.number })}
          rel="nofollow"
        >
          Start this session
        </a>
        <span className="without-log">{title}</span>
        <span className="with-log" data-start-place />
      </Box>
      <SecondLink className="without-log no-print">
        <SiteLink to={`${routes.myWeights}?back=${path}`} rel="nofollow">
          See it in your weights
        </SiteLink>
      </SecondLink>
    </>
  );
};
