import type { ReactElement } from 'react';
import { editorPath } from '../domain/editor.ts';
import { BuildsAndWorkbenchPage } from '../features/editor/builds-and-workbench-page.tsx';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { LoadingSplash } from '../page-parts/loading-splash.tsx';
import { useHydrated } from '../ui/loading/use-hydrated.ts';

// Only the browser knows an editor's unfinished text.
const EditorTemplate = (): ReactElement =>
  useHydrated() ? (
    <BuildsAndWorkbenchPage />
  ) : (
    <LoadingSplash
      title="Workbench for plans"
      withoutScripts="The workbench checks a plan while you write, so it needs scripts. Please switch them on, then come back."
    />
  );

export default EditorTemplate;

export const Head = (): ReactElement => (
  <PageHead
    title="Workbench for plans"
    description="For the editors of Knurl: write a plan in notation and see it as a member does."
    path={editorPath}
    indexed={false}
  />
);
