import { expect, it } from 'vitest';
import type { Installation } from './debian-packages.ts';
import { ensureFonts } from './fonts-of-machine.ts';

const install = 'apt-get install --yes --no-install-recommends fonts-liberation';

/** A Debian machine whose apt-get installs the font. */
const createMachine = () => {
  const commands: string[] = [];
  let fonts = 'DejaVu Sans\n';
  const installation: Installation = {
    isTerminal: false,
    isAdministrator: true,
    ask: async () => false,
    run: (program, parameters) => {
      commands.push([program, ...parameters].join(' '));
      if (parameters.includes('fonts-liberation')) fonts += 'Liberation Sans\n';
    },
  };
  return { commands, installation, list: () => fonts };
};

it('installs nothing where one of the fonts is there', async () => {
  const { commands, installation } = createMachine();
  await ensureFonts({ ...process.env, CI: 'true' }, installation, () => 'Roboto,Roboto Black\n');
  await ensureFonts({ ...process.env, CI: 'true' }, installation, () => undefined);
  expect(commands).toEqual([]);
});

it('says what to type on a machine without them', async () => {
  const { commands, installation, list } = createMachine();
  await expect(ensureFonts({ PATH: '/nowhere' }, installation, list)).rejects.toThrow(install);
  expect(commands).toEqual([]);
});
