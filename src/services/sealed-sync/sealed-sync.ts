import type { WholeLog } from '../../domain/training/log-files/whole-log.ts';
import type { GetAccessToken } from '../members/member-api.ts';
import type { TrainingLog } from '../training-log/training-log.ts';

/** The twelve words, lower case, in their order. */
export type KeyUnlockingPhrase = readonly string[];

/** Why the member's devices don't agree at the moment, with one sentence for her. */
export type SyncProblem = {
  readonly kind:
    /** No connection, or the server is down: it goes on by itself. */
    | 'unreachable'
    /** The member has to log in again. */
    | 'signed out'
    /** The phrase was changed on another device: `join` with the new one. */
    | 'new phrase'
    /** The sealed log was deleted at the server: turn sync off here, or turn it on anew. */
    | 'deleted'
    /**
     * The server has shown less than it had, or something that the member's devices didn't write.
     */
    | 'history'
    /** There is no more room at the server. */
    | 'full'
    /** This browser's storage fails. */
    | 'storage'
    | 'failed';
  readonly sentence: string;
};

/** What may be wrong with the sealed log at the server itself. */
export type ServerLogProblemKind = Extract<
  SyncProblem['kind'],
  'deleted' | 'new phrase' | 'history'
>;

/** How sync stands on this device. */
export type SyncState =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'on';
      readonly isSyncing: boolean;
      /** When everything was last sent and fetched, in milliseconds since 1970. */
      readonly syncedAt: number | undefined;
      /** How many changes of this device haven't reached the server yet. */
      readonly waiting: number;
      /** How much room the sealed log takes at the server (`room.ts` has the quota). */
      readonly bytes: number;
      /** Whether the reasons of ‘not today’ are in the sealed log. */
      readonly withReasons: boolean;
      readonly hasPasskey: boolean;
      readonly problem: SyncProblem | undefined;
    };

export type SealedLogAtServerOrNothing =
  /** Nothing: sync can be turned on for the first time. */
  | { readonly kind: 'nothing' }
  /** A sealed log: this device can join it with the phrase, or with a passkey if it has one. */
  | { readonly kind: 'sealed log'; readonly hasPasskey: boolean; readonly bytes: number };

/** What came of an action. */
export type SyncActionVoidResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly sentence: string };

/** The same, for an action that returns something. */
export type SyncActionResult<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly sentence: string };

/** What the member can do with sync. */
export type SyncActions = {
  /** Asks the server what it has for this member. */
  readonly atServer: () => Promise<SyncActionResult<SealedLogAtServerOrNothing>>;
  /**
   * Turns sync on for the first time, with a new phrase that the member has confirmed. Refused if
   * there is a sealed log.
   */
  readonly turnOn: (
    phrase: KeyUnlockingPhrase,
    options: { readonly withReasons: boolean },
  ) => Promise<SyncActionVoidResult>;
  /**
   * Turns sync on here with the phrase of the sealed log, or goes on after the phrase was changed
   * elsewhere.
   */
  readonly join: (phrase: KeyUnlockingPhrase) => Promise<SyncActionVoidResult>;
  /**
   * The same with a passkey that the member has added before. Call it from a press: the browser
   * asks her.
   */
  readonly joinWithPasskey: () => Promise<SyncActionVoidResult>;
  /**
   * Makes a passkey that opens the sealed log. `name` is what the member's device shows, such as
   * her e-mail address. The phrase is needed unless she has typed it on this page just now. Call it
   * from a press.
   */
  readonly addPasskey: (name: string, phrase?: KeyUnlockingPhrase) => Promise<SyncActionVoidResult>;
  /**
   * Makes a new key for a new phrase, and seals everything with it. Other devices are asked for the
   * new phrase, a lost one is shut out, and passkeys have to be added again.
   */
  readonly changePhrase: (phrase: KeyUnlockingPhrase) => Promise<SyncActionVoidResult>;
  /** Whether the reasons of ‘not today’ are sealed and sent from here. */
  readonly setWithReasons: (withReasons: boolean) => Promise<SyncActionVoidResult>;
  /** Sends and fetches now. */
  readonly syncNow: () => Promise<SyncActionVoidResult>;
  /**
   * Ends sync on this device and removes its key; the log stays here, and the sealed log at the
   * server.
   */
  readonly turnOffHere: () => Promise<SyncActionVoidResult>;
  /**
   * Deletes the sealed log at the server, and ends sync here. The logs on the member's devices
   * stay.
   */
  readonly deleteAtServer: () => Promise<SyncActionVoidResult>;
  /** A sealed file of the whole log, with the key and the phrase of the sealed log. */
  readonly backup: () => Promise<SyncActionResult<Blob>>;
  /**
   * The download of the member's data (`fetchDataExport`, JSON) with what is sealed in it opened.
   */
  readonly openExport: (file: Blob) => Promise<SyncActionResult<Blob>>;
};

/** Keeps the log of one member the same on all her devices. The server has only what is sealed. */
export type SealedSync = {
  /** How sync stands here. The same object until something changes. */
  readonly state: () => SyncState;
  /** Calls the listener when the state has changed. Returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Does one of the actions, whose script loads with the first. Never rejects: what goes wrong in
   * the browser is refused with a sentence.
   */
  readonly act: <Result>(
    work: (actions: SyncActions) => Promise<Result>,
  ) => Promise<Result | Extract<SyncActionVoidResult, { readonly kind: 'refused' }>>;
  /**
   * Fetches and sends from now on: after changes, when the device is online again, every few
   * minutes. Returns what ends it.
   */
  readonly start: () => () => void;
  /** Closes this object: nothing is sent or fetched any more. */
  readonly close: () => void;
};

/** What `openSealedSync` needs. */
export type MemberAndLogToSync = {
  /** The subject of the member's tokens: two members on one device don't mix. */
  readonly subject: string;
  readonly getAccessToken: GetAccessToken;
  readonly log: TrainingLog;
};

/** A backup file that was opened. `log.add(…)` of the training log restores it. */
export type LogAndDateOfBackup = {
  readonly log: WholeLog;
  /** When it was made, in milliseconds since 1970. */
  readonly madeAt: number;
};
