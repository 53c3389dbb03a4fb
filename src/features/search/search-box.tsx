import { useId } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { SearchIcon } from '../../ui/icons.tsx';

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
  }

  & input::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  & button {
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

/** The header's search box. It works as a plain form: the results page reads `s` from the address. */
export const SearchBox = (): ReactElement => {
  const id = useId();
  return (
    <Form action={routes.search} method="get" role="search">
      <label className="visually-hidden" htmlFor={id}>
        Search
      </label>
      <input
        id={id}
        name="s"
        type="search"
        placeholder="Search Articles, Exercises, Workouts..."
        autoComplete="off"
        required
      />
      <button type="submit" aria-label="Search">
        <SearchIcon />
      </button>
    </Form>
  );
};
