import { useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

const Heading = styled.h4`
  &:focus {
    outline: none;
  }
`;

/**
 * The heading of what replaces the field that had the focus: it takes the focus, and screen readers
 * announce it.
 */
export const FocusedHeading = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const heading = useRef<HTMLHeadingElement>(null);
  // With the commit and not after it: a quick press on what comes below would lose its focus to the
  // heading.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
};
