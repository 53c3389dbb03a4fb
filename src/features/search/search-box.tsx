import { navigate } from 'gatsby';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { longestSearchText, searchParameter, searchPath } from '../../domain/search/search-text.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { showNoticeBar } from '../../ui/notice-bar.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useNearPointer, useShortcuts } from './box-events.ts';
import type { BoxState, SearchCombobox } from './search-combobox.tsx';
import { startSearch } from './start-search.ts';

const Form = styled.form`
  display: flex;
  align-items: center;
  position: relative;

  & input {
    width: 100%;
    min-height: 2.75rem;
    padding: var(--space-2) 2.75rem var(--space-2) var(--space-3);
    border: 1px solid var(--muted);
    border-radius: var(--radius);
    background: var(--paper);
    font-size: 1rem;
    text-overflow: ellipsis;
  }

  & input::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  & input::-webkit-search-cancel-button {
    display: none;
  }

  & > button {
    display: grid;
    place-items: center;
    position: absolute;
    inset-inline-end: 0;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
`;

type LoadedCombobox = {
  readonly Combobox: typeof SearchCombobox;
  readonly begun: string | undefined;
};

const begunIn = ({ current }: RefObject<HTMLInputElement | null>): string | undefined =>
  current !== null && document.activeElement === current ? current.value : undefined;

type SearchBoxProps = {
  /** The text that the page is about, such as that of the page of results. */
  readonly pageText?: string;
  /** True for the box that is on every page: shortcuts lead to it, and a pointer that nears it is enough. */
  readonly hasShortcuts?: boolean;
};

/**
 * The search box, as every page has it: a form that leads to the page of results. What shows results while one types, the
 * `SearchCombobox`, and what searches are loaded when a pointer comes near or the box gets the focus.
 */
export const SearchBox = ({
  pageText = '',
  hasShortcuts = false,
}: SearchBoxProps): ReactElement => {
  const id = useId();
  const isAlive = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [combobox, setCombobox] = useState<LoadedCombobox>();
  const [state, setState] = useState<BoxState>({ 'aria-expanded': false });

  const prepare = useCallback(() => {
    const loading = import('./search-combobox.tsx');
    startSearch();
    loading.then(
      (loaded) =>
        setCombobox((known) => known ?? { Combobox: loaded.SearchCombobox, begun: begunIn(input) }),
      (reason: unknown) => {
        console.error('Search index required: the search could not be loaded.', reason);
        // Nobody is told who has only passed by.
        if (begunIn(input) === undefined) return;
        showNoticeBar(document, {
          id: 'search-notice',
          text: 'The search could not be loaded. The rest of the site works.',
          action: { label: 'Try again', onPress: () => input.current?.focus() },
        });
      },
    );
  }, []);

  useEffect(() => {
    // She may have begun before the page came alive.
    if (document.activeElement === input.current) prepare();
  }, [prepare]);

  useEffect(() => {
    if (pageText !== '' && input.current !== null) input.current.value = pageText;
  }, [pageText]);

  useShortcuts(input, hasShortcuts);
  useNearPointer(input, hasShortcuts, prepare);

  return (
    <Form
      ref={form}
      action={routes.search}
      method="get"
      role="search"
      onPointerEnter={prepare}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = input.current?.value.trim() ?? '';
        if (wanted === '') return;
        input.current?.blur();
        void navigate(searchPath(wanted));
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        Search
      </label>
      <input
        ref={input}
        id={id}
        name={searchParameter}
        type="search"
        placeholder="Search Articles, Exercises, Workouts..."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longestSearchText}
        required
        onFocus={prepare}
        {...(isAlive
          ? {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-keyshortcuts': hasShortcuts ? '/ Control+K Meta+K' : undefined,
              ...state,
            }
          : {})}
      />
      <button type="submit" aria-label="Search">
        <SearchIcon />
      </button>
      {combobox === undefined ? null : (
        <combobox.Combobox
          id={id}
          formRef={form}
          inputRef={input}
          begun={combobox.begun}
          onState={setState}
        />
      )}
    </Form>
  );
};
