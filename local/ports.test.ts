import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort, requireFreePorts, toTakenMessage } from './ports.ts';

it('says in one sentence which port is taken and how to move it', () => {
  expect(toTakenMessage({ port: 8888, variable: 'SITE_PORT', command: 'npm start' })).toBe(
    'Port 8888 is in use. Stop what uses it or set SITE_PORT, for example: SITE_PORT=8890 npm start',
  );
});

it('notices a port taken on either local address', async () => {
  for (const host of ['127.0.0.1', '::1', '::']) {
    const port = await findFreePort();
    const wanted = [{ port, variable: 'SITE_PORT', command: 'npm start' }];
    await requireFreePorts(wanted);
    const other = createServer();
    const isThere = await new Promise<boolean>((resolve) => {
      other.once('error', () => resolve(false));
      other.listen(port, host, () => resolve(true));
    });
    // A machine without IPv6 has nobody in the way there.
    if (!isThere) continue;
    await expect(requireFreePorts(wanted)).rejects.toThrow(`Port ${port} is in use.`);
    await new Promise((resolve) => other.close(resolve));
    await requireFreePorts(wanted);
  }
});
