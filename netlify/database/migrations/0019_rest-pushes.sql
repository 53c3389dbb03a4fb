-- Rests that end with a push message (decision 101). A row lives as long as the rest. Nothing says whose it is or what she trains.
create table rest_pushes (
  -- Made on the device, for one page.
  id uuid primary key,
  -- Grows with each request of the device, so that one that comes late changes nothing.
  turn bigint not null,
  -- Null, like whom to tell, if the rest was cancelled.
  ends_at timestamptz,
  endpoint text,
  p256dh text,
  auth text,
  kept_until timestamptz not null
);
create index rest_pushes_kept_until on rest_pushes (kept_until);
