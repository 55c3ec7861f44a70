-- A shop's grams name its own category and those of its services, whether or not the shop is listed in them: renaming a
-- category blanks the grams of all of them.

create or replace function forget_grams_of_category() returns trigger language plpgsql as $$
begin
  update shop_search set grams = '' where shop_id in (
    select id from shop where category_id = new.id
    union select shop_id from service where category_id = new.id
    union select of.shop_id from shop_category of join category c on c.id = of.category_id where new.id in (c.id, c.parent_id));
  return null;
end $$;
