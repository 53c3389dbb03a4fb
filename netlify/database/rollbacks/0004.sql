alter table rate_limit_salts rename to flood_salts;
alter index rate_limit_salts_pkey rename to flood_salts_pkey;
alter index rate_limit_salts_expiry rename to flood_salts_expiry;

alter table rate_limit_counts rename column requests to hits;
alter table rate_limit_counts rename to flood_hits;
alter index rate_limit_counts_pkey rename to flood_hits_pkey;
alter index rate_limit_counts_expiry rename to flood_hits_expiry;
