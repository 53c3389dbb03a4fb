import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { compareQuery } from '../../domain/finder/compared.ts';
import { linksToMatchingMemberPlans } from '../../domain/finder/elsewhere.ts';
import {
  findablePlanFactsOfEntry,
  findPlansForQuestion,
  helpfulPartsToDrop,
  packDifferencesFromFreePlan,
  reasonsForPlan,
} from '../../domain/finder/find-plans-for-question.ts';
import type { FinderListEntry } from '../../domain/finder/finder-file.ts';
import {
  questionWithoutParts,
  type PlanQuestion,
  type PlanQuestionPartName,
} from '../../domain/finder/plan-question.ts';
import { routes } from '../../domain/routes.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { CardGrid, Stack } from '../../ui/layout/layout.tsx';
import { media } from '../../ui/styles/media.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import type { PlansToFindIn } from './all-plans.ts';

/** The first answer: its card, and beside it why. */
const First = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;

  ${media.small} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Reasons = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: 1.2em;
  list-style: square;
  line-height: 1.4;

  & ::marker {
    color: var(--brass);
  }
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
`;

/** How many more plans and how many packs stand below the first answer. */
const most = { plans: 5, packs: 3 } as const;

const loosened: Readonly<Record<PlanQuestionPartName, string>> = {
  days: 'any number of days',
  minutes: 'any time',
  kit: 'any kit',
  level: 'any level',
  aim: 'any aim',
  stage: 'any time of life',
  spare: 'no part to spare',
};

const loosenedText = (parts: readonly PlanQuestionPartName[]): string => {
  const words = parts.map((part) => loosened[part]).join(' and ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const statusText = (free: number, all: number): string => {
  if (free === 0) return 'No free plan fits all of that.';
  return free === 1 ? `1 of ${all} free plans fits.` : `${free} of ${all} free plans fit.`;
};

type WhyProps = { readonly reasons: readonly string[]; readonly title: string };

const Why = ({ reasons, title }: WhyProps): ReactElement | null =>
  reasons.length === 0 ? null : (
    <Reasons aria-label={title}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </Reasons>
  );

type CardOf = (entry: FinderListEntry) => ReactNode;

type EntryCardProps = { readonly entry: FinderListEntry; readonly card: CardOf };

/**
 * A card is drawn once: what somebody asks changes which plans are shown, and nothing on their
 * cards.
 */
const EntryCard = memo(({ entry, card }: EntryCardProps): ReactNode => card(entry));

type FoundRestProps = {
  readonly plans: PlansToFindIn;
  readonly question: PlanQuestion;
  readonly free: readonly FinderListEntry[];
  readonly packs: readonly FinderListEntry[];
  readonly card: CardOf;
};

/** What stands below the first answer. Memoised, so that the answer doesn’t wait for it. */
const FoundRest = memo(({ plans, question, free, packs, card }: FoundRestProps): ReactElement => {
  const [showsAll, setShowsAll] = useState(false);
  const [first, ...others] = free;
  const seen = showsAll ? others : others.slice(0, most.plans);
  const members = linksToMatchingMemberPlans(plans.members, question);
  const ofPack = (entry: FinderListEntry): readonly string[] => [
    ...reasonsForPlan(findablePlanFactsOfEntry(entry), question).slice(0, 2),
    ...(first === undefined
      ? []
      : packDifferencesFromFreePlan(
          findablePlanFactsOfEntry(entry),
          findablePlanFactsOfEntry(first),
        )),
  ];
  return (
    <>
      {others.length === 0 ? null : (
        <section aria-labelledby="other-answers">
          <Stack>
            <h2 id="other-answers">These fit too</h2>
            <CardGrid>
              {seen.map((entry) => (
                <li key={entry.path}>
                  <Beside>
                    <EntryCard entry={entry} card={card} />
                    <Why
                      title="Why it fits"
                      reasons={reasonsForPlan(findablePlanFactsOfEntry(entry), question)}
                    />
                  </Beside>
                </li>
              ))}
            </CardGrid>
            {seen.length < others.length ? (
              <ButtonRow>
                <Button kind="quiet" onClick={() => setShowsAll(true)}>
                  Show all {others.length}
                </Button>
              </ButtonRow>
            ) : null}
          </Stack>
        </section>
      )}
      {packs.length === 0 && members.length === 0 ? null : (
        <section aria-labelledby="more-answers">
          <Stack>
            <h2 id="more-answers">What paying adds</h2>
            {first === undefined ? null : (
              <p>The free plan above is a whole plan. This is what else fits.</p>
            )}
            {packs.length === 0 ? null : (
              <CardGrid>
                {packs.slice(0, most.packs).map((entry) => (
                  <li key={entry.path}>
                    <Beside>
                      <EntryCard entry={entry} card={card} />
                      <Why title="What it has" reasons={ofPack(entry)} />
                    </Beside>
                  </li>
                ))}
              </CardGrid>
            )}
            {members.map(({ text, address }) => (
              <p key={address}>
                For members: <SiteLink to={address}>{text}</SiteLink>. The membership opens them
                all: <SiteLink to={routes.promotions}>see what it costs</SiteLink>.
              </p>
            ))}
          </Stack>
        </section>
      )}
    </>
  );
});

type Found = {
  readonly question: PlanQuestion;
  readonly free: readonly FinderListEntry[];
  readonly packs: readonly FinderListEntry[];
};

const findAll = ({ free, packs }: PlansToFindIn, question: PlanQuestion): Found => ({
  question,
  free: findPlansForQuestion(free, question, findablePlanFactsOfEntry),
  packs: findPlansForQuestion(packs, question, findablePlanFactsOfEntry),
});

type FoundPlansProps = {
  readonly plans: PlansToFindIn;
  readonly question: PlanQuestion;
  readonly card: CardOf;
  readonly onQuestion: (question: PlanQuestion) => void;
  readonly onClear: () => void;
};

/**
 * What answers a question: the free plan that fits best and why, other free plans, and what packs
 * and the membership add.
 */
export const FoundPlans = ({
  plans,
  question,
  card,
  onQuestion,
  onClear,
}: FoundPlansProps): ReactElement => {
  const found = useMemo(() => findAll(plans, question), [plans, question]);
  const { free, packs } = found;
  const [first, beside] = free;
  // The first answer comes at once, and the rest when the browser has a moment.
  const rest = useDeferredValue(found);
  const loosenings =
    first === undefined
      ? helpfulPartsToDrop(
          question,
          (looser) => findPlansForQuestion(plans.free, looser, findablePlanFactsOfEntry).length,
        )
      : [];
  const toCompare = [...packs.slice(0, 1), ...(beside === undefined ? [] : [beside])];
  return (
    <Stack>
      <ButtonRow>
        <p role="status">
          <b>{statusText(free.length, plans.free.length)}</b>
        </p>
        {loosenings.slice(0, 3).map(({ parts, count }) => (
          <Button
            key={parts.join()}
            kind="quiet"
            onClick={() => onQuestion(questionWithoutParts(question, parts))}
          >
            {loosenedText(parts)}: {count}
          </Button>
        ))}
        <Button kind="quiet" onClick={onClear}>
          Start again
        </Button>
      </ButtonRow>
      {question.spare.length > 0 ? (
        <p>
          What a plan loads is a coach’s rule of thumb, for parts that are sore from training. Pain
          that is sharp, new or doesn’t pass: see a doctor or a physiotherapist first.
        </p>
      ) : null}
      {question.stage === 'pregnant' || question.stage === 'after birth' ? (
        <p>Ask your midwife or your doctor before you begin, and read the plan’s signs to stop.</p>
      ) : null}
      {first === undefined ? null : (
        <section aria-labelledby="first-answer">
          <Stack>
            <h2 id="first-answer">Begin with this one</h2>
            <First>
              <EntryCard entry={first} card={card} />
              <Beside>
                <Why
                  title="Why it fits"
                  reasons={reasonsForPlan(findablePlanFactsOfEntry(first), question)}
                />
                {toCompare.length === 0 ? null : (
                  <p>
                    <SiteLink
                      to={`${first.path}${compareQuery(toCompare.map(({ path }) => path))}#compare`}
                    >
                      Compare it with {toCompare.map(({ title }) => title).join(' and ')}
                    </SiteLink>
                  </p>
                )}
              </Beside>
            </First>
          </Stack>
        </section>
      )}
      <FoundRest
        plans={plans}
        question={rest.question}
        free={rest.free}
        packs={rest.packs}
        card={card}
      />
    </Stack>
  );
};
