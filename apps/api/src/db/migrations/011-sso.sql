-- Sign-in with providers. Tokens of a provider are stored encrypted, and only to be revoked. A flow belongs to the browser that
-- began it; a name that a provider says only once is stored until its owner has an account.

-- Nothing could begin a flow before: rows here belong to nobody.
delete from sso_flow;

alter table sso_flow
  add column browser_hash text not null,
  add column redirect text,
  add column first_name text,
  add column last_name text;

alter table sso_ticket
  add column for_email boolean not null default false,
  add column refresh_token bytea;
create index sso_ticket_by_identity on sso_ticket (issuer, subject);

alter table identity add column provider text, add column refresh_token bytea;

-- The provider ticket that came with the e-mail: its identity is connected once the e-mail is proven.
alter table challenge add column ticket_hash text;

create table sso_name (
  issuer text not null,
  subject text not null,
  first_name text,
  last_name text,
  kept_at timestamptz not null default app_now(),
  primary key (issuer, subject)
);

create table token_revocation (
  id text primary key,
  provider text not null,
  refresh_token bytea not null,
  attempts smallint not null default 0,
  next_try_at timestamptz not null default app_now()
);

alter table session drop constraint session_end_reason_check;

alter table session
  add constraint session_end_reason_check check (end_reason in ('signed_out', 'reuse', 'deleted', 'linked'));
