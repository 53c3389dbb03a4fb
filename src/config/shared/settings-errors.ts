import * as v from 'valibot';

/**
 * The variables that are missing or wrong, as part of a sentence:
 * `A is missing; B is not an address`.
 */
export const describeWrongVariables = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .map((issue) => {
      const name = v.getDotPath(issue) ?? 'A setting';
      const isMissing = issue.type === 'string' || issue.type === 'object';
      return `${name} ${isMissing ? 'is missing' : issue.message}`;
    })
    .join('; ');

/** The error of a production build whose variables have the values of stand-ins. */
export const describeForbiddenStandIns = (variables: readonly string[]): string =>
  `A production build cannot use this machine's stand-ins: set ${new Intl.ListFormat('en-GB').format(variables)} to the real service's.`;
