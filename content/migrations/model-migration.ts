import type Migration from 'contentful-migration';

/** What an environment has before a migration. */
export type ModelBefore = {
  readonly hasType: (typeId: string) => boolean;
  readonly hasField: (typeId: string, fieldId: string) => boolean;
};

/**
 * One change of the content model, in a file `NNNN-name.ts` that exports it as `migration`. Both ways ask `before` what is there
 * already, because a change that stopped half-way is run again. A landed migration never changes: a later one corrects it.
 */
export type ModelMigration = {
  /** What it does, as a sentence for the owner. */
  readonly sentence: string;
  readonly up: (migration: Migration, before: ModelBefore) => void;
  /** Undoes it. The values of a field that it takes away are lost. */
  readonly down: (migration: Migration, before: ModelBefore) => void;
};
