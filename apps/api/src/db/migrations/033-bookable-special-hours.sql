-- Hours of one staff member or thing on one date, which count instead of its shifts. One row from 0 to 0: not there on that date.

create table bookable_special_hours (
  shop_id text not null,
  bookable_id text not null,
  date text not null check (date ~ '^\d{4}-\d{2}-\d{2}$'),
  opens smallint not null check (opens between 0 and 1439),
  closes smallint not null check (closes <= 1440 and (closes > opens or (opens = 0 and closes = 0))),
  primary key (shop_id, bookable_id, date, opens),
  foreign key (shop_id, bookable_id) references bookable on delete cascade
);

-- The lock that a hold takes: a hold either is there before the hours change, and stays, or sees them.
create function lock_bookable() returns trigger language plpgsql as $$
begin
  perform from bookable
    where shop_id = coalesce(new.shop_id, old.shop_id) and id = coalesce(new.bookable_id, old.bookable_id)
    for no key update;
  return coalesce(new, old);
end $$;

create trigger bookable_special_hours_locks before insert or update or delete on bookable_special_hours
  for each row execute function lock_bookable();

create trigger bookable_special_hours_insert after insert on bookable_special_hours
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger bookable_special_hours_update after update on bookable_special_hours
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger bookable_special_hours_delete after delete on bookable_special_hours
  referencing old table as touched for each statement execute function note_changed_shops('shop_id');
