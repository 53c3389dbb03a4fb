import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { formatDay } from '../../domain/days/format-day.ts';
import { routes, slugAsHeading } from '../../domain/routes.ts';
import { localIsoDayOfTime } from '../../domain/training/days/local-iso-day-of-time.ts';
import { recall } from '../../services/storage.ts';
import { Button } from '../../ui/kit/button.tsx';
import { RuledSection } from '../../ui/kit/ruled-section.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

/** By the plan's address without `/members/`: until when it opens. */
type Leases = ReadonlyMap<string, number>;

const loadPlans = () => import('../../services/kept-plans/kept-plans.ts');

const readLeases = async (): Promise<Leases> => (await loadPlans()).readKeptPlanExpiryTimes();

const nameOf = (address: string): string => slugAsHeading(address.split('/').at(-1) ?? '');

/**
 * The member plans that are kept on this device, each with the day until which it opens; nothing if
 * there are none.
 */
export const KeptMemberPlans = (): ReactElement | null => {
  const [leases, setLeases] = useState<Leases>(new Map());
  useEffect(() => {
    if (recall('members.kept') !== undefined) readLeases().then(setLeases, () => undefined);
  }, []);
  const remove = async (address: string): Promise<void> => {
    const { removeKeptPlanByAddress } = await loadPlans();
    await removeKeptPlanByAddress(address);
    setLeases(await readLeases());
  };
  return leases.size === 0 ? null : (
    <RuledSection aria-labelledby="member-plans-title">
      <SectionHeading id="member-plans-title">Member plans</SectionHeading>
      <p>
        They are encrypted, and gone when you log out. Each time you open one online, it opens
        without a connection for another 14 days.
      </p>
      <ul>
        {[...leases].map(([address, until]) => (
          <li key={address}>
            <SiteLink to={`${routes.members}${address}/`}>{nameOf(address)}</SiteLink>, until{' '}
            {formatDay(localIsoDayOfTime(until))}{' '}
            <Button
              kind="quiet"
              aria-label={`Remove ${nameOf(address)}`}
              onClick={() => void remove(address).catch(() => undefined)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
};
