import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { fieldControlStyle } from '../../ui/kit/field.ts';
import { scrollRowToFocused } from '../../ui/layout/scroll-row-to-focused.ts';
import { chosenFill } from '../../ui/styles/chosen.ts';
import { media } from '../../ui/styles/media.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

/** The form of a finder: one line for each group of choices. */
export const FinderChoicesForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-bottom: 1px solid var(--line);

  & > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    align-items: center;
    min-width: 0;
    margin: 0;
    padding: var(--space-3) 0;
    border: 0;
    border-top: 1px solid var(--line);
  }

  & > fieldset > p,
  & label[for] {
    font-weight: 700;
    line-height: 1.3;
  }

  & select {
    ${fieldControlStyle}
    max-width: 24rem;
  }

  ${media.threeColumns} {
    & > * {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
  }
`;

/** The values in a row. On a phone the row scrolls, so that the list begins on the first screen. */
const Choices = styled.div`
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
  margin: -6px;
  padding: 6px;
  scrollbar-width: none;

  ${media.small} {
    flex-wrap: wrap;
    overflow-x: visible;
  }

  & label,
  & a {
    display: inline-flex;
    flex: none;
    align-items: center;
    position: relative;
    min-height: 3rem;
    padding: var(--space-1) var(--space-3);
    border: 2px solid var(--ink);
    border-radius: var(--radius);
    color: var(--ink);
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
    cursor: pointer;
  }

  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  & label:hover,
  & a:hover {
    background: var(--sunken);
  }

  & label:has(:checked),
  & a[aria-current] {
    ${chosenFill}
  }

  & label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

type ChoiceProps = {
  readonly name: string;
  readonly text: string;
  /** Whether several may be chosen. */
  readonly several?: boolean;
  readonly checked: boolean;
  /** The page of the value, for use before scripts run. */
  readonly page: string | undefined;
  readonly onChoose: () => void;
};

/** A value to choose; before scripts run, a link to its page. */
export const FinderValueChoice = ({
  name,
  text,
  several,
  checked,
  page,
  onChoose,
}: ChoiceProps): ReactElement =>
  page === undefined ? (
    <label>
      <input
        type={several === true ? 'checkbox' : 'radio'}
        name={name}
        checked={checked}
        onChange={onChoose}
      />
      {text}
    </label>
  ) : (
    <SiteLink to={page}>{text}</SiteLink>
  );

type ChoiceGroupProps = {
  readonly title: string;
  readonly children: ReactNode;
};

/**
 * Choices beside or below their title, which isn't a legend: WebKit draws every legend over the
 * line of its fieldset.
 */
export const ChoiceGroup = ({ title, children }: ChoiceGroupProps): ReactElement => {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <p id={id}>{title}</p>
      <Choices onFocus={scrollRowToFocused}>{children}</Choices>
    </fieldset>
  );
};
