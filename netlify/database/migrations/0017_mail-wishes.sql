-- E-mails that a member has asked for, beside those about what she has bought. The row is deleted when she wants none.
create table mail_wishes (
  customer_id text primary key references customers,
  -- The day on which she starts The Year, or started it: she gets an e-mail when a block of it begins. Nothing else about her training
  -- is here.
  year_starts_on date,
  -- Whether she gets an e-mail when a members' letter opens.
  letters boolean not null default false
);
create index mail_wishes_year on mail_wishes (year_starts_on);
create index mail_wishes_letters on mail_wishes (customer_id) where letters;
