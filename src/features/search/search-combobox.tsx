import { memo, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { usePressOutside, useRoom } from './panel-events.ts';
import { SearchPanel } from './search-panel.tsx';
import type { PanelHandle, PanelReport } from './search-panel.tsx';
import './search-panel.css';

/** What the box says of its panel to those who don't see it. */
export type BoxState = {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-activedescendant'?: string | undefined;
};

const closed: BoxState = { 'aria-expanded': false };
const silent: PanelReport = { hasOptions: false, activeId: undefined, words: '' };

type SearchComboboxProps = {
  /** The box's id. */
  readonly id: string;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** What stands in the box already, where somebody is in it. */
  readonly begun: string | undefined;
  readonly onState: (state: BoxState) => void;
};

const Combobox = ({ id, formRef, inputRef, begun, onState }: SearchComboboxProps): ReactElement => {
  const listId = `${id}-results`;
  const panel = useRef<HTMLDivElement>(null);
  const options = useRef<PanelHandle>(null);
  const [text, setText] = useState(begun?.trimStart() ?? '');
  const [isOpen, setIsOpen] = useState(begun !== undefined);
  const [report, setReport] = useState(silent);

  const open = useCallback(() => {
    // A space at the end says that a word is over.
    setText(inputRef.current?.value.trimStart() ?? '');
    setIsOpen(true);
  }, [inputRef]);
  const close = useCallback(() => {
    setIsOpen(false);
    setReport(silent);
  }, []);
  const pick = useCallback(() => {
    close();
    inputRef.current?.blur();
  }, [close, inputRef]);
  const pressKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      // The first closes the panel, the second empties the box.
      if (isOpen) event.preventDefault();
      else if (inputRef.current !== null) inputRef.current.value = '';
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
    } else if (isOpen && event.target === inputRef.current && options.current?.press(event.key)) {
      event.preventDefault();
    }
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isInside =
      currentTarget instanceof Node &&
      relatedTarget instanceof Node &&
      currentTarget.contains(relatedTarget);
    if (!isInside) close();
  };

  const hear = useEffectEvent((event: Event): void => {
    if (event instanceof KeyboardEvent) pressKey(event);
    else if (event.type === 'submit') close();
    else if (event instanceof FocusEvent && event.type === 'focusout') leave(event);
    else if (event.target === inputRef.current) open();
  });
  useLayoutEffect(() => {
    const box = formRef.current;
    if (box === null) return undefined;
    const end = new AbortController();
    for (const type of ['focusin', 'click', 'input', 'keydown', 'focusout', 'submit']) {
      box.addEventListener(type, (event) => hear(event), { signal: end.signal });
    }
    return () => end.abort();
  }, [formRef]);

  usePressOutside(formRef, isOpen, close);
  useRoom(panel, isOpen);

  const shown = isOpen && text !== '' ? report : silent;
  const { hasOptions, activeId } = shown;
  useLayoutEffect(
    () =>
      onState(
        hasOptions
          ? {
              'aria-expanded': true,
              'aria-controls': listId,
              'aria-activedescendant': activeId,
            }
          : closed,
      ),
    [onState, hasOptions, activeId, listId],
  );

  return (
    <>
      {isOpen ? (
        <div
          ref={panel}
          className="search-panel"
          role="presentation"
          data-part="search-panel"
          // The box keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
        >
          {text === '' ? (
            <p className="search-hint">Type a lift, a muscle or a question.</p>
          ) : (
            <SearchPanel ref={options} id={listId} text={text} onReport={setReport} onPick={pick} />
          )}
        </div>
      ) : null}
      <p role="status" className="visually-hidden">
        {shown.words}
      </p>
    </>
  );
};

/**
 * Makes the search box a combobox (the WAI-ARIA pattern): the panel that shows results while one types, and the keys that
 * move through it. It listens to a box that is there already, in which somebody may be typing.
 */
export const SearchCombobox = memo(Combobox);
