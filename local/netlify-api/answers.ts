import type { NetlifyAPI } from '@netlify/api';

type Operation = keyof {
  [
    Name in keyof NetlifyAPI as NetlifyAPI[Name] extends (...input: never) => Promise<unknown>
      ? Name
      : never
  ]: true;
};

/** The response of an operation of Netlify's API, with the type from Netlify's own SDK. */
export type NetlifyAnswer<Name extends Operation> = Awaited<ReturnType<NetlifyAPI[Name]>>;

export type NetlifySite = NetlifyAnswer<'getSite'>;
export type NetlifyVariable = NetlifyAnswer<'getEnvVars'>[number];
export type NetlifyWebhook = NetlifyAnswer<'listHooksBySiteId'>[number];
export type NetlifyBuildHook = NetlifyAnswer<'listSiteBuildHooks'>[number];
export type NetlifyDeploy = NetlifyAnswer<'listSiteDeploys'>[number];
export type NetlifyForm = NetlifyAnswer<'listSiteForms'>[number];
export type NetlifyAccount = NetlifyAnswer<'listAccountsForUser'>[number];
