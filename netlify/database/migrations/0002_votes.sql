-- One row a voter and poll: nobody votes twice, and a vote that is sent again changes nothing. The voter is the random
-- value of her cookie; nothing else of her is kept.
create table votes (
  poll_id text not null,
  voter_id text not null,
  option_name text not null,
  primary key (poll_id, voter_id)
);

-- What is shown. It changes in the statement that adds the row, and in no other.
create table vote_counts (
  poll_id text not null,
  option_name text not null,
  votes integer not null,
  primary key (poll_id, option_name)
);
