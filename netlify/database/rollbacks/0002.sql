drop table vote_counts;
drop table votes;
