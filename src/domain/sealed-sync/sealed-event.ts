import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { RecordChangeSchema } from './change.ts';
import { EventLinkSchema } from './history.ts';

/** The form of the events that this version of the site writes. */
export const eventFormatVersion = 1;

/**
 * What is sealed in an event: changes that a device has made, or in a snapshot those of all
 * devices.
 */
export const EventContentSchema = v.object({
  /** A later version of the site may write another form; this one leaves such an event alone. */
  form: v.literal(eventFormatVersion),
  link: EventLinkSchema,
  changes: v.array(RecordChangeSchema),
});
export type EventContent = DeepReadonly<v.InferOutput<typeof EventContentSchema>>;

/** The id of an event, made on the device: the device and the event’s number. */
export const eventIdFromDeviceAndNumber = (device: string, sequence: number): string =>
  `${device}.${sequence}`;

/**
 * What an event is sealed for, so that the server can’t pass it off as another one, or as one of
 * another key.
 */
export const sealingContextOfEventIdAndEpoch = (id: string, epoch: number): string =>
  `knurl training log, event 1\n${epoch}\n${id}`;
