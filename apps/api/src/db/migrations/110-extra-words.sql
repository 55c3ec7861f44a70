-- Extras are words of a shop: its grams are made anew when one comes, goes or is renamed.
create or replace trigger attach_delete after delete on attach
  referencing old table as touched for each statement execute function catalogue_changed('{words}');
create or replace trigger service_attach_insert after insert on service_attach
  referencing new table as touched for each statement execute function catalogue_changed('{words}');
create or replace trigger service_attach_delete after delete on service_attach
  referencing old table as touched for each statement execute function catalogue_changed('{words}');
create trigger attach_words after update of name on attach
  for each row execute function forget_grams_of('shop_id');
