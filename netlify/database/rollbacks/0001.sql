drop table flood_hits;
drop table flood_salts;
