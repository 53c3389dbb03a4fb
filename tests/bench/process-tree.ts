import { readdirSync, readFileSync } from 'node:fs';

const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended since it was listed.
    return '';
  }
};

/** The parent of every running process, by process id. */
const readParents = (): Map<number, number> => {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // `pid (name) state parent …`: the name may contain spaces and brackets.
    const fields = readIfThere(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    if (fields.length > 1) parents.set(Number(name), Number(fields[1]));
  }
  return parents;
};

/**
 * A process's memory in bytes; memory shared with other processes is divided equally between them.
 * Gatsby's store is left out: it is a mapped file, which counts as shared memory on the bench's
 * memory file system, but on a disk is the system's cache.
 */
const residentOf = (pid: number): number => {
  const rollup = readIfThere(`/proc/${pid}/smaps_rollup`);
  const kilobytesOf = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(rollup)?.[1] ?? 0);
  return (kilobytesOf('Pss') - kilobytesOf('Pss_Shmem')) * 1024;
};

const intervalInMilliseconds = 200;

/**
 * Samples the memory of all processes that a process starts, five times a second. `stop` ends this
 * and returns their peak memory in bytes; shared memory counts once. Works on Linux only.
 */
export const watchProcessTree = (pid: number): { readonly stop: () => number } => {
  let peakBytes = 0;
  const look = (): void => {
    const parents = readParents();
    const family = new Set([pid]);
    // A child may have a lower id than its parent, so repeat until no more are found.
    for (let sizeBefore = 0; sizeBefore !== family.size;) {
      sizeBefore = family.size;
      for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
    }
    // The process itself runs the stand-ins; only Gatsby and its workers count.
    family.delete(pid);
    const resident = [...family].reduce((sum, member) => sum + residentOf(member), 0);
    peakBytes = Math.max(peakBytes, resident);
  };
  const timer = setInterval(look, intervalInMilliseconds);
  look();
  return {
    stop: () => {
      clearInterval(timer);
      return peakBytes;
    },
  };
};
