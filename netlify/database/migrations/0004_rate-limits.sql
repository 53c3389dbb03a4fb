-- Renames the tables of 0001 by the usual terms: rate limit, and requests instead of hits.
alter table flood_salts rename to rate_limit_salts;
alter index flood_salts_pkey rename to rate_limit_salts_pkey;
alter index flood_salts_expiry rename to rate_limit_salts_expiry;

alter table flood_hits rename to rate_limit_counts;
alter table rate_limit_counts rename column hits to requests;
alter index flood_hits_pkey rename to rate_limit_counts_pkey;
alter index flood_hits_expiry rename to rate_limit_counts_expiry;
