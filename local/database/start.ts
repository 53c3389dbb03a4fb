import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from '@netlify/database-dev';
import { listenLocally } from '../ports.ts';
import { createMutex, type Mutex } from '../mutex.ts';
import { lockFolder } from './lock-folder.ts';
import {
  encryptionRefusal,
  readFirstRequest,
  readTransactionState,
  splitMessages,
  startupReply,
  type WireMessage,
} from './postgres-wire.ts';

/** Where the database stores its data, and where it listens. */
export type DatabaseOptions = {
  readonly folder: string;
  /** 0 picks any free port. */
  readonly port: number;
  readonly migrationsFolder: string;
};

export type LocalDatabase = { readonly url: string; readonly close: () => Promise<void> };

// A batch of the extended protocol ends with Sync (S). In the simple protocol a Query (Q) or a
// function call (F) is a batch.
const endsBatch = new Set(['Q', 'S', 'F']);
const sync = Buffer.from([0x53, 0, 0, 0, 4]);

/**
 * Serves one of many connections that share PGlite's only session. A connection has the session to
 * itself from the first message of a batch until the database is idle again, which includes
 * transactions. Otherwise the statements of two clients would mix.
 */
const serveConnection = (socket: Socket, database: PGlite, mutex: Mutex): void => {
  let isOpen = false;
  let arrived: Buffer = Buffer.alloc(0);
  let batch: WireMessage[] = [];
  let release: (() => void) | undefined;
  let work: Promise<void> = Promise.resolve();

  const runBatch = async (messages: readonly WireMessage[]): Promise<void> => {
    release ??= await mutex.acquire();
    let state: ReturnType<typeof readTransactionState>;
    let hasFailed = false;
    const replies: Uint8Array[] = [];
    for (const { type, bytes } of messages) {
      // After an error Postgres skips everything up to the Sync.
      if (hasFailed && type !== 'S') continue;
      const reply = await database.execProtocolRaw(new Uint8Array(bytes));
      if (reply[0] === 0x45) hasFailed = true;
      state = readTransactionState(reply) ?? state;
      replies.push(reply);
    }
    // All replies in one write. Several small writes would wait for each other's acknowledgement,
    // 40 ms per statement.
    if (!socket.destroyed) socket.write(Buffer.concat(replies));
    if (state === undefined || state === 'I') {
      release();
      release = undefined;
    }
  };

  const leave = async (): Promise<void> => {
    if (release === undefined) return;
    try {
      await database.execProtocolRaw(new Uint8Array(sync));
      await database.exec('rollback');
    } finally {
      release();
      release = undefined;
    }
  };

  const queue = (job: () => Promise<void>): void => {
    work = work.then(job).catch(() => {
      release?.();
      release = undefined;
      socket.destroy();
    });
  };

  const read = (): void => {
    while (!isOpen) {
      const packet = readFirstRequest(arrived);
      if (packet === undefined) return;
      arrived = packet.rest;
      if (packet.opening === 'other') {
        socket.destroy();
        return;
      }
      isOpen = packet.opening === 'start';
      socket.write(isOpen ? startupReply : encryptionRefusal);
    }
    const { messages, rest } = splitMessages(arrived);
    arrived = rest;
    for (const message of messages) {
      if (message.type === 'X') {
        socket.end();
        return;
      }
      batch.push(message);
      if (!endsBatch.has(message.type)) continue;
      const whole = batch;
      batch = [];
      queue(() => runBatch(whole));
    }
  };

  socket.setNoDelay(true);
  socket.on('data', (part) => {
    arrived = Buffer.concat([arrived, part]);
    read();
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => queue(leave));
};

/**
 * Serves a Postgres database (PGlite, with its data in a folder) on a local port and applies our
 * migrations. Throws PlainFailure when another process uses the folder.
 */
export const startDatabase = async (options: DatabaseOptions): Promise<LocalDatabase> => {
  mkdirSync(options.folder, { recursive: true });
  const unlockFolder = lockFolder(options.folder);
  const dataFolder = path.join(options.folder, 'data');
  // A killed process leaves this file behind. The lock shows that no process runs.
  rmSync(path.join(dataFolder, 'postmaster.pid'), { force: true });
  let database: PGlite | undefined;
  const sockets = new Set<Socket>();
  const server = createServer();
  try {
    const opened = await PGlite.create(dataFolder);
    database = opened;
    await applyMigrations(opened, options.migrationsFolder);
    const mutex = createMutex();
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      serveConnection(socket, opened, mutex);
    });
    const port = await listenLocally(server, options.port);
    return {
      url: `postgres://knurl@127.0.0.1:${port}/postgres`,
      close: async () => {
        const closed = new Promise<void>((resolve) => server.close(() => resolve()));
        for (const socket of sockets) socket.destroy();
        await closed;
        await opened.close();
        unlockFolder();
      },
    };
  } catch (error) {
    await database?.close();
    unlockFolder();
    throw error;
  }
};
