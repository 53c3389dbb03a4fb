import type { ReactElement } from 'react';
import styled from 'styled-components';
import { memberSectionSlugs } from '../../domain/members/plan-address.ts';
import {
  memberSectionDescriptions,
  memberSectionDisplayNames,
} from '../../domain/members/section-name.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, max(45%, 9rem)), 1fr));
  gap: 0 var(--space-5);

  & li {
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
    line-height: 1.45;
  }

  & b {
    display: block;
  }

  & span {
    color: var(--muted);
  }
`;

/** What a login gives: the sections of the members zone, and what opens their plans. */
export const WhatTheZoneGives = (): ReactElement => (
  <Stack as="section" aria-labelledby="members-zone">
    <SectionHeading id="members-zone">What the Members Zone gives you</SectionHeading>
    <p className="prose">
      An account is free and opens some of these plans at once. The annual membership and the packs
      open the others. The zone finds what fits the time and the kit that you have, and keeps the
      plans that you opened last at hand.
    </p>
    <List>
      {memberSectionSlugs.map((section) => (
        <li key={section}>
          <b>{memberSectionDisplayNames[section]}</b>
          <span>{memberSectionDescriptions[section]}</span>
        </li>
      ))}
    </List>
  </Stack>
);
