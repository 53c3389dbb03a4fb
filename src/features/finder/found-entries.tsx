import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { queriedTrainingFactsOf } from '../../content/queried/training.ts';
import { listIdsToTryInstead } from '../../domain/finder/elsewhere.ts';
import type { FinderListEntry } from '../../domain/finder/finder-file.ts';
import {
  findFittingEntries,
  filterPartsWorthDropping,
  filterQueryParts,
  queryStringFromParts,
  filterWithoutParts,
  type ChosenFilters,
} from '../../domain/finder/chosen-filters.ts';
import type { FinderListId } from '../../domain/finder/finder-lists.ts';
import { FinderCountResetAndLoosening } from '../../page-parts/finder/finder-count-reset-and-loosening.tsx';
import { LinksToMatchesInOtherLists } from '../../page-parts/finder/links-to-matches-in-other-lists.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { CardGrid } from '../../ui/layout/layout.tsx';

/** How many cards are shown at first, and how many more with each press. */
const step = 24;

type FinderNoun = { readonly one: string; readonly many: string };

const nounOf = (list: FinderListId): FinderNoun => {
  switch (list) {
    case 'exercises':
      return { one: 'exercise', many: 'exercises' };
    case 'workout-plans':
    case 'pre-built-plans':
      return { one: 'plan', many: 'plans' };
    case 'workout-packs':
    case 'home-gym-packs':
      return { one: 'pack', many: 'packs' };
  }
};

const foundText = (found: number, all: number, { one, many }: FinderNoun): string => {
  if (found === 0) return `No ${one} fits all of that.`;
  return `${found} of ${all} ${many} ${found === 1 ? 'fits' : 'fit'}.`;
};

type ResultsProps = {
  readonly entries: readonly FinderListEntry[];
  readonly card: (entry: FinderListEntry) => ReactNode;
};

const Results = ({ entries, card }: ResultsProps): ReactElement => {
  const [count, setCount] = useState(step);
  const left = entries.length - count;
  return (
    <>
      <CardGrid>
        {entries.slice(0, count).map((entry) => (
          <li key={entry.path}>{card(entry)}</li>
        ))}
      </CardGrid>
      {left > 0 ? (
        <ButtonRow>
          <Button kind="quiet" onClick={() => setCount(count + step)}>
            Show {Math.min(step, left)} more of {left}
          </Button>
        </ButtonRow>
      ) : null}
    </>
  );
};

type FoundEntriesProps = {
  readonly list: FinderListId;
  /** All entries of the list. */
  readonly entries: readonly FinderListEntry[];
  /** The path that entries must be below. */
  readonly within: string;
  readonly filter: ChosenFilters;
  readonly card: (entry: FinderListEntry) => ReactNode;
  readonly onFilter: (filter: ChosenFilters) => void;
  readonly onClear: () => void;
};

/** The matching entries of a list. Its script loads with the entries, once something is chosen. */
export const FoundEntries = ({
  list,
  entries,
  within,
  filter,
  card,
  onFilter,
  onClear,
}: FoundEntriesProps): ReactElement => {
  const all = entries.filter(({ path }) => path.startsWith(within));
  const find = (wanted: ChosenFilters): readonly FinderListEntry[] =>
    findFittingEntries(all, wanted, queriedTrainingFactsOf);
  const found = find(filter);
  const others = listIdsToTryInstead(list, within);
  return (
    <>
      <FinderCountResetAndLoosening
        text={foundText(found.length, all.length, nounOf(list))}
        isFiltered
        onClear={onClear}
        loosenings={
          found.length === 0
            ? filterPartsWorthDropping(filter, (looser) => find(looser).length)
            : []
        }
        onLoosen={(parts) => onFilter(filterWithoutParts(filter, parts))}
      />
      {found.length === 0 && others.length > 0 ? (
        <LinksToMatchesInOtherLists
          lists={others}
          filter={filter}
          looksInMembersZone={list !== 'exercises'}
        />
      ) : null}
      <Results key={queryStringFromParts(filterQueryParts(filter))} entries={found} card={card} />
    </>
  );
};
