import type Stripe from 'stripe';
import { html } from 'hono/html';
import type { Account } from '../account.ts';
import { emptyShipping, type ShippingForm } from '../checkout/shipping.ts';
import { showAmount, type StripePageHtml } from './layout.ts';

/** The names of the form fields; all begin with `shipping_`. */
const fieldOf = {
  name: 'shipping_name',
  line1: 'shipping_line1',
  line2: 'shipping_line2',
  city: 'shipping_city',
  state: 'shipping_state',
  postalCode: 'shipping_postal_code',
  country: 'shipping_country',
  rate: 'shipping_rate',
} as const satisfies Record<keyof ShippingForm, string>;

/** Reads the shipping fields of a submitted form. */
export const readShipping = (fields: Readonly<Record<string, string>>): ShippingForm => {
  const entries = Object.entries(fieldOf).map(([key, name]) => [key, fields[name] ?? '']);
  return { ...emptyShipping, ...Object.fromEntries(entries) };
};

const countryName = (code: string): string =>
  new Intl.DisplayNames(['en-GB'], { type: 'region' }).of(code) ?? code;

const input = (
  form: ShippingForm,
  key: keyof ShippingForm,
  label: string,
  autocomplete: string,
  isRequired = false,
): StripePageHtml =>
  html`<label class="field">
    ${label}
    <input
      name="${fieldOf[key]}"
      autocomplete="shipping ${autocomplete}"
      value="${form[key]}"
      ${isRequired ? 'required' : ''}
    />
  </label>`;

const showEstimate = (estimate: Stripe.ShippingRate['delivery_estimate'] | undefined): string => {
  const { minimum, maximum } = estimate ?? {};
  if (minimum == null || maximum == null) return '';
  const unit = maximum.unit.replace('_', ' ');
  return `, ${minimum.value} to ${maximum.value} ${unit}s`;
};

const showRates = (
  account: Account,
  session: Stripe.Checkout.Session,
  chosen: string,
): StripePageHtml =>
  html`<fieldset>
    <legend>Shipping method</legend>
    ${session.shipping_options.map(({ shipping_rate: id, shipping_amount: amount }, index) => {
      const rate = account.books.find('shipping_rate', String(id));
      const isChosen = chosen === '' ? index === 0 : chosen === id;
      const cost = amount === 0 ? 'Free' : showAmount(amount, session.currency);
      const text = `${rate?.display_name ?? ''}: ${cost}${showEstimate(rate?.delivery_estimate)}`;
      return html`<label class="choice">
        <input
          type="radio"
          name="${fieldOf.rate}"
          value="${String(id)}"
          ${isChosen ? 'checked' : ''}
        />
        <span>${text}</span>
      </label>`;
    })}
  </fieldset>`;

/** The shipping fields, with the countries that the session allows. */
export const shippingFields = (
  account: Account,
  session: Stripe.Checkout.Session,
  form: ShippingForm,
): StripePageHtml => {
  const collection = session.shipping_address_collection;
  if (collection === null) return html``;
  const text = session.custom_text.shipping_address;
  return html`<fieldset>
      <legend>Shipping address</legend>
      ${input(form, 'name', 'Full name', 'name', true)}
      <label class="field">
        Country or region
        <select name="${fieldOf.country}" autocomplete="shipping country">
          ${collection.allowed_countries.map(
            (code) =>
              html`<option value="${code}" ${code === form.country ? 'selected' : ''}>
                ${countryName(code)}
              </option>`,
          )}
        </select>
      </label>
      ${input(form, 'line1', 'Address line 1', 'address-line1', true)}
      ${input(form, 'line2', 'Address line 2', 'address-line2')}
      ${input(form, 'city', 'Town or city', 'address-level2', true)}
      ${input(form, 'state', 'County, state or province', 'address-level1')}
      ${input(form, 'postalCode', 'Postal code', 'postal-code')}
      ${text === null ? '' : html`<p>${text.message}</p>`}
    </fieldset>
    ${session.shipping_options.length === 0 ? '' : showRates(account, session, form.rate)}`;
};
