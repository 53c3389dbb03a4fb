import { readdirSync, readFileSync } from 'node:fs';

const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended since it was listed.
    return '';
  }
};

type Process = { readonly parent: number; readonly ticks: number };

// Linux counts processor time in hundredths of a second for every program.
const ticksPerSecond = 100;

const readProcesses = (): Map<number, Process> => {
  const processes = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // The name in brackets may hold spaces and brackets of its own; the state follows it, then the parent.
    const fields = readIfThere(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    if (fields.length < 15) continue;
    // Its own time, in user and system mode, and that of its children that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    processes.set(Number(name), { parent: Number(fields[1]), ticks });
  }
  return processes;
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

/** What a process and all it has started have used. */
export type Usage = {
  /** The most that the descendants had in memory at one time, in bytes; what processes share counts once. */
  readonly peakBytes: number;
  /** Processor time in seconds. */
  readonly processorSeconds: number;
};

const interval = 200;

/** Watches a process and its descendants five times a second; `stop` ends the watch. Only Linux tells so much. */
export const watchProcessTree = (pid: number): { readonly stop: () => Usage } => {
  let peakBytes = 0;
  let ticks = 0;
  const look = (): void => {
    const processes = readProcesses();
    const family = new Set([pid]);
    // A child may have a lower number than its parent, so go on until no more are found.
    for (let known = 0; known !== family.size;) {
      known = family.size;
      for (const [child, { parent }] of processes) if (family.has(parent)) family.add(child);
    }
    let resident = 0;
    let used = 0;
    for (const member of family) {
      // The process itself holds the stand-ins; what it started is Gatsby and its workers.
      if (member !== pid) resident += residentOf(member);
      used += processes.get(member)?.ticks ?? 0;
    }
    peakBytes = Math.max(peakBytes, resident);
    ticks = Math.max(ticks, used);
  };
  const timer = setInterval(look, interval);
  look();
  return {
    stop: () => {
      clearInterval(timer);
      return { peakBytes, processorSeconds: ticks / ticksPerSecond };
    },
  };
};
