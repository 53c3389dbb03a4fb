import { editorPath } from '../../domain/editor.ts';
import { pathsOutsideCms, uiExamplesPath } from '../../domain/routes.ts';
import type { PreviewEntriesFaultsAndPolicy } from '../../domain/preview.ts';
import { isBrokenLinkFault } from '../../content/check/check-markdown-and-report-errors.ts';
import { entryTitle } from '../../content/check/content-error.ts';
import { entryPath } from '../../content/model/entry-path.ts';
import { findContentErrorsInThreads } from '../find-content-errors-in-threads.ts';
import { readSpaceFromNodes, type NodeReader } from '../read-space-from-nodes.ts';
import { findEntriesToLeaveOut } from './find-entries-to-leave-out.ts';

/** The part of the preview report that concerns entries. */
export type PreviewEntriesReport = Pick<
  PreviewEntriesFaultsAndPolicy,
  'entries' | 'faults' | 'leftOut'
>;

/**
 * Deletes the nodes of entries that can't be shown, before any page queries them. `deleteNode` gets
 * the id of a node.
 */
export const deleteUnshowableNodes = async (
  reader: NodeReader,
  deleteNode: (nodeId: string) => void,
): Promise<PreviewEntriesReport> => {
  const { entries, assets } = readSpaceFromNodes(reader);
  const { leftOut, faults } = await findEntriesToLeaveOut(
    { entries, assets, fixedPaths: [...pathsOutsideCms, editorPath, uiExamplesPath] },
    (space) => findContentErrorsInThreads(space, true),
    isBrokenLinkFault,
  );
  for (const { id, nodeId } of entries) if (leftOut.has(id)) deleteNode(nodeId);
  return {
    faults,
    leftOut: [...leftOut],
    entries: Object.fromEntries(
      entries.map((entry) => [
        entry.id,
        {
          type: entry.type,
          title: entryTitle(entry),
          path: entryPath(entry.type, entry.fields) ?? null,
        },
      ]),
    ),
  };
};
