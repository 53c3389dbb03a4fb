import {
  instantSupplyAgreementsVersion,
  instantSupplyStatements,
  type KindWithAgreements,
} from './instant-supply-agreements.ts';

type Statements = typeof instantSupplyStatements;

/**
 * The statements of earlier versions, by version. E-mails quote a buyer's consents in full, so the
 * text of a version stays here for as long as one of its orders can still be paid for or its
 * confirmation be sent.
 */
const pastStatements: ReadonlyMap<string, Statements> = new Map([
  [
    '2026-11-22',
    {
      membership: {
        supplyNow: 'Start my membership now, before the 14 days in which I can cancel are over.',
        knowsConsequence:
          'I know that if I cancel within the 14 days, I pay for the days I have had, and get the rest back.',
      },
      pack: {
        supplyNow: 'Open the pack for me now, before the 14 days in which I can cancel are over.',
        knowsConsequence:
          'I know that once it is open I can no longer cancel and get my money back.',
      },
    },
  ],
]);

/** The full statements of a version. Throws if the version never existed. */
export const statementsOfAgreementsVersion = (
  version: string,
  kind: KindWithAgreements,
): Statements[KindWithAgreements] => {
  const statements =
    version === instantSupplyAgreementsVersion
      ? instantSupplyStatements
      : pastStatements.get(version);
  if (statements === undefined) {
    throw new Error(`There are no statements of the version ${version} (past-agreements.ts).`);
  }
  return statements[kind];
};
