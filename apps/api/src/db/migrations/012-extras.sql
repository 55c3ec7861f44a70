-- Extras decide what a service costs and how long it takes, so a change of one is a change of its shop.

create trigger attach_insert after insert on attach
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger attach_update after update on attach
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger attach_delete after delete on attach
  referencing old table as touched for each statement execute function note_changed_shops('shop_id');

create trigger service_attach_insert after insert on service_attach
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger service_attach_update after update on service_attach
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger service_attach_delete after delete on service_attach
  referencing old table as touched for each statement execute function note_changed_shops('shop_id');
