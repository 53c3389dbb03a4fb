import { setTimeout as wait } from 'node:timers/promises';
import type { Management } from 'auth0';
import { PlainFailure } from '../../plain-failure.ts';
import type { Requirement } from '../requirement.ts';
import { loginActionCode } from './login-action.ts';
import { askAuth0, storedIdOf, auth0PageSize, readAll, type Tenant } from './tenant.ts';

const actionName = 'Knurl: verified addresses only';

const runtime = 'node22';

/**
 * Auth0 takes some seconds to build a version before it can be deployed: how often to check, and
 * the pause between checks in milliseconds.
 */
const buildAttempts = 30;
const buildPause = 1000;

const deploy = async ({ management }: Tenant, id: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const action = await management.actions.get(id);
    if (action.status === 'built') break;
    if (action.status === 'failed' || attempt === buildAttempts) {
      throw new PlainFailure(`Auth0 can’t build the action “${actionName}”. Run this again.`);
    }
    await wait(attempt === 1 ? 50 : buildPause);
  }
  await management.actions.deploy(id);
};

const isCurrent = (action: Management.Action | undefined): boolean =>
  action?.code === loginActionCode &&
  action.deployed_version?.code === loginActionCode &&
  action.all_changes_deployed === true;

/**
 * Only members with a verified e-mail address can log in: an action that is deployed and bound to
 * the login.
 */
export const actionRequirements = async (tenant: Tenant): Promise<readonly Requirement[]> => {
  const { management, ids, page } = tenant;
  const subject = 'Auth0: verified addresses only';
  const actions = await askAuth0(() =>
    readAll(management.actions.list({ triggerId: 'post-login', per_page: auth0PageSize })),
  );
  const known = actions.find(({ name }) => name === actionName);
  if (known?.id !== undefined) ids.set('action', known.id);
  const bindings = await askAuth0(() =>
    readAll(management.actions.triggers.bindings.list('post-login', { per_page: auth0PageSize })),
  );
  const isBound = bindings.some(
    ({ action }) => action?.id !== undefined && action.id === known?.id,
  );

  const libraryPage = page(
    known?.id === undefined ? 'actions/library' : `actions/library/details/${known.id}`,
  );
  const codeRequirement: Requirement = isCurrent(known)
    ? {
        subject,
        page: libraryPage,
        found: 'The action that refuses unverified addresses is deployed.',
      }
    : {
        subject,
        page: libraryPage,
        found: `The action “${actionName}” ${known === undefined ? 'is missing' : 'is old or not deployed'}.`,
        act: {
          sentence: `${known === undefined ? 'Makes' : 'Renews'} the action “${actionName}” and deploys it.`,
          act: () =>
            askAuth0(async () => {
              let id = known?.id;
              if (id === undefined) {
                const made = await management.actions.create({
                  name: actionName,
                  code: loginActionCode,
                  runtime,
                  supported_triggers: [{ id: 'post-login', version: 'v3' }],
                });
                id = made.id ?? '';
              } else if (known?.code !== loginActionCode) {
                await management.actions.update(id, { code: loginActionCode, runtime });
              }
              ids.set('action', id);
              await deploy(tenant, id);
            }),
        },
      };
  const bindingPage = page('actions/triggers/post-login/');
  const bindingRequirement: Requirement = isBound
    ? { subject, page: bindingPage, found: 'It runs at every login.' }
    : {
        subject,
        page: bindingPage,
        found: 'The action isn’t bound, so people log in whose addresses nobody has checked.',
        act: {
          sentence: `Binds “${actionName}” to the login, after what is bound there already.`,
          act: () =>
            askAuth0(async () => {
              await management.actions.triggers.bindings.updateMany('post-login', {
                bindings: [
                  ...bindings.map(({ id = '', display_name = '' }) => ({
                    ref: { type: 'binding_id' as const, value: id },
                    display_name,
                  })),
                  {
                    ref: { type: 'action_id' as const, value: storedIdOf(tenant, 'action') },
                    display_name: actionName,
                  },
                ],
              });
            }),
        },
      };
  return [codeRequirement, bindingRequirement];
};
