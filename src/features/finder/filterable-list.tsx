import { navigate } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import type { FinderListEntry } from '../../domain/finder/finder-file.ts';
import {
  filterQueryParts,
  isFiltered,
  parseFinderFilter,
  queryStringFromParts,
  type OfferedFilterValues,
  type ChosenFilters,
} from '../../domain/finder/chosen-filters.ts';
import {
  filterPagePath,
  filterWithOnly,
  finderList,
  type FinderFilterValue,
  type FinderListId,
} from '../../domain/finder/finder-lists.ts';
import { MinutesKitAndLevelFilter } from '../../page-parts/finder/minutes-kit-and-level-filter.tsx';
import { pushUrlQueryAndHash, useUrlQueryString } from '../../page-parts/finder/use-url-query.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { useHydrated } from '../../ui/loading/use-hydrated.ts';
import { useFinderListEntries, type FinderListEntriesState } from './use-finder-list-entries.ts';

type FinderProps = {
  readonly list: FinderListId;
  readonly choices: OfferedFilterValues;
  /** The page's own value, if it is the page of one value. */
  readonly value?: FinderFilterValue | null;
  /** The path that entries must be below; all of the list if omitted. */
  readonly within?: string;
  readonly card: (entry: FinderListEntry) => ReactNode;
  /** The page's content while nothing is chosen. */
  readonly children: ReactNode;
};

type FoundProps = Pick<FinderProps, 'list' | 'card' | 'children'> & {
  readonly load: FinderListEntriesState;
  readonly within: string;
  readonly filter: ChosenFilters;
  readonly onFilter: (filter: ChosenFilters) => void;
  readonly onClear: () => void;
  readonly onRetry: () => void;
};

const Found = ({
  list,
  card,
  children,
  load,
  within,
  filter,
  onFilter,
  onClear,
  onRetry,
}: FoundProps): ReactElement => {
  if (load.kind === 'loading') {
    return (
      <>
        <p role="status">Looking for what fits…</p>
        <div aria-busy="true">{children}</div>
      </>
    );
  }
  if (load.kind === 'failed') {
    return (
      <>
        <p role="alert">We couldn’t look for what fits. Check your connection and try again.</p>
        <ButtonRow>
          <Button kind="quiet" onClick={onRetry}>
            Try again
          </Button>
        </ButtonRow>
        {children}
      </>
    );
  }
  const { FoundEntries, entries } = load;
  return (
    <FoundEntries
      list={list}
      entries={entries}
      within={within}
      filter={filter}
      card={card}
      onFilter={onFilter}
      onClear={onClear}
    />
  );
};

/**
 * The finder above a list. Choices are kept in the address and replace the list by the matches from
 * all of its pages. Until scripts run, every choice is a link to its own page.
 */
export const FilterableList = ({
  list,
  choices,
  value = null,
  within = '/',
  card,
  children,
}: FinderProps): ReactElement => {
  const isHydrated = useHydrated();
  const asked = parseFinderFilter(useUrlQueryString());
  const isAsked = isFiltered(asked);
  const [load, retry] = useFinderListEntries(list, isAsked);
  const { path } = finderList(list);
  const filter = isAsked || value === null ? asked : filterWithOnly(value);
  const change = (next: ChosenFilters): void => {
    // On the page of one value, clearing the choice would show that value again.
    if (!isFiltered(next) && value !== null) void navigate(path);
    else pushUrlQueryAndHash(queryStringFromParts(filterQueryParts(next)));
  };
  return (
    <Stack>
      <MinutesKitAndLevelFilter
        choices={choices}
        filter={filter}
        onFilter={change}
        pageOf={
          isHydrated ? undefined : (one) => (one === undefined ? path : filterPagePath(list, one))
        }
      />
      {isAsked ? (
        <Found
          list={list}
          card={card}
          load={load}
          within={within}
          filter={filter}
          onFilter={change}
          onClear={() => change({ minutes: undefined, kit: [], level: undefined })}
          onRetry={retry}
        >
          {children}
        </Found>
      ) : (
        children
      )}
    </Stack>
  );
};
