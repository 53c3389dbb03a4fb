import type { Examination, Finding } from '../../local/doctor/finding.ts';

/** The result of an examination: every subject with a problem, with its sentence and the remedy. */
export const findProblems = async (
  examination: Examination,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Readonly<Record<string, Finding>>> => {
  const findings = await examination(variables);
  return Object.fromEntries(
    findings.filter(({ state }) => state !== 'good').map((finding) => [finding.subject, finding]),
  );
};
