import { navigate } from 'gatsby';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { longestSearchText, searchParameter, searchPath } from '../../domain/search/search-text.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { media } from '../../ui/media.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { PanelHandle, PanelReport, SearchPanel } from './search-panel.tsx';
import { SearchFailure } from './search-failure.tsx';
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

const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + var(--space-2));
  inset-inline: 0;
  z-index: 20;
  max-height: min(80vh, var(--room, 80vh));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 3px solid var(--ink);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow);

  & > p {
    padding: var(--space-4);
    color: var(--muted);
  }

  ${media.desktop} {
    inset-inline-start: auto;
    width: min(34rem, 100vw - 2 * var(--space-5));
  }
`;

/** So close has a pointer to come, in CSS pixels, for the search to be loaded. */
const near = 80;

const silent: PanelReport = { hasOptions: false, activeId: undefined, words: '' };

/** How much of the screen is left below the panel's upper edge: a keyboard on the screen takes its share. */
const leaveRoom = (panel: HTMLElement): void => {
  const view = window.visualViewport;
  const bottom = view === null ? window.innerHeight : view.offsetTop + view.height;
  const room = Math.max(120, bottom - panel.getBoundingClientRect().top - 8);
  panel.style.setProperty('--room', `${room}px`);
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

type SearchBoxProps = {
  /** The text that the page is about, such as that of the page of results. */
  readonly pageText?: string;
  /** True for the box that `/`, Ctrl-K and ⌘-K lead to. */
  readonly hasShortcuts?: boolean;
};

/**
 * The search box, with the panel that shows results while one types (the WAI-ARIA combobox pattern). What searches is
 * loaded when a pointer comes near or the box gets the focus. With scripts off it is a plain form.
 */
export const SearchBox = ({
  pageText = '',
  hasShortcuts = false,
}: SearchBoxProps): ReactElement => {
  const id = useId();
  const listId = `${id}-results`;
  const isAlive = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const options = useRef<PanelHandle>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [report, setReport] = useState(silent);
  const [Inside, setInside] = useState<typeof SearchPanel>();
  const [hasFailed, setHasFailed] = useState(false);

  const prepare = useCallback(() => {
    startSearch();
    setHasFailed(false);
    import('./search-panel.tsx').then(
      (loaded) => setInside(() => loaded.SearchPanel),
      (reason: unknown) => {
        console.error('Search index required: the search could not be loaded.', reason);
        setHasFailed(true);
      },
    );
  }, []);

  const open = useCallback(() => {
    prepare();
    // A space at the end says that a word is over.
    setText(input.current?.value.trimStart() ?? '');
    setIsOpen(true);
  }, [prepare]);

  const close = useCallback(() => {
    setIsOpen(false);
    setReport(silent);
  }, []);

  useEffect(() => {
    // She may have begun before the page came alive.
    if (document.activeElement === input.current) open();
  }, [open]);

  useEffect(() => {
    if (pageText !== '' && input.current !== null) input.current.value = pageText;
  }, [pageText]);

  useEffect(() => {
    if (!hasShortcuts) return undefined;
    const goToBox = (event: globalThis.KeyboardEvent) => {
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isK && (!isSlash || isTyping(event.target))) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', goToBox);
    return () => document.removeEventListener('keydown', goToBox);
  }, [hasShortcuts]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeElsewhere = (event: PointerEvent) => {
      if (!(event.target instanceof Node && form.current?.contains(event.target))) close();
    };
    const fit = () => {
      if (panel.current !== null) leaveRoom(panel.current);
    };
    fit();
    const leave = new AbortController();
    const { signal } = leave;
    document.addEventListener('pointerdown', closeElsewhere, { signal });
    document.addEventListener('scroll', fit, { passive: true, signal });
    window.visualViewport?.addEventListener('resize', fit, { signal });
    window.visualViewport?.addEventListener('scroll', fit, { passive: true, signal });
    return () => leave.abort();
  }, [isOpen, close]);

  useEffect(() => {
    if (!hasShortcuts) return undefined;
    const prepareWhenNear = ({ clientX, clientY }: PointerEvent) => {
      const box = input.current?.getBoundingClientRect();
      if (box === undefined) return;
      const isNear =
        clientX > box.left - near &&
        clientX < box.right + near &&
        clientY > box.top - near &&
        clientY < box.bottom + near;
      if (!isNear) return;
      document.removeEventListener('pointermove', prepareWhenNear);
      prepare();
    };
    document.addEventListener('pointermove', prepareWhenNear, { passive: true });
    return () => document.removeEventListener('pointermove', prepareWhenNear);
  }, [hasShortcuts, prepare]);

  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // The first closes the panel, the second empties the box.
      if (isOpen) event.preventDefault();
      else if (input.current !== null) input.current.value = '';
      close();
      return;
    }
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isOpen && opens) {
      event.preventDefault();
      open();
    } else if (event.altKey && event.key === 'ArrowUp') {
      event.preventDefault();
      close();
    } else if (isOpen && event.target === input.current && options.current?.press(event.key)) {
      event.preventDefault();
    }
  };

  const shown = isOpen && text !== '' ? report : silent;
  return (
    <Form
      ref={form}
      action={routes.search}
      method="get"
      role="search"
      onPointerEnter={prepare}
      onKeyDown={pressKey}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = input.current?.value.trim() ?? '';
        if (wanted === '') return;
        close();
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
        onFocus={open}
        onClick={open}
        onInput={open}
        {...(isAlive
          ? {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': shown.hasOptions,
              'aria-controls': shown.hasOptions ? listId : undefined,
              'aria-activedescendant': shown.activeId,
              'aria-keyshortcuts': hasShortcuts ? '/ Control+K Meta+K' : undefined,
            }
          : {})}
      />
      <button type="submit" aria-label="Search">
        <SearchIcon />
      </button>
      {isOpen ? (
        <Panel
          ref={panel}
          data-part="search-panel"
          // The box keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
        >
          {text === '' ? (
            <p>Type a lift, a muscle or a question.</p>
          ) : Inside !== undefined ? (
            <Inside
              ref={options}
              id={listId}
              text={text}
              onReport={setReport}
              onPick={() => {
                close();
                input.current?.blur();
              }}
            />
          ) : hasFailed ? (
            <SearchFailure onRetry={prepare} />
          ) : (
            <p>Loading the search …</p>
          )}
        </Panel>
      ) : null}
      <p role="status" className="visually-hidden">
        {shown.words}
      </p>
    </Form>
  );
};
