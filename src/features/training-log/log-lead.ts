import { isSyncOnThisDevice } from '../../services/sealed-sync/sync-mark.ts';

/** What the log is and where it lives, below its title. */
export const whereLogIsKeptLead = (): string =>
  isSyncOnThisDevice()
    ? 'What you have lifted, set by set. It lives on your devices, and sealed with us.'
    : 'What you have lifted, set by set. It lives on this device and nowhere else.';
