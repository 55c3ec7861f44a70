-- Where calendars read the reservations of a member, by a secret of which only the hash is kept. One for each member.
create table calendar_feed (
  member_id text primary key references member,
  token_hash text not null unique,
  locale text not null,
  created_at timestamptz not null default app_now()
);
