import { setTimeout as wait } from 'node:timers/promises';
import { createRedactor } from '../setup/redact.ts';
import type { DoctorPart } from './examinations.ts';
import type { Finding } from './finding.ts';

export type DoctorRun = {
  readonly parts: readonly DoctorPart[];
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** How long one part may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Prints one JSON document instead of lines. */
  readonly isJson: boolean;
  /** What to print before the findings, such as that only stand-ins were examined. */
  readonly remarks: readonly string[];
  readonly say: (line: string) => void;
};

type Group = { readonly name: string; readonly findings: readonly Finding[] };

const marks = { good: '✓', bad: '✗', unknown: '?' } as const satisfies Record<
  Finding['state'],
  string
>;

const notAsked = (name: string, sentence: string): Finding => ({
  state: 'unknown',
  subject: name,
  sentence,
  remedy: 'Run npm run doctor again; if this stays, see the status page of the vendor.',
});

const examine = async (
  { name, load }: DoctorPart,
  { variables, timeoutMs }: DoctorRun,
): Promise<Group> => {
  const timer = new AbortController();
  const late = wait(timeoutMs, undefined, { signal: timer.signal }).then((): readonly Finding[] => [
    notAsked(name, `It did not answer within ${Math.round(timeoutMs / 1000)} seconds.`),
  ]);
  // Avoids an unhandled rejection when the wait is cancelled.
  late.catch(() => undefined);
  try {
    const work = load().then((examination) => examination(variables));
    return { name, findings: await Promise.race([work, late]) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { name, findings: [notAsked(name, `It could not be examined: ${reason}`)] };
  } finally {
    timer.abort();
  }
};

const redactFinding = (finding: Finding, redact: (text: string) => string): Finding => ({
  ...finding,
  sentence: redact(finding.sentence),
  ...(finding.remedy === undefined ? {} : { remedy: redact(finding.remedy) }),
  ...(finding.page === undefined ? {} : { page: redact(finding.page) }),
});

const count = (findings: readonly Finding[], state: Finding['state']): number =>
  findings.filter((finding) => finding.state === state).length;

const sayGroup = ({ name, findings }: Group, say: DoctorRun['say']): void => {
  say(`\n${name}`);
  for (const { state, subject, sentence, remedy, page } of findings) {
    say(`  ${marks[state]} ${subject}: ${sentence}`);
    if (state === 'good') continue;
    if (remedy !== undefined) say(`      ${remedy}`);
    if (page !== undefined) say(`      ${page}`);
  }
};

const lastLine = (findings: readonly Finding[]): string => {
  const bad = count(findings, 'bad');
  const unknown = count(findings, 'unknown');
  const first =
    findings.find(({ state }) => state === 'bad') ??
    findings.find(({ state }) => state === 'unknown');
  const counts = `${count(findings, 'good')} good, ${bad} bad, ${unknown} unknown.`;
  return first === undefined
    ? counts
    : `${counts} First: ${first.subject}. ${first.remedy ?? first.sentence}`;
};

/**
 * Runs all parts at once and prints the findings, without any secret. Fails if anything is bad or
 * unknown.
 */
export const runDoctor = async (run: DoctorRun): Promise<'done' | 'failed'> => {
  const redact = createRedactor(run.variables);
  const groups = (await Promise.all(run.parts.map((part) => examine(part, run)))).map(
    ({ name, findings }) => ({
      name,
      findings: findings.map((finding) => redactFinding(finding, redact)),
    }),
  );
  const findings = groups.flatMap((group) => group.findings);
  const isHealthy = findings.every(({ state }) => state === 'good');
  if (run.isJson) {
    run.say(JSON.stringify({ isHealthy, remarks: run.remarks, groups }, undefined, 2));
  } else {
    for (const remark of run.remarks) run.say(remark);
    for (const group of groups) sayGroup(group, run.say);
    run.say(`\n${lastLine(findings)}`);
  }
  return isHealthy ? 'done' : 'failed';
};
