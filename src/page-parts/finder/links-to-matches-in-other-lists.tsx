import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import {
  linksToMatchesInOtherList,
  linksToMatchingMemberPlans,
  onlyLinksToExactMatchesIfAny,
  type LinkToMatchesElsewhere,
} from '../../domain/finder/elsewhere.ts';
import {
  filterQueryParts,
  queryStringFromParts,
  type ChosenFilters,
} from '../../domain/finder/chosen-filters.ts';
import type { FinderListId } from '../../domain/finder/finder-lists.ts';
import {
  fetchFactsOfAllMemberPlans,
  fetchFinderEntriesByListId,
} from '../../services/finder-list.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

type LookState =
  | { readonly kind: 'looking' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly places: readonly LinkToMatchesElsewhere[] };

const looking: LookState = { kind: 'looking' };

type ElsewhereLinksProps = {
  readonly lists: readonly FinderListId[];
  /** Whether to look among the member plans too. */
  readonly looksInMembersZone: boolean;
  readonly filter: ChosenFilters;
};

const lookIn = async ({
  lists,
  looksInMembersZone,
  filter,
}: ElsewhereLinksProps): Promise<LookState> => {
  const searches = [
    ...(looksInMembersZone
      ? [
          fetchFactsOfAllMemberPlans().then(
            (result) =>
              result.kind === 'answered' && linksToMatchingMemberPlans(result.value, filter),
          ),
        ]
      : []),
    ...lists.map((list) =>
      fetchFinderEntriesByListId(list).then(
        (result) =>
          result.kind === 'answered' && linksToMatchesInOtherList(list, result.value, filter),
      ),
    ),
  ];
  const places: LinkToMatchesElsewhere[] = [];
  for (const found of await Promise.all(searches)) {
    if (found === false) return { kind: 'failed' };
    places.push(...found);
  }
  return { kind: 'found', places: onlyLinksToExactMatchesIfAny(places) };
};

const sentenceOf = (look: LookState): string => {
  if (look.kind === 'looking') return 'Looking in the other lists…';
  if (look.kind === 'failed')
    return 'We couldn’t look in the other lists. Check your connection and try again.';
  if (look.places.length === 0) return 'Nothing in the other lists comes near it either.';
  return look.places.some(({ isExact }) => isExact)
    ? 'Elsewhere, with the same choices:'
    : 'Nearest in the other lists:';
};

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
`;

const Look = (props: ElsewhereLinksProps): ReactElement => {
  const { lists, looksInMembersZone, filter } = props;
  const [look, setLook] = useState<LookState>(looking);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isHere = true;
    void lookIn({ lists, looksInMembersZone, filter }).then((next) => {
      if (isHere) setLook(next);
    });
    return () => {
      isHere = false;
    };
  }, [lists, looksInMembersZone, filter, attempt]);
  const retry = (): void => {
    setLook(looking);
    setAttempt(attempt + 1);
  };
  return (
    <Box>
      <p role="status">{sentenceOf(look)}</p>
      {look.kind === 'failed' ? (
        <ButtonRow>
          <Button kind="quiet" onClick={retry}>
            Try again
          </Button>
        </ButtonRow>
      ) : null}
      {look.kind === 'found' && look.places.length > 0 ? (
        <ul>
          {look.places.map(({ text, address }) => (
            <li key={address}>
              <SiteLink to={address}>{text}</SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
    </Box>
  );
};

/**
 * Where else something fits the filter, with how much, or what comes nearest: for a list in which
 * nothing does. The lists are loaded when it is shown.
 */
export const LinksToMatchesInOtherLists = (props: ElsewhereLinksProps): ReactElement => (
  <Look
    key={`${props.lists.join()}${queryStringFromParts(filterQueryParts(props.filter))}`}
    {...props}
  />
);
