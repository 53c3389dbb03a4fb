import type { NetlifyAPI } from '@netlify/api';

type Operation = keyof {
  [
    Name in keyof NetlifyAPI as NetlifyAPI[Name] extends (...input: never) => Promise<unknown>
      ? Name
      : never
  ]: true;
};

/** The response of an operation of Netlify's API, with the type from Netlify's own SDK. */
export type Answer<Name extends Operation> = Awaited<ReturnType<NetlifyAPI[Name]>>;

export type NetlifySite = Answer<'getSite'>;
export type NetlifyVariable = Answer<'getEnvVars'>[number];
export type NetlifyWebhook = Answer<'listHooksBySiteId'>[number];
export type NetlifyBuildHook = Answer<'listSiteBuildHooks'>[number];
export type NetlifyDeploy = Answer<'listSiteDeploys'>[number];
export type NetlifyForm = Answer<'listSiteForms'>[number];
export type NetlifyAccount = Answer<'listAccountsForUser'>[number];
