drop table alerts;
drop table browser_errors;
drop table service_checks;
drop table hourly_counts;
