import * as v from 'valibot';

export const RequiredVariableSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));

/** The domain of an Auth0 tenant, or the origin of the local login service. */
export const LoginDomainSchema = v.pipe(
  RequiredVariableSchema,
  v.regex(
    /^(http:\/\/localhost:\d+|[a-z0-9-]+(\.[a-z0-9-]+)+)$/i,
    'is not a domain such as example.eu.auth0.com',
  ),
);
