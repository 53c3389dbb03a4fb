-- The training logs that members keep the same on their devices. They are encrypted on the device, and no key is here: not a set of them can be
-- read (decision 088).
create table sealed_logs (
  customer_id text primary key references customers,
  -- Made on the device that began it, so that a log that was deleted and begun anew isn't taken for the same one.
  log_id text not null,
  -- Which key new events are sealed with. A new phrase makes a new key, and this one more.
  epoch integer not null default 1 check (epoch > 0),
  -- The place of the latest event. Storing events locks this row, so places become visible in their order.
  last_place bigint not null default 0,
  begun_at timestamptz not null
);
-- The data key, wrapped by a key that comes from her phrase or from a passkey of hers.
create table sealed_keys (
  customer_id text not null references sealed_logs on delete cascade,
  kind text not null check (kind in ('phrase', 'passkey')),
  key_id text not null,
  epoch integer not null,
  salt text not null,
  wrapped text not null,
  primary key (customer_id, kind, key_id)
);
create table sealed_events (
  customer_id text not null references sealed_logs on delete cascade,
  -- Made on the device: an event that is sent twice is stored once.
  event_id text not null,
  place bigint not null,
  epoch integer not null,
  sealed bytea not null,
  -- How many characters it has on its way: what the quota counts.
  size integer not null,
  stored_at timestamptz not null,
  primary key (customer_id, event_id)
);
create unique index sealed_events_place on sealed_events (customer_id, place);
