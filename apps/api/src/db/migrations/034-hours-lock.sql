-- Hours of a shop take the lock that a hold takes, in the same order: a hold either is there before they change, or sees them.

create function lock_bookables_of_shops() returns trigger language plpgsql as $$
begin
  perform from bookable
    where shop_id in (select shop_id from touched)
    order by shop_id, id for no key update;
  return null;
end $$;

create trigger shop_hours_insert_locks after insert on shop_hours
  referencing new table as touched for each statement execute function lock_bookables_of_shops();
create trigger shop_hours_update_locks after update on shop_hours
  referencing new table as touched for each statement execute function lock_bookables_of_shops();
create trigger shop_hours_delete_locks after delete on shop_hours
  referencing old table as touched for each statement execute function lock_bookables_of_shops();

create trigger shop_holiday_insert_locks after insert on shop_holiday
  referencing new table as touched for each statement execute function lock_bookables_of_shops();
create trigger shop_holiday_update_locks after update on shop_holiday
  referencing new table as touched for each statement execute function lock_bookables_of_shops();
create trigger shop_holiday_delete_locks after delete on shop_holiday
  referencing old table as touched for each statement execute function lock_bookables_of_shops();

create trigger special_hours_insert_locks after insert on special_hours
  referencing new table as touched for each statement execute function lock_bookables_of_shops();
create trigger special_hours_update_locks after update on special_hours
  referencing new table as touched for each statement execute function lock_bookables_of_shops();
create trigger special_hours_delete_locks after delete on special_hours
  referencing old table as touched for each statement execute function lock_bookables_of_shops();
