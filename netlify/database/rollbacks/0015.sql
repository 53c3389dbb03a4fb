drop table sealed_events;
drop table sealed_keys;
drop table sealed_logs;
