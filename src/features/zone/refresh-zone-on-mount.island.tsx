import { useEffect } from 'react';
import { useMemberZoneStore } from './use-zone.ts';

/**
 * Reloads the member’s record and plans when mounted, so that the whole site updates. Renders
 * nothing.
 */
export const RefreshZoneOnMount = (): null => {
  const zone = useMemberZoneStore();
  useEffect(() => zone.refresh(), [zone]);
  return null;
};
