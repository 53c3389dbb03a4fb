import { readdirSync, readFileSync } from 'node:fs';

const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended since it was listed.
    return '';
  }
};

/** The parent of every process. */
const readParents = (): Map<number, number> => {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // The name in brackets may hold spaces and brackets of its own; the state follows it, then the parent.
    const fields = readIfThere(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    if (fields.length > 1) parents.set(Number(name), Number(fields[1]));
  }
  return parents;
};

/**
 * A process's memory, with what it shares with others counted in equal parts. Gatsby's store is a file that it maps: on the
 * memory file system of the bench that counts as shared memory, on a disk it is the system's cache, so it is left out.
 */
const residentOf = (pid: number): number => {
  const rollup = readIfThere(`/proc/${pid}/smaps_rollup`);
  const kilobytesOf = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(rollup)?.[1] ?? 0);
  return (kilobytesOf('Pss') - kilobytesOf('Pss_Shmem')) * 1024;
};

const interval = 200;

/**
 * Watches all that a process starts, five times a second; `stop` ends the watch and tells the most that they had in memory
 * at one time, in bytes. What they share counts once. Only Linux tells so much.
 */
export const watchProcessTree = (pid: number): { readonly stop: () => number } => {
  let peakBytes = 0;
  const look = (): void => {
    const parents = readParents();
    const family = new Set([pid]);
    // A child may have a lower number than its parent, so go on until no more are found.
    for (let known = 0; known !== family.size;) {
      known = family.size;
      for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
    }
    // The process itself holds the stand-ins; what it started is Gatsby and its workers.
    family.delete(pid);
    const resident = [...family].reduce((sum, member) => sum + residentOf(member), 0);
    peakBytes = Math.max(peakBytes, resident);
  };
  const timer = setInterval(look, interval);
  look();
  return {
    stop: () => {
      clearInterval(timer);
      return peakBytes;
    },
  };
};
