-- How long something waits, and how often it was tried, has been in the table `work` since 0014. No version that can be live names these
-- columns any more (decision 060). Their indexes go with them.
alter table mails drop column tries, drop column next_try_at, drop column problem, drop column told_at;
alter table withdrawals drop column tries, drop column failures, drop column next_try_at, drop column problem;
alter table shop_returns drop column tries, drop column failures, drop column next_try_at, drop column problem;
alter table account_deletions drop column tries, drop column next_try_at, drop column problem;
-- Its problem is why a build has failed, so it stays.
alter table site_builds drop column tries, drop column next_try_at;
