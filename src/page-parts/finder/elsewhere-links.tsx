import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { findElsewhere, type Elsewhere } from '../../domain/finder/elsewhere.ts';
import { finderQuery, toQuery, type FinderFilter } from '../../domain/finder/finder-filter.ts';
import type { FinderListId } from '../../domain/finder/finder-lists.ts';
import { fetchFinderList } from '../../services/finder-list.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { FinderButton } from './finder-button.tsx';

type LookState =
  | { readonly kind: 'looking' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly elsewhere: readonly Elsewhere[] };

const looking: LookState = { kind: 'looking' };

const lookIn = async (lists: readonly FinderListId[], filter: FinderFilter): Promise<LookState> => {
  const results = await Promise.all(
    lists.map(async (list) => ({ list, result: await fetchFinderList(list) })),
  );
  const elsewhere: Elsewhere[] = [];
  for (const { list, result } of results) {
    if (result.kind !== 'answered') return { kind: 'failed' };
    const found = findElsewhere(list, result.value, filter);
    if (found !== undefined) elsewhere.push(found);
  }
  return { kind: 'found', elsewhere };
};

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
`;

type ElsewhereLinksProps = {
  readonly lists: readonly FinderListId[];
  readonly filter: FinderFilter;
  /** A link to the members zone with the same filter, which shows what fits there. */
  readonly members?: Elsewhere | undefined;
};

const Look = ({ lists, filter, members }: ElsewhereLinksProps): ReactElement => {
  const [look, setLook] = useState<LookState>(looking);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isHere = true;
    void lookIn(lists, filter).then((next) => {
      if (isHere) setLook(next);
    });
    return () => {
      isHere = false;
    };
  }, [lists, filter, attempt]);
  const retry = (): void => {
    setLook(looking);
    setAttempt(attempt + 1);
  };
  const links =
    look.kind === 'found' ? [...look.elsewhere, ...(members === undefined ? [] : [members])] : [];
  return (
    <Box>
      <p role="status">
        {look.kind === 'looking'
          ? 'Looking in the other lists…'
          : look.kind === 'failed'
            ? 'We couldn’t look in the other lists. Check your connection and try again.'
            : look.elsewhere.length > 0
              ? 'Elsewhere, with the same choices:'
              : 'Nothing in the other lists fits all of that either.'}
      </p>
      {look.kind === 'failed' ? (
        <FinderButton type="button" onClick={retry}>
          Try again
        </FinderButton>
      ) : null}
      {links.length === 0 ? null : (
        <ul>
          {links.map(({ text, address }) => (
            <li key={address}>
              <SiteLink to={address}>{text}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
};

/** Where else something fits the filter, with how much: for a list in which nothing does. The lists are loaded when it is shown. */
export const ElsewhereLinks = (props: ElsewhereLinksProps): ReactElement => (
  <Look key={`${props.lists.join()}${toQuery(finderQuery(props.filter))}`} {...props} />
);
