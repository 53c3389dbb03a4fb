import { createHmac } from 'node:crypto';

/** The signature header of a webhook: a time, and one signature for each currently valid secret. */
export const webhookSignatureHeader = (
  payload: string,
  secrets: readonly string[],
  time: number,
): string =>
  [
    `t=${time}`,
    ...secrets.map(
      (secret) => `v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`,
    ),
  ].join(',');
