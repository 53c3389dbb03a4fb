-- What is counted in an hour, such as 'failure /api/checkout'. Nothing says who.
create table hourly_counts (
  hour timestamptz not null,
  name text not null,
  count integer not null,
  primary key (hour, name)
);

-- How what the site needs, and the work of its clock, last went.
create table service_checks (
  service text primary key,
  worked_at timestamptz,
  -- Null while it works.
  failing_since timestamptz,
  problem text
);

-- Errors in browsers, each once a day, without whose they were.
create table browser_errors (
  day date not null,
  fingerprint text not null,
  message text not null,
  place text not null,
  path text not null,
  count integer not null,
  last_at timestamptz not null,
  primary key (day, fingerprint)
);

-- What needs the owner, from when it began until it was over.
create table alerts (
  alert_key text not null,
  since timestamptz not null,
  sentence text not null,
  ended_at timestamptz,
  primary key (alert_key, since)
);
create unique index alerts_open on alerts (alert_key) where ended_at is null;
