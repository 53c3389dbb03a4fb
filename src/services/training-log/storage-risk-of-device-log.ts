import { openTrainingLog } from './open-training-log.ts';
import { storageRisk, type StorageRisk } from './storage-risk.ts';

/** Opens the log of this device and looks what may happen to it. For a page that does without the log's scripts where there is no log. */
export const storageRiskOfDeviceLog = async (): Promise<StorageRisk> =>
  storageRisk(await openTrainingLog(), Date.now());
