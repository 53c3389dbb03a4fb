-- A member, known by her subject at the login service. The id is what the browser keeps and asks by; it says nothing of her.
create table customers (
  customer_id text primary key,
  subject text not null unique,
  created_at timestamptz not null
);

-- What a payment has opened for good: a product or a link. The same payment told twice is one row.
create table grants (
  source text not null,
  right_id text not null check (btrim(right_id) <> ''),
  customer_id text not null references customers,
  granted_at timestamptz not null,
  primary key (source, right_id)
);
create index grants_customer on grants (customer_id);

-- What stays open while a subscription counts. Events arrive in any order: an older one changes nothing.
create table subscriptions (
  subscription_id text primary key,
  customer_id text not null references customers,
  right_id text not null check (btrim(right_id) <> ''),
  status text not null check (status in (
    'active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused'
  )),
  past_due_since timestamptz check (status <> 'past_due' or past_due_since is not null),
  changed_at timestamptz not null
);
create index subscriptions_customer on subscriptions (customer_id);
