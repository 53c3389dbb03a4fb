update mails set tries = work.tries, next_try_at = work.next_try_at, problem = work.problem, told_at = work.told_at,
  state = case work.state when 'given-up' then 'failed' else mails.state end
from work where work.kind = 'mail' and work_key = mail_id and mails.state <> 'sent';
update withdrawals set tries = work.tries, failures = work.failures, next_try_at = work.next_try_at, problem = work.problem
from work where work.kind = 'withdrawal' and work_key = withdrawal_id and withdrawals.state = 'received';
update shop_returns set tries = work.tries, failures = work.failures, next_try_at = work.next_try_at, problem = work.problem
from work where work.kind = 'shop-return' and work_key = return_id and shop_returns.state = 'received';
update account_deletions set tries = work.tries, next_try_at = work.next_try_at, problem = work.problem
from work where work.kind = 'account-deletion' and work_key = customer_id and data_done_at is null;
update site_builds set tries = work.tries, next_try_at = work.next_try_at, problem = work.problem
from work where work.kind = 'build-hook-call' and work_key = build_id and taken_at is null;
alter table site_builds alter column next_try_at drop default;
alter table account_deletions alter column next_try_at drop default;
alter table shop_returns alter column next_try_at drop default;
alter table withdrawals alter column next_try_at drop default;
alter table mails alter column next_try_at drop default;
drop table work;
