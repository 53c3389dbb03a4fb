import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { queriedEquipmentOf } from '../../content/queried/training.ts';
import { kitText } from '../../domain/finder/training-facts.ts';
import { sessionMinutesText } from '../../domain/plans/time-and-equipment.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: var(--space-3) var(--space-5);
  line-height: 1.4;

  & dt {
    color: var(--muted);
  }

  & dd {
    font-weight: 700;
  }
`;

/* A wide table scrolls in its own box. */
const Scroll = styled.div`
  overflow-x: auto;

  & table {
    border-collapse: collapse;
    font-size: var(--step--1);
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }

  & caption {
    padding-block-end: var(--space-2);
    font-weight: 700;
    text-align: start;
  }

  & th {
    padding: var(--space-1) var(--space-2);
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }

  & tbody th {
    position: sticky;
    inset-inline-start: 0;
    background: var(--paper);
  }

  & tbody th::first-letter {
    text-transform: uppercase;
  }

  & thead th + th,
  & td {
    min-width: 2.25rem;
    padding: var(--space-1);
    text-align: center;
    vertical-align: bottom;
  }
`;

/** A bar over its number. It is a border, because paper and forced colours keep borders. */
const Bar = styled.i`
  display: block;
  border-block-start: var(--high) solid var(--accent);
`;

const Exercises = styled.ul`
  columns: 17rem;
  column-gap: var(--space-5);
  line-height: 1.5;

  & li {
    break-inside: avoid;
    padding-block: 0.2rem;
  }
`;

/** The height of the highest bar, in rem. */
const highest = 2;

/** How many exercises stand there before the others are unfolded. */
const shownExercises = 12;

type InsideProps = { readonly inside: Queries.InsideFragment };

const ExerciseList = ({
  exercises,
  sessions,
}: Pick<Queries.InsideFragment, 'exercises' | 'sessions'>): ReactElement => (
  <Exercises>
    {exercises.map(({ title, path, sessions: count }) => (
      <li key={path}>
        <SiteLink to={path}>{title}</SiteLink> in {count} of {sessions}
      </li>
    ))}
  </Exercises>
);

/**
 * What is inside a pack, counted from the programme that it opens: how much and of what, but not
 * what to lift.
 */
export const PackProgrammeInFigures = ({ inside }: InsideProps): ReactElement => {
  const { weeks, sessions, daysAWeek, minutes, equipment, muscles, exercises } = inside;
  const most = Math.max(1, ...muscles.flatMap(({ sets }) => sets));
  const facts = [
    ['Weeks', weeks],
    ['Sessions', sessions],
    ['Days a week', daysAWeek],
    ['A session takes', sessionMinutesText({ minutes }) ?? 'as long as you like'],
    ['Kit', kitText({ equipment: queriedEquipmentOf({ equipment }) })],
  ] as const;
  const others = exercises.slice(shownExercises);
  return (
    <Stack as="section" className="no-print">
      <SectionHeading id="inside">What is inside, counted</SectionHeading>
      <Facts>
        {facts.map(([what, is]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{is}</dd>
          </div>
        ))}
      </Facts>
      {muscles.length === 0 ? null : (
        <Scroll role="region" aria-label="Hard sets by muscle and week" tabIndex={0}>
          <table>
            <caption>Hard sets by muscle and week</caption>
            <thead>
              <tr>
                <th scope="col">Week</th>
                {Array.from({ length: weeks }, (_, week) => (
                  <th key={week} scope="col">
                    {week + 1}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {muscles.map(({ muscle, sets }) => (
                <tr key={muscle}>
                  <th scope="row">{muscle}</th>
                  {sets.map((count, week) => (
                    <td key={`${muscle} ${String(week)}`}>
                      <Bar style={{ '--high': `${(highest * count) / most}rem` }} />
                      {count}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      <p>
        <b>{exercises.length} exercises,</b> and in how many of the {sessions} sessions each comes:
      </p>
      <ExerciseList exercises={exercises.slice(0, shownExercises)} sessions={sessions} />
      {others.length === 0 ? null : (
        <details>
          <summary>{others.length} more exercises</summary>
          <ExerciseList exercises={others} sessions={sessions} />
        </details>
      )}
    </Stack>
  );
};

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment Inside on Inside {
    weeks
    sessions
    daysAWeek
    minutes {
      from
      to
    }
    equipment
    muscles {
      muscle
      sets
    }
    exercises {
      title
      path
      sessions
    }
  }
`;
