-- What became of each message of the contact form: the host may report one twice, and it is forwarded once. The id is the
-- host's; nothing of the message or of its sender is kept.
create table contact_messages (
  submission_id text primary key,
  state text not null check (state in ('sending', 'forwarded', 'failed', 'invalid', 'over-limit')),
  updated_at timestamptz not null
);
create index contact_messages_age on contact_messages (updated_at);
