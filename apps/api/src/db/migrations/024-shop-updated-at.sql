-- no-transaction
-- When what visitors read of a shop last changed; for shops that are there, the time of this migration.

alter table shop add column if not exists updated_at timestamptz not null default app_now();

create or replace function touch_shop() returns trigger language plpgsql as $$
begin
  new.updated_at := app_now();
  return new;
end $$;

-- The count of bookings changes nothing that a page shows.
create or replace trigger shop_touched before update on shop
  for each row when (old is distinct from new and old.booked_members = new.booked_members) execute function touch_shop();

-- now() is when the transaction began: a shop that it has touched is not touched again.
create or replace function touch_shops() returns trigger language plpgsql as $$
begin
  update shop set updated_at = app_now() where updated_at < now() and id in (select shop_id from touched);
  return null;
end $$;

create or replace trigger shop_category_insert_touches after insert on shop_category
  referencing new table as touched for each statement execute function touch_shops();

create or replace trigger shop_category_update_touches after update on shop_category
  referencing new table as touched for each statement execute function touch_shops();

create or replace trigger shop_category_delete_touches after delete on shop_category
  referencing old table as touched for each statement execute function touch_shops();

create or replace trigger shop_hours_insert_touches after insert on shop_hours
  referencing new table as touched for each statement execute function touch_shops();

create or replace trigger shop_hours_update_touches after update on shop_hours
  referencing new table as touched for each statement execute function touch_shops();

create or replace trigger shop_hours_delete_touches after delete on shop_hours
  referencing old table as touched for each statement execute function touch_shops();

create or replace trigger service_insert_touches after insert on service
  referencing new table as touched for each statement execute function touch_shops();

create or replace trigger service_update_touches after update on service
  referencing new table as touched for each statement execute function touch_shops();

create or replace trigger service_delete_touches after delete on service
  referencing old table as touched for each statement execute function touch_shops();

create or replace trigger service_unit_insert_touches after insert on service_unit
  referencing new table as touched for each statement execute function touch_shops();

create or replace trigger service_unit_update_touches after update on service_unit
  referencing new table as touched for each statement execute function touch_shops();

create or replace trigger service_unit_delete_touches after delete on service_unit
  referencing old table as touched for each statement execute function touch_shops();
