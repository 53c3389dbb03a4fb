import { agreementStatements, agreementsVersion, type AgreedKind } from './agreements.ts';

type Statements = typeof agreementStatements;

/**
 * The statements of earlier versions, by version. What a buyer agreed to is told to her in full, so the words of a version stay
 * here for as long as one of its orders can still be paid or its confirmation be sent.
 */
const pastStatements: ReadonlyMap<string, Statements> = new Map();

/** The statements of a version in full. Throws for a version that never was. */
export const statementsOf = (version: string, kind: AgreedKind): Statements[AgreedKind] => {
  const statements =
    version === agreementsVersion ? agreementStatements : pastStatements.get(version);
  if (statements === undefined) {
    throw new Error(`There are no statements of the version ${version} (past-agreements.ts).`);
  }
  return statements[kind];
};
