-- A key for each operator, beside the shared OPERATOR_KEY. Only its hash is stored; a revoked one keeps its name, which
-- stands in the log.

create table operator_key (
  name text primary key,
  hash text not null unique,
  created_at timestamptz not null default app_now(),
  revoked_at timestamptz
);
alter table operator_audit add column key_name text;
