-- Searches learn by themselves of shops that came, went or changed their name, whoever writes. The first process that reads
-- blank grams makes them anew (see modules/search); here all are blanked, because more letters fold alike than before.

update shop_search set grams = '';

insert into shop_search (shop_id, grams) select id, '' from shop on conflict do nothing;

-- Whoever fills blank grams from the rows that are there changes nothing for other processes.
drop trigger shop_search_update on shop_search;
create trigger shop_search_update before update of grams on shop_search
  for each row when (old.grams <> '' or new.grams = '') execute function note_changed_grams();

create table shop_gone (
  shop_id text primary key,
  changed xid8 not null default pg_current_xact_id()
);
create index shop_gone_changed on shop_gone (changed);

create function note_gone_shops() returns trigger language plpgsql as $$
begin
  insert into shop_gone (shop_id) select shop_id from touched
    on conflict (shop_id) do update set changed = pg_current_xact_id();
  return null;
end $$;

create trigger shop_search_delete after delete on shop_search
  referencing old table as touched for each statement execute function note_gone_shops();

-- Deferred: a transaction that writes the grams as well has the last word.
create function make_searchable() returns trigger language plpgsql as $$
begin
  insert into shop_search (shop_id, grams) select new.id, '' where exists (select from shop where id = new.id)
    on conflict do nothing;
  return null;
end $$;

create constraint trigger shop_searchable after insert on shop deferrable initially deferred
  for each row execute function make_searchable();

create function forget_grams() returns trigger language plpgsql as $$
begin
  update shop_search set grams = ''
    where grams <> '' and shop_id in (select to_jsonb(touched) ->> tg_argv[0] from touched);
  return null;
end $$;

create trigger shop_category_insert_words after insert on shop_category
  referencing new table as touched for each statement execute function forget_grams('shop_id');
create trigger shop_category_delete_words after delete on shop_category
  referencing old table as touched for each statement execute function forget_grams('shop_id');

create trigger service_insert_words after insert on service
  referencing new table as touched for each statement execute function forget_grams('shop_id');
create trigger service_delete_words after delete on service
  referencing old table as touched for each statement execute function forget_grams('shop_id');

create function forget_grams_of() returns trigger language plpgsql as $$
begin
  update shop_search set grams = '' where grams <> '' and shop_id = to_jsonb(new) ->> tg_argv[0];
  return null;
end $$;

create trigger shop_words after update of name, brand_id, city_id on shop
  for each row execute function forget_grams_of('id');

create trigger service_words after update of name, active on service
  for each row execute function forget_grams_of('shop_id');

create function forget_grams_of_brand() returns trigger language plpgsql as $$
begin
  update shop_search set grams = '' where shop_id in (select id from shop where shop.brand_id = new.id);
  return null;
end $$;

create trigger brand_words after update on brand
  for each row when (old is distinct from new) execute function forget_grams_of_brand();

create function forget_grams_of_city() returns trigger language plpgsql as $$
begin
  update shop_search set grams = '' where shop_id in (select id from shop where shop.city_id = new.id);
  return null;
end $$;

create trigger city_words after update on city
  for each row when (old is distinct from new) execute function forget_grams_of_city();

create function forget_grams_of_category() returns trigger language plpgsql as $$
begin
  update shop_search set grams = '' where shop_id in (
    select id from shop where exists (
      select from shop_category of join category c on c.id = of.category_id
        where of.shop_id = shop.id and new.id in (c.id, c.parent_id)));
  return null;
end $$;

create trigger category_words after update on category
  for each row when (old is distinct from new) execute function forget_grams_of_category();
