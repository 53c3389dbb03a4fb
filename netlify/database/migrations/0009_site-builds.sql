-- The builds of the public site that we know of. What editors published calls for one; a push to the repository starts its own.
create table site_builds (
  -- Ours, which the build hook hands to the build; `deploy-` and the host's id for a deploy from the repository.
  build_id text primary key,
  -- late: it began after we had given it up, so it isn't the one that is under way.
  origin text not null check (origin in ('content', 'repository', 'late')),
  title text not null,
  -- asked: the host's build hook is to be called, or was. building: the build has begun. built: it has ended, and the host has not
  -- published it yet. live: the host served it. covered: a later build has what it was asked for. lost: nobody heard of it again.
  state text not null check (state in ('asked', 'building', 'built', 'live', 'covered', 'failed', 'lost')),
  asked_at timestamptz not null,
  -- When the host has taken the call of its hook; until then the call is tried again at next_try_at.
  taken_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  -- The host's name for it, once it has begun.
  deploy_id text,
  started_at timestamptz,
  ended_at timestamptz,
  live_at timestamptz,
  -- What the delivery API said of the newest change when the build began to read.
  content_mark text,
  faults jsonb not null default '[]',
  problem text
);
-- One at a time: whatever is published meanwhile waits for its end.
create unique index site_builds_one_under_way on site_builds (origin)
  where origin = 'content' and state in ('asked', 'building', 'built');
create index site_builds_age on site_builds (asked_at);

-- What Contentful has told us, each once, and the build that has it. Null: it waits for the next.
create table content_events (
  event_id text primary key,
  title text not null,
  received_at timestamptz not null,
  build_id text references site_builds on delete cascade
);
create index content_events_waiting on content_events (received_at) where build_id is null;
create index content_events_of_build on content_events (build_id);
