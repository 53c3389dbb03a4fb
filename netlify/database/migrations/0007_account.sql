-- Where e-mails about what a member has bought go. Null until we know it. When she has deleted her account, her subject is
-- 'deleted:' and her id: the row stays because orders, which the law makes us keep, belong to it.
alter table customers add column address text;
alter table customers add column deleted_at timestamptz;

-- A year of membership for somebody else is paid once. Which of the offers a membership is decides what it costs, who may order it and
-- how many may use it; what it opens is the same for all, so the right is no longer the product's id.
alter table orders drop constraint orders_kind_check;
alter table orders add constraint orders_kind_check check (kind in ('membership', 'pack', 'gift-membership'));
alter table orders add column offer text check (offer in ('annual', 'student', 'nhs', 'two', 'renewal'));
alter table orders add column right_id text;
update orders set right_id = product_id;
update orders set offer = 'annual' where kind = 'membership';
alter table orders alter column right_id set not null;
alter table orders add constraint orders_membership_offer check ((kind = 'membership') = (offer is not null));
-- What a renewal costs, as she was told before she ordered. Null for what doesn't renew.
alter table orders add column renewal_minor_units integer check (renewal_minor_units > 0);
update orders set renewal_minor_units = minor_units where kind = 'membership';
-- What a giver has chosen: from which day, for whom, her line, and the address that the code goes to, if any. Null for what is her own.
alter table orders add column gift jsonb;
drop index orders_payable;
-- By what it opens: with two memberships that can be paid, she might pay for both.
create unique index orders_payable on orders (customer_id, right_id, (gift is not null)) where state in ('preparing', 'open');

-- A gift ends by itself.
alter table grants add column ends_at timestamptz;

-- What the next renewal costs at Stripe, and what it is paid with. Null where Stripe knows none.
alter table subscriptions add column price_id text;
alter table subscriptions add column renewal_currency text;
alter table subscriptions add column renewal_minor_units integer;
alter table subscriptions add column canceled_at timestamptz;
alter table subscriptions add column paused_at timestamptz;
alter table subscriptions add column resumes_at timestamptz;
-- When the last pause that is over began: a membership is paused once in each paid year.
alter table subscriptions add column last_paused_at timestamptz;
alter table subscriptions add column card_brand text;
alter table subscriptions add column card_last4 text;
-- The last day on which the card can be charged.
alter table subscriptions add column card_ends_on date;

-- Every payment that succeeded, by its payment intent, and what went back of it.
create table payments (
  payment_id text primary key,
  order_id text not null references orders,
  invoice_id text,
  cause text not null check (cause in ('order', 'renewal')),
  currency text not null check (currency in ('gbp', 'eur', 'usd', 'aud')),
  minor_units integer not null check (minor_units > 0),
  paid_at timestamptz not null,
  -- Null for what is paid once.
  paid_until timestamptz
);
create index payments_order on payments (order_id);
create index payments_month on payments (paid_at);
create table money_back (
  -- The id of the refund or the dispute.
  money_back_id text primary key,
  payment_id text not null references payments,
  kind text not null check (kind in ('refund', 'dispute')),
  minor_units integer not null check (minor_units > 0),
  -- Whether the money is with her: a refund can fail, and a dispute can be won.
  is_back boolean not null,
  moved_at timestamptz not null
);
create index money_back_payment on money_back (payment_id);
create index money_back_month on money_back (moved_at);

-- What somebody has bought for somebody else. The code is never stored: it follows from the order's id and our secret, and is
-- found by its digest.
create table gifts (
  order_id text primary key references orders,
  code_hash text not null unique,
  state text not null default 'open' check (state in ('open', 'redeemed', 'refunded')),
  right_id text not null,
  -- Null for a pack, which stays.
  months integer check (months > 0),
  starts_on date not null,
  made_at timestamptz not null,
  redeemed_by text references customers,
  redeemed_at timestamptz,
  -- Whether its giver has withdrawn from it and the refund is on its way: no reading opens it then.
  refund_due boolean not null default false,
  check ((state = 'redeemed') = (redeemed_at is not null))
);
create index gifts_redeemed_by on gifts (redeemed_by);
-- How many gifts she has redeemed. A gift begins when another has ended, so of two that she redeems at once one has to look again.
alter table customers add column gifts_redeemed integer not null default 0;

