import { navigate } from 'gatsby';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import styled from 'styled-components';
import { routes } from '../../../domain/routes.ts';
import {
  maxSearchTextLength,
  searchParameter,
  searchResultsPathFor,
} from '../../../domain/search-index/search-text.ts';
import { SearchIcon } from '../../../ui/pictures/icons.tsx';
import { showNoticeBar } from '../../../ui/notice-bar.ts';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import { useFocusInputOnCtrlK, useOnPointerNear } from './box-events.ts';
import type {
  ComboboxForExistingSearchBox,
  SearchBoxAriaAttributes,
} from './combobox-for-existing-search-box.tsx';
import { searchClient } from '../worker/search-client.ts';

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
  readonly Combobox: typeof ComboboxForExistingSearchBox;
  /** The text already typed when it loaded, if the input had the focus. */
  readonly typed: string | undefined;
};

const typedIn = ({ current }: RefObject<HTMLInputElement | null>): string | undefined =>
  current !== null && document.activeElement === current ? current.value : undefined;

type SearchBoxProps = {
  /** The text that the page shows results for; empty on other pages. */
  readonly pageText?: string;
  /**
   * True for the box in the header: keyboard shortcuts focus it, and a pointer near it starts
   * loading.
   */
  readonly hasShortcuts?: boolean;
};

/**
 * The search box of every page: a form that leads to the page of results. The
 * `ComboboxForExistingSearchBox`, which shows results while somebody types, and the search itself
 * load when a pointer comes near or the input gets the focus.
 */
export const SearchBox = ({
  pageText = '',
  hasShortcuts = false,
}: SearchBoxProps): ReactElement => {
  const id = useId();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [combobox, setCombobox] = useState<LoadedCombobox>();
  const [boxState, setBoxState] = useState<SearchBoxAriaAttributes>({ 'aria-expanded': false });

  const prepare = useCallback(() => {
    const comboboxLoaded = import('./combobox-for-existing-search-box.tsx');
    searchClient.start();
    comboboxLoaded.then(
      (loaded) =>
        setCombobox(
          (current) =>
            current ?? { Combobox: loaded.ComboboxForExistingSearchBox, typed: typedIn(input) },
        ),
      (reason: unknown) => {
        console.error('Search index required: the search could not be loaded.', reason);
        // No need to tell visitors whose pointer only passed by.
        if (typedIn(input) === undefined) return;
        showNoticeBar(document, {
          id: 'search-notice',
          text: 'The search could not be loaded. The rest of the site works.',
          action: { label: 'Try again', onPress: () => input.current?.focus() },
        });
      },
    );
  }, []);

  useEffect(() => {
    // The visitor may have started typing before hydration.
    if (document.activeElement === input.current) prepare();
  }, [prepare]);

  useEffect(() => {
    if (pageText !== '' && input.current !== null) input.current.value = pageText;
  }, [pageText]);

  useFocusInputOnCtrlK(input, hasShortcuts);
  useOnPointerNear(input, hasShortcuts, prepare);

  return (
    <Form
      ref={form}
      action={routes.search}
      method="get"
      role="search"
      onPointerEnter={prepare}
      onSubmit={(event) => {
        event.preventDefault();
        const text = input.current?.value.trim() ?? '';
        if (text === '') return;
        input.current?.blur();
        void navigate(searchResultsPathFor(text));
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
        maxLength={maxSearchTextLength}
        required
        onFocus={prepare}
        {...(isHydrated
          ? {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-keyshortcuts': hasShortcuts ? 'Control+K Meta+K' : undefined,
              ...boxState,
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
          typed={combobox.typed}
          onChange={setBoxState}
        />
      )}
    </Form>
  );
};
