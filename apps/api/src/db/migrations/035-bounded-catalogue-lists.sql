-- no-transaction
-- For lists of the catalogue whose cost must not grow with all of it: chains, the shops of one, articles, and the most booked shops.

-- How many published shops the chain has.
alter table brand add column if not exists shop_count integer not null default 0;

-- What a shop is found by changes with the name of its chain alone.
create or replace trigger brand_words after update of name on brand
  for each row when (old.name is distinct from new.name) execute function forget_grams_of_brand();

-- Locks the chains in order, and only then counts: of two transactions the second sees the shops of the first.
create or replace function count_shops_of_brands(ids text[]) returns void language plpgsql as $$
begin
  perform from brand where id = any(ids) order by id for no key update;
  update brand set shop_count = counted.shops
    from (select brand.id, (select count(*) from shop where shop.brand_id = brand.id and shop.active)::integer as shops
            from brand where brand.id = any(ids)) counted
    where brand.id = counted.id and brand.shop_count <> counted.shops;
end $$;

create or replace function count_shops_of_new() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows where brand_id is not null and active) then
    perform count_shops_of_brands(array(select distinct brand_id from new_rows where active and brand_id is not null));
  end if;
  return null;
end $$;

create or replace function count_shops_of_old() returns trigger language plpgsql as $$
begin
  if exists (select from old_rows where brand_id is not null and active) then
    perform count_shops_of_brands(array(select distinct brand_id from old_rows where active and brand_id is not null));
  end if;
  return null;
end $$;

create or replace function count_shops_of_changed() returns trigger language plpgsql as $$
declare
  ids text[] := array(
    select distinct of.brand_id
      from old_rows join new_rows using (id), lateral (values (old_rows.brand_id), (new_rows.brand_id)) of (brand_id)
     where (old_rows.brand_id, old_rows.active) is distinct from (new_rows.brand_id, new_rows.active) and of.brand_id is not null);
begin
  if cardinality(ids) > 0 then
    perform count_shops_of_brands(ids);
  end if;
  return null;
end $$;

create or replace trigger shop_insert_counts after insert on shop
  referencing new table as new_rows for each statement execute function count_shops_of_new();

create or replace trigger shop_update_counts after update on shop
  referencing old table as old_rows new table as new_rows for each statement execute function count_shops_of_changed();

create or replace trigger shop_delete_counts after delete on shop
  referencing old table as old_rows for each statement execute function count_shops_of_old();

-- Not concurrently: that waits for the process that waits for this migration. Whoever changes a shop waits a moment.
create index if not exists shop_of_brand_by_rank on shop (brand_id, shop_rank(popularity, booked_members) desc, id) where active;

-- Of shops that as many members booked, those of the highest rank: it replaces shop_by_booked_members, which the version before reads.
create index if not exists shop_by_booked_members_and_rank
  on shop (booked_members desc, shop_rank(popularity, booked_members) desc, id) where active and booked_members >= 3;

select count_shops_of_brands(array(select id from brand));

create index if not exists brand_by_shop_count on brand (shop_count desc, id);

create index if not exists article_by_time on article (published_at desc, id);

create index if not exists article_of_category_by_time on article (category_id, published_at desc, id);
