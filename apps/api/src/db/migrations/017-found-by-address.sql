-- no-transaction
-- Shops are found by their address too: who lives in Shibuya looks for Shibuya.

-- Replaced, because dropping it would wait for all who read shops and block them meanwhile.
create or replace trigger shop_words after update of name, brand_id, city_id, address on shop
  for each row execute function forget_grams_of('id');

-- Locks these rows and nothing else: no reader waits, only who renames a shop or writes its grams, for as long as this takes.
update shop_search set grams = '' where grams <> '';
