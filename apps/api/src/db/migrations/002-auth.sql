-- Who a person is, how they prove it, and what we write to them. Secrets are stored as HMACs or hashes; tokens are not stored
-- at all. A deleted member stays as a row without personal data, so that past reservations keep their owner.

create table member (
  id text primary key,
  email text unique,
  first_name text not null,
  last_name text not null,
  phone text,
  accepts_marketing boolean not null default false,
  marketing_changed_at timestamptz,
  locale text not null,
  created_at timestamptz not null default app_now(),
  deleted_at timestamptz,
  check ((email is null) = (deleted_at is not null))
);

create table identity (
  issuer text not null,
  subject text not null,
  member_id text not null references member on delete cascade,
  created_at timestamptz not null default app_now(),
  primary key (issuer, subject)
);
create index identity_by_member on identity (member_id);

-- A family of refresh tokens: counter is the newest one's, made at rotated_at.
create table session (
  id text primary key,
  member_id text not null references member on delete cascade,
  counter integer not null default 0,
  locale text not null,
  started_at timestamptz not null default app_now(),
  rotated_at timestamptz not null default app_now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'reuse', 'deleted')),
  check ((ended_at is null) = (end_reason is null))
);
create index session_by_member on session (member_id) where ended_at is null;

create table challenge (
  id text primary key,
  email text not null,
  new_member boolean not null,
  first_name text,
  last_name text,
  accepts_marketing boolean not null default false,
  locale text not null,
  attempts smallint not null default 0,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  completed_at timestamptz
);
create index challenge_by_email on challenge (email);

create table challenge_code (
  id text primary key,
  challenge_id text not null references challenge on delete cascade,
  hmac bytea not null,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index challenge_code_by_challenge on challenge_code (challenge_id, created_at desc);

-- key is an HMAC: neither addresses nor e-mails are stored. hits holds as many instants as the widest limit allows.
create table flood_counter (
  scope text not null,
  key text not null,
  hits timestamptz[] not null,
  primary key (scope, key)
);

create table sso_flow (
  state_hash text primary key,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  locale text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table sso_ticket (
  token_hash text primary key,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text,
  email_verified boolean not null default false,
  first_name text,
  last_name text,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table ws_ticket (
  token_hash text primary key,
  member_id text not null references member on delete cascade,
  session_id text not null references session on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- The outbox of e-mails, and without SMTP the development mailbox. Texts are emptied once an e-mail has left.
create table letter (
  id text primary key,
  dedupe_id text not null unique,
  recipient text not null,
  locale text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default app_now(),
  useful_until timestamptz not null,
  attempts smallint not null default 0,
  next_try_at timestamptz not null default app_now(),
  sent_at timestamptz,
  given_up_at timestamptz
);
create index letter_waiting on letter (next_try_at) where sent_at is null and given_up_at is null;
create index letter_by_recipient on letter (recipient, created_at desc);
