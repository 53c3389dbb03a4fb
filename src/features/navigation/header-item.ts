import styled from 'styled-components';

/** An entry of the header's main navigation. */
export const HeaderItem = styled.li`
  display: flex;
  align-items: center;

  & > a {
    padding: var(--space-3);
    color: inherit;
    font-weight: 700;
    text-decoration: none;
  }

  & > a:hover,
  & > a[aria-current='page'] {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.4em;
    text-decoration-color: var(--brass);
  }
`;
