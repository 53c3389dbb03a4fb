import { parseBuildSettings } from '../../src/config/build/build-settings.ts';
import { parseServerSettings } from '../../src/config/server/server-settings.ts';
import { isLocalAddress } from '../../src/config/shared/stand-in.ts';
import { badFinding, goodFinding, reasonOf } from './findings.ts';
import type { Examination, Finding } from './finding.ts';

const examineOne = (subject: string, right: string, parse: () => unknown): Finding => {
  try {
    parse();
    return goodFinding(subject, right);
  } catch (error) {
    return badFinding(
      subject,
      reasonOf(error),
      'Correct .env; .env.example says what each setting is.',
    );
  }
};

/**
 * Examines the settings of this machine, by the same rules as builds and functions do. For a live
 * site, no stand-in is allowed.
 */
export const examineSettings: Examination = async (variables) => {
  const isLive = !isLocalAddress(variables['SITE_URL'] ?? 'http://localhost');
  const environment = {
    ...variables,
    PREVIEW: undefined,
    CONTEXT: isLive ? 'production' : undefined,
  };
  return [
    examineOne('Build', 'A build has all that it needs.', () => parseBuildSettings(environment)),
    examineOne('Functions', 'Functions have all that they need.', () =>
      parseServerSettings(environment),
    ),
  ];
};