-- The second member of a membership for two: invited by an e-mail, with an account of her own. One at a time.
create table second_members (
  invitation_id text primary key,
  subscription_id text not null references subscriptions,
  code_hash text not null unique,
  -- Forgotten when it isn't needed any more.
  address text,
  state text not null default 'invited' check (state in ('invited', 'accepted', 'removed')),
  customer_id text references customers,
  invited_at timestamptz not null,
  accepted_at timestamptz,
  removed_at timestamptz,
  check (state <> 'accepted' or customer_id is not null)
);
create unique index second_members_place on second_members (subscription_id) where state <> 'removed';
create index second_members_customer on second_members (customer_id);

-- What shows that somebody may order a reduced membership. Address and file are deleted by the statement that decides.
create table proofs (
  proof_id text primary key,
  customer_id text not null references customers,
  offer text not null check (offer in ('student', 'nhs')),
  address text,
  address_code_hash text unique,
  address_confirmed_at timestamptz,
  file bytea,
  file_type text check (file_type in ('image/jpeg', 'image/png', 'application/pdf')),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'withdrawn')),
  reason text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  check (state <> 'waiting' or address is not null or file is not null),
  check (state = 'waiting' or (address is null and file is null and decided_at is not null))
);
create unique index proofs_waiting on proofs (customer_id, offer) where state = 'waiting';
create index proofs_customer on proofs (customer_id);

-- A declaration of hers that she withdraws from an order, or a wish for money back that we decide on. The declaration counts from when
-- it is stored; what it does at Stripe follows, and is tried again until it is done.
create table withdrawals (
  withdrawal_id text primary key,
  order_id text not null references orders,
  -- The payment that goes back; null if nothing was paid.
  payment_id text references payments,
  kind text not null check (kind in ('withdrawal', 'gift', 'request')),
  state text not null check (state in ('asked', 'received', 'done', 'declined')),
  -- Her words; only with a request.
  reason text,
  currency text not null check (currency in ('gbp', 'eur', 'usd', 'aud')),
  -- What goes back. 0 for a request until it is decided.
  minor_units integer not null check (minor_units >= 0),
  ends_subscription boolean not null,
  received_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  refund_id text unique,
  done_at timestamptz,
  tries integer not null default 0,
  -- Stripe repeats an answer for its idempotency key, also a failure of its own. After one the next try has another key.
  failures integer not null default 0,
  next_try_at timestamptz,
  problem text
);
create unique index withdrawals_once on withdrawals (order_id, coalesce(payment_id, '')) where state <> 'declined';
create index withdrawals_order on withdrawals (order_id);
create index withdrawals_due on withdrawals (next_try_at) where state = 'received';

-- An account on its way out. Each step is done once, in this order, and tried again until it is.
create table account_deletions (
  customer_id text primary key references customers,
  subject text not null,
  address text,
  asked_at timestamptz not null,
  stripe_done_at timestamptz,
  mailing_list_done_at timestamptz,
  login_done_at timestamptz,
  data_done_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  problem text
);
-- Each request of a member is checked against it.
create index account_deletions_subject on account_deletions (subject);
create index account_deletions_due on account_deletions (next_try_at) where data_done_at is null;

-- What the owner does, for good.
create table owner_acts (
  act_id text primary key,
  at timestamptz not null,
  subject text not null,
  act text not null,
  about text not null,
  details jsonb not null
);
create index owner_acts_time on owner_acts (at desc);

-- What the reconcile found and could not repair. One row for each thing that is wrong.
create table doubts (
  doubt_id text primary key,
  words text not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  settled_at timestamptz,
  settled_by text
);
create index doubts_open on doubts (found_at) where settled_at is null;

-- The editors' texts that e-mails were sent with, by the version that mails names: what she was told can be composed again.
create table mail_texts (
  version text primary key,
  kind text not null,
  subject text not null,
  heading text not null,
  content text not null,
  first_sent_at timestamptz not null
);

-- Whose e-mail it is, so that she can have it with her data.
alter table mails add column customer_id text references customers;
create index mails_customer on mails (customer_id);
-- Addresses that somebody has typed for somebody else, or to show who she is. They are forgotten when they aren't needed any more.
create index mails_to_forget on mails (kind)
  where address <> '' and kind in ('second-member-invitation', 'proof-address');
