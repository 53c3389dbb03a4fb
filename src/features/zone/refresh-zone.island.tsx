import { useEffect } from 'react';
import { useMemberZone } from './use-zone.ts';

/**
 * Reloads the member’s record and plans when mounted, so that the whole site updates. Renders
 * nothing.
 */
export const RefreshZone = (): null => {
  const zone = useMemberZone();
  useEffect(() => zone.refresh(), [zone]);
  return null;
};
