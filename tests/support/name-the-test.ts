import { beforeEach } from 'vitest';
import { noteTest } from '../../local/contract/record-traffic.ts';

// What a file does before its first test has no name, rather than that of another file's last test.
noteTest('');
beforeEach(({ task }) => noteTest(`${task.file.name} › ${task.name}`));
