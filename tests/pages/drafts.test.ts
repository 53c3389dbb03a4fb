import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentFolder, projectFolder } from '../../local/folders.ts';

const drafts = path.join(contentFolder, 'drafts');

it.each(
  readdirSync(drafts, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()),
)('the public site contains nothing of the draft $name', ({ parentPath, name }) => {
  const slug = path.basename(name, '.md');
  // A draft of a published entry shares that entry's page.
  if (existsSync(path.join(contentFolder, 'entries', path.basename(parentPath), name))) return;
  const built = readdirSync(path.join(projectFolder, 'public'), { recursive: true });
  expect(built.filter((file) => String(file).split(path.sep).includes(slug))).toEqual([]);
  const sitemap = readdirSync(path.join(projectFolder, 'public')).filter((file) =>
    file.endsWith('.xml'),
  );
  for (const file of sitemap) {
    expect(readFileSync(path.join(projectFolder, 'public', file), 'utf8')).not.toContain(slug);
  }
});
