import { useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { graphql } from 'gatsby';
import styled from 'styled-components';
import { picturePropsOfAsset } from '../../content/queried/pictures.ts';
import { sessionStartAddressOf } from '../../domain/training/plan/plan-address.ts';
import type { SampleLift } from '../../domain/training/start/sample-lift.ts';
import {
  formatSecondsRange,
  formatSetsAndAmount,
} from '../../domain/workout-notation/words/describe.ts';
import { Button, buttonClass } from '../../ui/kit/button.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { media } from '../../ui/styles/media.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-6);
  align-items: center;

  & h2 {
    font-size: var(--step-3);
    line-height: 0.97;
  }

  ${media.threeColumns} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);

    & h2 {
      font-size: var(--step-4);
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  max-width: 32rem;
`;

/** The screen of a phone: a page of the log book in a frame. */
const Screen = styled.div`
  position: relative;
  width: 100%;
  max-width: 26rem;
  border: 3px solid var(--ink);
  border-radius: 0.75rem;
  overflow: hidden;
  background: var(--paper);

  & > p {
    padding: var(--space-2) var(--space-4);
    border-bottom: 3px solid var(--ink);
    font-size: var(--step--1);
    font-weight: 700;
    line-height: 1.3;
  }
`;

const FirstSet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0 var(--space-3);
  padding: var(--space-3) var(--space-4) 0;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;

  & > div > p:first-child,
  & > p {
    color: var(--muted);
    font-weight: 700;
  }

  & h3 {
    font-size: var(--step-3);
    font-weight: 900;
  }

  & > p {
    flex: 1 0 100%;
    font-size: var(--step--1);
  }

  /* Side by side on a narrow phone, one below the other where text is large. */
  & > div {
    flex: 1 1 6rem;
    min-width: 0;
  }

  & > :not(div, p) {
    flex: 0 1 8.5rem;
  }

  & strong {
    font-family: var(--heading);
    font-size: 3rem;
    font-weight: 850;
    line-height: 1.1;
  }

  & b {
    font-weight: 800;
  }
`;

const Foot = styled.div`
  padding: var(--space-3) var(--space-4) var(--space-4);

  & > button {
    width: 100%;
    min-height: 3.5rem;
    font-family: var(--heading);
    font-size: 1.75rem;
    font-weight: 900;
    line-height: 1;
  }

  /* The link above it starts the session, and that page says that it needs scripts. */
  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
`;

type MovingSession = ComponentType<{ readonly sample: SampleLift }>;

type SessionSectionProps = {
  readonly title: string;
  readonly lead: string | undefined;
  readonly session: Queries.HomeSessionFragment;
  /** Loads what moves the screen, at the first press of its button. */
  readonly load: () => Promise<MovingSession>;
};

/**
 * What training with this site is like: the screen of a session, with the first set of a free plan
 * in kilograms. Its button works: the rest begins, and the next set comes.
 */
export const SampleSessionSection = ({
  title,
  lead,
  session: { plan, sample, exercise },
  load,
}: SessionSectionProps): ReactElement => {
  const [Moving, setMoving] = useState<MovingSession>();
  const [isBroken, setBroken] = useState(false);
  const { place, percent, maximum, steps, after } = sample;
  const [first] = steps;
  const press = (): void => {
    load().then(
      (Part) => setMoving(() => Part),
      () => setBroken(true),
    );
  };
  return (
    <Section aria-labelledby="a-session">
      <Words>
        <h2 id="a-session">{title}</h2>
        {lead === undefined ? null : <p>{lead}</p>}
        <ButtonRow>
          <a className={buttonClass('main')} href={sessionStartAddressOf(place)} rel="nofollow">
            Start this session
          </a>
          <SiteLink to={plan.path}>Read the whole plan</SiteLink>
        </ButtonRow>
      </Words>
      <Screen role="group" aria-label="A session as your phone shows it">
        <p>
          {plan.title}, day {place.day}
          {sample.day === '' ? '' : `: ${sample.day}`}
        </p>
        {Moving === undefined ? (
          <>
            <FirstSet>
              <div>
                <p>Set 1 of {steps.length}</p>
                <h3>{sample.exercise.title}</h3>
                <p>
                  <b>{formatSetsAndAmount({ sets: undefined, amount: first.amount })}</b>, then rest{' '}
                  {formatSecondsRange({ from: first.restSeconds, to: first.restSeconds })}
                </p>
                <p>
                  <strong>{formatNumberInBrowserLocale(first.weight?.value ?? 0)}</strong> <b>kg</b>
                </p>
              </div>
              <Picture {...picturePropsOfAsset(exercise.image)} />
              <p>
                {percent}% of a best lift of {maximum} kg, as an example. {after} more exercises
                follow.
              </p>
            </FirstSet>
            <Foot>
              <Button onClick={press}>Done</Button>
              {isBroken ? (
                <ProblemSentence role="alert">
                  That could not be loaded. Check your connection, then press it again.
                </ProblemSentence>
              ) : null}
            </Foot>
          </>
        ) : (
          <Moving sample={sample} />
        )}
      </Screen>
    </Section>
  );
};

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment HomeSession on HomeSession {
    plan {
      title
      path
    }
    sample
    exercise {
      image {
        ...CardPicture
      }
    }
  }
`;
