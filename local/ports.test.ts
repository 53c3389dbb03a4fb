import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort, requireFreePorts, toTakenMessage } from './ports.ts';

it('says in one sentence which port is taken and how to move it', () => {
  expect(toTakenMessage({ port: 8888, variable: 'SITE_PORT' }, 'npm start')).toBe(
    'Port 8888 is in use. Stop what uses it or set SITE_PORT, for example: SITE_PORT=8890 npm start',
  );
});

it('rejects a port that is in use on IPv4 or on IPv6', async () => {
  for (const host of ['127.0.0.1', '::1', '::']) {
    const port = await findFreePort();
    const wanted = [{ port, variable: 'SITE_PORT' }];
    await requireFreePorts(wanted, 'npm start');
    const other = createServer();
    const isThere = await new Promise<boolean>((resolve) => {
      other.once('error', () => resolve(false));
      other.listen(port, host, () => resolve(true));
    });
    // This machine has no IPv6.
    if (!isThere) continue;
    await expect(requireFreePorts(wanted, 'npm start')).rejects.toThrow(`Port ${port} is in use.`);
    await new Promise((resolve) => other.close(resolve));
    await requireFreePorts(wanted, 'npm start');
  }
});
