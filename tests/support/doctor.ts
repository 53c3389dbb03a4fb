import type { Examination, Finding } from '../../local/doctor/finding.ts';

/** What an examination finds: the subjects that aren't good, each with its sentence and what to do. */
export const findIll = async (
  examination: Examination,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Readonly<Record<string, Finding>>> => {
  const findings = await examination(variables);
  return Object.fromEntries(
    findings.filter(({ state }) => state !== 'good').map((finding) => [finding.subject, finding]),
  );
};
