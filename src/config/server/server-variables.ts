import * as v from 'valibot';
import { tills } from '../../domain/cart/quote.ts';
import { defaultDeploysAMonth } from '../../domain/site-builds/deploys.ts';
import { possibleTimesToSetRenewalPrice } from '../../domain/digital-catalogue.ts';
import { isEmailAddress } from '../../domain/email-address.ts';
import { parseSmtpUrl } from '../shared/smtp-server-and-account.ts';
import { LoginDomainSchema, RequiredVariableSchema } from './variable-kinds.ts';

const address = v.pipe(
  RequiredVariableSchema,
  v.url('is not an address such as https://us21.api.mailchimp.com/3.0'),
);

const mailAddress = v.pipe(
  RequiredVariableSchema,
  v.check(isEmailAddress, 'is not an e-mail address such as hello@example.com'),
);

// An invalid value may contain the password, so no issue repeats it.
const smtpAddress = v.pipe(
  RequiredVariableSchema,
  v.check(
    (text) => parseSmtpUrl(text) !== undefined,
    'is not the address of a mail service, such as smtps://user:password@smtp.example.com:465',
  ),
);

const wholeNumber = (what: string) =>
  v.pipe(
    RequiredVariableSchema,
    v.regex(/^\d{1,4}$/, `is not a number ${what} such as 30`),
    v.transform(Number),
  );

/** The environment variables of the functions: which are required, and the format of each. */
export const ServerVariablesSchema = v.object({
  DATABASE_URL: v.pipe(
    RequiredVariableSchema,
    v.regex(
      /^postgres(ql)?:\/\/\S+$/,
      'is not the address of a Postgres database, such as postgres://user:password@host/name',
    ),
  ),
  SIGNING_SECRET: v.pipe(RequiredVariableSchema, v.minLength(32, 'is shorter than 32 characters')),
  FORM_WEBHOOK_SECRET: v.pipe(
    RequiredVariableSchema,
    v.minLength(32, 'is shorter than 32 characters'),
  ),
  MAILCHIMP_API_KEY: v.pipe(
    RequiredVariableSchema,
    v.regex(/-[a-z]+\d+$/, 'does not end with a data centre, such as -us21'),
  ),
  MAILCHIMP_AUDIENCE_ID: RequiredVariableSchema,
  MAILCHIMP_API_URL: v.optional(address),
  SMTP_URL: smtpAddress,
  MAIL_FROM: mailAddress,
  MAIL_TO: mailAddress,
  AUTH0_DOMAIN: LoginDomainSchema,
  AUTH0_AUDIENCE: RequiredVariableSchema,
  AUTH0_CLIENT_ID: RequiredVariableSchema,
  AUTH0_MANAGEMENT_CLIENT_ID: RequiredVariableSchema,
  AUTH0_MANAGEMENT_CLIENT_SECRET: RequiredVariableSchema,
  STRIPE_API_URL: v.optional(address, 'https://api.stripe.com'),
  STRIPE_SECRET_KEY: RequiredVariableSchema,
  STRIPE_WEBHOOK_SECRET: RequiredVariableSchema,
  STRIPE_PORTAL_CONFIGURATION: v.optional(
    v.pipe(
      RequiredVariableSchema,
      v.regex(/^bpc_\w+$/, 'is not the id of a configuration such as bpc_1Abc234'),
    ),
  ),
  RENEWAL_PRICE_FROM: v.optional(
    v.picklist(possibleTimesToSetRenewalPrice, 'is neither order nor first-payment'),
    possibleTimesToSetRenewalPrice[0],
  ),
  // Only the build uses it.
  STRIPE_CATALOGUE_KEY: v.optional(RequiredVariableSchema),
  SNIPCART_API_URL: v.optional(address, 'https://app.snipcart.com/api'),
  SNIPCART_SECRET_KEY: v.optional(RequiredVariableSchema),
  // The browser's key, without which the cart service's checkout can't be reached.
  SNIPCART_PUBLIC_KEY: v.optional(RequiredVariableSchema),
  SHOP_CHECKOUT: v.optional(v.picklist(tills, 'is neither stripe nor snipcart'), tills[0]),
  GEOLOCATION_URL: v.optional(address),
  GEOLOCATION_KEY: v.optional(RequiredVariableSchema),
  LOCAL_CURRENCY: v.optional(
    v.pipe(
      RequiredVariableSchema,
      v.regex(/^[A-Z]{3}$/, 'is not the ISO code of a currency, such as EUR'),
    ),
  ),
  VAPID_PUBLIC_KEY: v.optional(RequiredVariableSchema),
  // It is a secret, so no issue repeats it.
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(
      RequiredVariableSchema,
      v.regex(/^[\w-]{43}$/, 'is not a private key of 32 bytes in base64url'),
    ),
  ),
  SITE_URL: v.pipe(
    RequiredVariableSchema,
    v.url('is not an address such as https://www.example.com'),
  ),
  CONTENT: v.optional(
    v.picklist(['files', 'contentful'], 'is neither "files" nor "contentful" nor blank'),
  ),
  CONTENTFUL_SPACE_ID: v.optional(RequiredVariableSchema),
  CONTENTFUL_ACCESS_TOKEN: v.optional(RequiredVariableSchema),
  CONTENTFUL_ENVIRONMENT: v.optional(RequiredVariableSchema, 'master'),
  CONTENTFUL_HOST: v.optional(RequiredVariableSchema, 'cdn.contentful.com'),
  // An invalid value may contain a secret, so no issue repeats it.
  CONTENTFUL_WEBHOOK_SECRET: v.optional(
    v.pipe(
      RequiredVariableSchema,
      v.regex(/^[\w+/=-]{64}$/, 'is not a signing secret of 64 characters'),
    ),
  ),
  BUILD_HOOK_URL: v.optional(
    v.pipe(
      RequiredVariableSchema,
      v.check((text) => URL.canParse(text), 'is not the address of a build hook of the host'),
    ),
  ),
  EDITOR_MAIL: v.optional(mailAddress),
  PUBLISH_EVERY: v.optional(wholeNumber('of minutes'), '30'),
  DEPLOYS_A_MONTH: v.optional(wholeNumber('of deploys'), String(defaultDeploysAMonth)),
});
export type ServerVariables = v.InferOutput<typeof ServerVariablesSchema>;
