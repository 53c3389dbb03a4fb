import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { RuledSection } from '../../ui/kit/ruled-section.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';

const Box = styled(RuledSection)`
  & > p {
    max-width: 40rem;
  }

  & h3 {
    font-size: var(--step-1);
  }
`;

type SectionProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** A section of the log, with its own address. */
export const LogSection = ({ id, title, children }: SectionProps): ReactElement => (
  <Box id={id} aria-labelledby={`${id}-title`}>
    <SectionHeading id={`${id}-title`}>{title}</SectionHeading>
    {children}
  </Box>
);

/** A table of figures that fits a narrow phone. */
export const FiguresTable = styled.table`
  width: 100%;
  max-width: 40rem;
  border-collapse: collapse;
  line-height: 1.35;
  font-variant-numeric: tabular-nums;

  & caption {
    padding-block-end: var(--space-2);
    font-weight: 700;
    text-align: start;
  }

  & :is(th, td) {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
  }

  & thead th {
    border-block-end: 2px solid var(--ink);
  }

  & tbody th {
    font-weight: 600;
  }
`;

/** A button that looks like a link, for use in a row. */
export const RowButtonStyledAsLink = styled.button`
  justify-self: start;
  min-height: 3rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;

  &:hover {
    color: var(--accent-strong);
  }
`;

/** Small fields side by side. */
export const SmallFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: var(--space-3);
  align-items: end;
  max-width: 40rem;
`;
