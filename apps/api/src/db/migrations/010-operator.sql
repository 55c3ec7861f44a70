-- What operators asked for, done or refused. No personal data of members: that is deleted with the member.

create table operator_act (
  id bigint generated always as identity primary key,
  code_number text not null,
  at timestamptz not null default app_now(),
  by text,
  status text not null,
  answer text not null,
  request_id text not null
);
create index operator_act_by_code on operator_act (code_number, id desc);
