import { memo, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { useSettledValue } from '../../../ui/loading/use-settled.ts';
import { useOnPressOutside, useVisiblePanelHeightVariable } from './panel-events.ts';
import { SearchPanel } from './search-panel.tsx';
import type { PanelAccessibilityState, SearchPanelKeyPressHandle } from './search-panel.tsx';
import './search-panel.css';

/** The ARIA attributes of the box that describe its panel. */
export type SearchBoxAriaAttributes = {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-activedescendant'?: string | undefined;
};

/** How long nobody has typed before the results are counted aloud: not after every key. */
const settledMs = 700;

const closed: SearchBoxAriaAttributes = { 'aria-expanded': false };
const noPanel: PanelAccessibilityState = { hasOptions: false, activeId: undefined, status: '' };

type SearchComboboxProps = {
  /** The input's id. */
  readonly id: string;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** The text already typed, if the input has the focus; undefined otherwise. */
  readonly typed: string | undefined;
  readonly onChange: (state: SearchBoxAriaAttributes) => void;
};

const Combobox = ({
  id,
  formRef,
  inputRef,
  typed,
  onChange,
}: SearchComboboxProps): ReactElement => {
  const listId = `${id}-results`;
  const panel = useRef<HTMLDivElement>(null);
  const options = useRef<SearchPanelKeyPressHandle>(null);
  const [text, setText] = useState(typed?.trimStart() ?? '');
  const [isOpen, setIsOpen] = useState(typed !== undefined);
  const [panelState, setPanelState] = useState(noPanel);

  const open = useCallback(() => {
    // A space at the end is kept: it shows that the last word is complete.
    setText(inputRef.current?.value.trimStart() ?? '');
    setIsOpen(true);
  }, [inputRef]);
  const close = useCallback(() => {
    setIsOpen(false);
    setPanelState(noPanel);
  }, []);
  const pick = useCallback(() => {
    close();
    inputRef.current?.blur();
  }, [close, inputRef]);
  const pressKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      // The first press closes the panel, the second empties the box.
      if (isOpen) event.preventDefault();
      else if (inputRef.current !== null) inputRef.current.value = '';
      close();
      return;
    }
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isOpen && isArrow) {
      event.preventDefault();
      open();
    } else if (event.altKey && event.key === 'ArrowUp') {
      event.preventDefault();
      close();
    } else if (
      isOpen &&
      event.target === inputRef.current &&
      options.current?.pressKey(event.key)
    ) {
      event.preventDefault();
    }
  };
  const onFocusOut = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isInside =
      currentTarget instanceof Node &&
      relatedTarget instanceof Node &&
      currentTarget.contains(relatedTarget);
    if (!isInside) close();
  };

  const onEvent = useEffectEvent((event: Event): void => {
    if (event instanceof KeyboardEvent) pressKey(event);
    else if (event.type === 'submit') close();
    else if (event instanceof FocusEvent && event.type === 'focusout') onFocusOut(event);
    else if (event.target === inputRef.current) open();
  });
  useLayoutEffect(() => {
    const form = formRef.current;
    if (form === null) return undefined;
    const removal = new AbortController();
    for (const type of ['focusin', 'click', 'input', 'keydown', 'focusout', 'submit']) {
      form.addEventListener(type, (event) => onEvent(event), { signal: removal.signal });
    }
    return () => removal.abort();
  }, [formRef]);

  useOnPressOutside(formRef, isOpen, close);
  useVisiblePanelHeightVariable(panel, isOpen);

  const { hasOptions, activeId, status } = isOpen && text !== '' ? panelState : noPanel;
  const spoken = useSettledValue(status, settledMs);
  useLayoutEffect(
    () =>
      onChange(
        hasOptions
          ? {
              'aria-expanded': true,
              'aria-controls': listId,
              'aria-activedescendant': activeId,
            }
          : closed,
      ),
    [onChange, hasOptions, activeId, listId],
  );

  return (
    <>
      {isOpen ? (
        <div
          ref={panel}
          className="search-panel"
          role="presentation"
          data-part="search-panel"
          // Keeps the focus in the input, so that a phone keeps its keyboard open.
          onMouseDown={(event) => event.preventDefault()}
        >
          {text === '' ? (
            <p className="search-hint">Type a lift, a muscle or a question.</p>
          ) : (
            <SearchPanel
              ref={options}
              id={listId}
              text={text}
              onChange={setPanelState}
              onPick={pick}
            />
          )}
        </div>
      ) : null}
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
    </>
  );
};

/**
 * Makes the search box a combobox (the WAI-ARIA pattern): a panel that shows results while somebody
 * types, and keys that move through them. It loads late and attaches itself to the existing box, in
 * which somebody may be typing already.
 */
export const ComboboxForExistingSearchBox = memo(Combobox);
