import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

const Panel = styled.section`
  & > h2 {
    padding-block: var(--space-2);
    border-top: 3px solid var(--ink);
    border-bottom: 1px solid var(--line);
    font-size: var(--step-2);
  }

  & li a {
    display: block;
    padding-block: var(--space-2);
    color: inherit;
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
  }

  & li a:hover {
    color: var(--accent);
    text-decoration: underline;
  }

  & li + li {
    border-top: 1px solid var(--line);
  }
`;

type SidePanelProps = { readonly title: string; readonly children: ReactNode };

/** A banner beside a page, with a heading. */
export const SidePanel = ({ title, children }: SidePanelProps): ReactElement => (
  <Panel>
    <h2>{title}</h2>
    {children}
  </Panel>
);

/** A side panel's list of links, each with a square picture of 90 px. */
export const PictureLinkList = styled.ul`
  & li a {
    display: grid;
    grid-template-columns: 90px 1fr;
    align-items: center;
    gap: var(--space-3);
  }

  & li a > :first-child {
    border-radius: var(--radius);
  }
`;
