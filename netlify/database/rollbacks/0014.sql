update mails set tries = work.tries, next_try_at = work.next_try_at, problem = work.problem, told_at = work.told_at,
  state = case work.state when 'given-up' then 'failed' else mails.state end
from work where work.kind = 'mail' and work_key = mail_id and mails.state <> 'sent';
alter table mails alter column next_try_at drop default;
drop table work;
