drop table content_events;
drop table site_builds;
