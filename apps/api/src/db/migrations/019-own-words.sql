-- no-transaction
-- A search tells a shop's own words from those of its place and categories, and finds the names of units.

create or replace trigger service_unit_insert_words after insert on service_unit
  referencing new table as touched for each statement execute function forget_grams('shop_id');

create or replace trigger service_unit_delete_words after delete on service_unit
  referencing old table as touched for each statement execute function forget_grams('shop_id');

create or replace trigger service_unit_words after update of name on service_unit
  for each row execute function forget_grams_of('shop_id');

-- Locks these rows and nothing else, as in 017.
update shop_search set grams = '' where grams <> '';
