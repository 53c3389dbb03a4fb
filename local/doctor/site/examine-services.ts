import * as v from 'valibot';
import { ServiceStateSchema } from '../../../src/domain/monitoring/monitoring-overview-answer.ts';
import { badFinding, goodFinding, unknownFinding } from '../findings.ts';
import type { Finding } from '../finding.ts';

const subject = 'What the site depends on';

const Health = v.object({ services: v.array(ServiceStateSchema) });

const parse = (text: string): v.InferOutput<typeof Health> | undefined => {
  try {
    const { success, output } = v.safeParse(Health, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Checks what `/api/health` reports about services and the jobs of the clock. A local site may not
 * have run them, so `unknown` is ignored there.
 */
export const examineServices = (health: string, isLocal: boolean): readonly Finding[] => {
  const services = parse(health)?.services;
  if (services === undefined) return [];
  const named = (state: 'failing' | 'unknown'): string =>
    services
      .filter((service) => service.state === state)
      .map(({ name }) => name)
      .join(', ');
  if (named('failing') !== '') {
    return [
      badFinding(
        subject,
        `Failing: ${named('failing')}.`,
        'docs/run-book.md says what to do for each; the log of the function says more.',
      ),
    ];
  }
  if (isLocal) return [];
  if (services.length === 0 || named('unknown') !== '') {
    return [
      unknownFinding(
        subject,
        services.length === 0
          ? 'No function has run by the clock yet.'
          : `For half a day nobody has heard of ${named('unknown')}.`,
        'Wait ten minutes after the first deploy; then see at Netlify whether the function clock runs.',
      ),
    ];
  }
  return [goodFinding(subject, `All ${services.length} worked when they were last asked.`)];
};
