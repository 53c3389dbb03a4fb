import type { ReactElement } from 'react';
import { LogSection } from '../parts.tsx';

/** What sync does, what leaves the device and what nobody can do: read before it is turned on. */
export const WhatSyncDoes = (): ReactElement => (
  <LogSection id="what" title="What it does">
    <p>
      You log a set on your phone, and it is on your laptop too. Sets, sessions, maximums, kit, your
      place in a plan, your own exercises and your routines go along. It works offline: a device
      catches up when it has a connection.
    </p>
    <p>
      All of it is sealed on your device before it leaves. We store what we can’t read: the key is
      made from a phrase of twelve words, and we never get it. We do see that you sync, when, and
      how much room it takes.
    </p>
    <p>
      So we can’t help with a lost phrase. If you lose it and every device that has your log, what
      we store stays sealed for good, and all you can do is begin again.
    </p>
  </LogSection>
);
