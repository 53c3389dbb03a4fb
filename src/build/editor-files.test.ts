import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Entry } from '../content/model/entry.ts';
import { makeEntry } from '../content/model/make-entry.test-support.ts';
import { editorPath, editorPublicPlansFilePath } from '../domain/editor.ts';
import { EditorPlanTemplatesSchema } from '../domain/plans/editor-plan-template.ts';
import { collectEditorPages } from './pages/collect-content-pages.ts';
import { editorTemplatesOfPublicPlans, writeOrDeleteEditorFiles } from './editor-files.ts';

const plan = (type: Entry['type'], title: string, content: string): Entry =>
  makeEntry(type, { title, slug: 'a-plan', section: 'finishers', category: 'finishers', content });
const block = (source: string) => `Read this.\n\n\`\`\`workout\n${source}\n\`\`\`\n`;

describe('the plans that an editor may start from', () => {
  it('have their notation as written, one per block, and are sorted by title', () => {
    const plans = editorTemplatesOfPublicPlans([
      plan('workoutPlan', 'Second', block('- Squat: 3 x 5')),
      plan('workoutPack', 'First', block('- Row: 1 x 1') + block('-  Plank:2 x 30 s')),
    ]);
    expect(plans.map(({ title }) => title)).toEqual(['First', 'Second']);
    expect(plans[0]?.notations).toEqual(['- Row: 1 x 1\n', '-  Plank:2 x 30 s\n']);
    expect(plans[1]).toMatchObject({ kind: 'Workout plan', path: '/workout-plans/a-plan/' });
  });

  it('include no member plans, and none without notation', () => {
    const entries = [
      plan('memberPlan', 'Paid', block('- Squat: 3 x 5')),
      plan('workoutPlan', 'Words', 'Only words.'),
    ];
    expect(editorTemplatesOfPublicPlans(entries)).toEqual([]);
  });
});

describe('a build', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'editor-files-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const entries = [plan('workoutPlan', 'A plan', block('- Squat: 3 x 5'))];

  it('has the workbench’s page, unlisted by search engines, and the file of plans, if it includes the workbench', async () => {
    expect(collectEditorPages(true)).toEqual([
      { path: editorPath, template: 'editor', context: { isIndexed: false } },
    ]);
    await writeOrDeleteEditorFiles(folder, entries, true);
    const written = await readFile(path.join(folder, editorPublicPlansFilePath), 'utf8');
    expect(v.parse(EditorPlanTemplatesSchema, JSON.parse(written))).toEqual(
      editorTemplatesOfPublicPlans(entries),
    );
  });

  it('removes both for the public site, even if an earlier build had them', async () => {
    await writeOrDeleteEditorFiles(folder, entries, true);
    await writeOrDeleteEditorFiles(folder, entries, false);
    expect(await readdir(folder)).toEqual([]);
    expect(collectEditorPages(false)).toEqual([]);
  });
});
