import type { Changes } from '../records/announce-changes.ts';
import type { Transact } from '../storage/tables.ts';
import { deskOver } from './desk-over-imports.ts';
import type { ImportDesk } from './import-desk.ts';
import { createImports } from './imports-over-tables.ts';

type LogParts = {
  readonly transact: Transact;
  readonly changes: Pick<Changes, 'announce'>;
  readonly mark: () => void;
};

/** Opens the desk of a log. */
export const openImports = ({ transact, changes, mark }: LogParts): ImportDesk =>
  deskOver(
    createImports({
      transact,
      announce: (changed) => {
        mark();
        changes.announce(changed);
      },
    }),
  );
