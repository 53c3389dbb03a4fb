-- How often somebody did something, without who it was: digests made with a salt that goes with its period.
create table flood_salts (
  period text primary key,
  salt bytea not null,
  expires_at timestamptz not null
);
create index flood_salts_expiry on flood_salts (expires_at);

create table flood_hits (
  caller bytea primary key,
  hits integer not null,
  expires_at timestamptz not null
);
create index flood_hits_expiry on flood_hits (expires_at);
