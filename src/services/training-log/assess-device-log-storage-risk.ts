import { assessStorageRisk, type StorageRisk } from './assess-storage-risk.ts';
import { openTrainingLog } from './open-training-log.ts';

/** Opens the log of this device and looks what may happen to it. For a page that does without the log's scripts where there is no log. */
export const assessDeviceLogStorageRisk = async (): Promise<StorageRisk> =>
  assessStorageRisk(await openTrainingLog(), Date.now());
