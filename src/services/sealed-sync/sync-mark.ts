import { recall } from '../storage.ts';

/** Whether sync is on for somebody on this device. Pages load its code only then. */
export const isSyncOnThisDevice = (): boolean => recall('training.sync') !== undefined;
