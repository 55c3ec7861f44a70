-- Tables get the standard names of what they hold. Versions before this one read and write through views with the old names; a later
-- migration marked breaking drops the views.

alter table letter rename to email;
alter index letter_pkey rename to email_pkey;
alter index letter_dedupe_id_key rename to email_dedupe_id_key;
alter index letter_waiting rename to email_waiting;
alter index letter_by_recipient rename to email_by_recipient;
alter index letter_by_age rename to email_by_age;
create view letter as select * from email;

alter table flood_counter rename to attempt_counter;
alter index flood_counter_pkey rename to attempt_counter_pkey;
create view flood_counter as select * from attempt_counter;

alter table wish rename to feedback;
alter index wish_pkey rename to feedback_pkey;
create view wish as select * from feedback;

alter table operator_act rename to operator_audit;
alter table operator_audit rename column by to actor;
alter table operator_audit rename column answer to result;
alter index operator_act_pkey rename to operator_audit_pkey;
alter index operator_act_by_code rename to operator_audit_by_code;
create view operator_act as
  select id, code_number, at, actor as by, status, result as answer, request_id from operator_audit;

alter table shop_gone rename to deleted_shop;
alter index shop_gone_pkey rename to deleted_shop_pkey;
alter index shop_gone_changed rename to deleted_shop_changed;
create view shop_gone as select * from deleted_shop;

create or replace function note_gone_shops() returns trigger language plpgsql as $$
begin
  insert into deleted_shop (shop_id) select shop_id from touched
    on conflict (shop_id) do update set changed = pg_current_xact_id();
  return null;
end $$;
