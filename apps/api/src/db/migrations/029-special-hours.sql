-- Hours of one date, which count instead of the week and the holidays: extra opening days, moved holidays, shorter days.

create table special_hours (
  shop_id text not null references shop on delete cascade,
  date text not null check (date ~ '^\d{4}-\d{2}-\d{2}$'),
  opens smallint not null check (opens between 0 and 1439),
  closes smallint not null check (closes > opens and closes <= 1440),
  primary key (shop_id, date, opens)
);

create trigger special_hours_insert after insert on special_hours
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger special_hours_update after update on special_hours
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger special_hours_delete after delete on special_hours
  referencing old table as touched for each statement execute function note_changed_shops('shop_id');

create trigger special_hours_insert_touches after insert on special_hours
  referencing new table as touched for each statement execute function touch_shops();
create trigger special_hours_update_touches after update on special_hours
  referencing new table as touched for each statement execute function touch_shops();
create trigger special_hours_delete_touches after delete on special_hours
  referencing old table as touched for each statement execute function touch_shops();

-- What a page says of a shop changes with its closures too.
create trigger closure_insert after insert on closure
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger closure_update after update on closure
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger closure_delete after delete on closure
  referencing old table as touched for each statement execute function note_changed_shops('shop_id');

create trigger closure_insert_touches after insert on closure
  referencing new table as touched for each statement execute function touch_shops();
create trigger closure_update_touches after update on closure
  referencing new table as touched for each statement execute function touch_shops();
create trigger closure_delete_touches after delete on closure
  referencing old table as touched for each statement execute function touch_shops();
