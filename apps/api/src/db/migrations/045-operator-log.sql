-- Whatever operators and their commands write, beside the status of reservations: who, when, what changed. Rows of versions
-- before are about a status.

alter table operator_audit
  alter column code_number drop not null,
  alter column status drop not null,
  alter column result set default 'DONE',
  alter column request_id drop not null,
  add column command text not null default 'status',
  add column shop_id text,
  add column changes jsonb not null default '{}';
create index operator_audit_by_shop on operator_audit (shop_id, id desc) where shop_id is not null;
