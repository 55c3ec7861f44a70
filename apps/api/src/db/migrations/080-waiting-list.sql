-- The waiting list: who waits for a time that is taken, and what time has become free since it was last looked at.

-- `place` orders the line. `hold_id` is the hold that was offered last. Open until it has ended, or its last start has passed.
create table waiting_list_entry (
  shop_id text not null references shop on delete cascade,
  id text not null,
  place bigint generated always as identity,
  member_id text not null references member,
  origin text,
  service_id text,
  unit_id text,
  date text not null,
  time_from smallint,
  time_to smallint,
  first_start timestamptz not null,
  last_start timestamptz not null,
  quantity smallint not null,
  attaches jsonb not null,
  staff_id text,
  item_id text,
  locale text not null,
  currency text not null,
  hold_id text,
  created_at timestamptz not null default app_now(),
  ended_at timestamptz,
  end_reason text check (end_reason in ('booked', 'left')),
  primary key (shop_id, id),
  check ((ended_at is null) = (end_reason is null))
);
create index waiting_list_entry_in_line on waiting_list_entry (shop_id, place) where ended_at is null;
create index waiting_list_entry_by_member on waiting_list_entry (member_id);
create index waiting_list_entry_by_hold on waiting_list_entry (shop_id, hold_id) where hold_id is not null;
create index waiting_list_entry_by_end on waiting_list_entry (least(ended_at, last_start));

-- A row goes when nobody in line fits any more. `bookable_ids`: null for all of the shop. Those up to `after_place` had their turn.
create table freed_time (
  shop_id text not null,
  id bigint generated always as identity,
  bookable_ids text[],
  during tstzrange not null,
  after_place bigint not null default 0,
  primary key (shop_id, id)
);

-- Whoever joins takes this lock alone, then looks whether a time is free. So what becomes free either is seen by them, or sees them.
create function share_waiting_lists(shop_ids text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('waiting list of ' || shop_id, 0))
    from (select distinct shop_id from unnest(shop_ids) shop_id order by shop_id) shops;
end $$;

create function is_waited_for(shop text) returns boolean language sql stable as $$
  select exists (select from waiting_list_entry where shop_id = shop and ended_at is null and last_start > app_now())
$$;

-- What an offer gives back goes to those after its entry. What was booked with it is free for all, like any other time.
create function note_freed_occupancy() returns trigger language plpgsql as $$
begin
  perform share_waiting_lists(array(select shop_id from freed));
  insert into freed_time (shop_id, bookable_ids, during, after_place)
  select shop_id, array_agg(bookable_id), during, coalesce((
           select place from waiting_list_entry entry
            where entry.shop_id = freed.shop_id and entry.hold_id = freed.hold_id and end_reason is distinct from 'booked'), 0)
    from freed
   where upper(during) > app_now() and is_waited_for(shop_id)
   group by shop_id, hold_id, during;
  return null;
end $$;

create trigger occupancy_delete_frees after delete on occupancy
  referencing old table as freed for each statement execute function note_freed_occupancy();

-- `during`: a closure, of which the last stretch may end after midnight. `date`: hours of one date. Neither: whatever is to come.
create function note_opened_time() returns trigger language plpgsql as $$
begin
  perform share_waiting_lists(array(select shop_id from opened));
  insert into freed_time (shop_id, during)
  select shop_id, during
    from (
      select distinct shop_id, case tg_argv[0]
               when 'during' then tstzrange(lower((row ->> 'during')::tstzrange), upper((row ->> 'during')::tstzrange) + interval '12 hours')
               when 'date' then tstzrange((row ->> 'date')::date - interval '1 day', (row ->> 'date')::date + interval '3 days')
               else tstzrange(app_now(), null) end as during
        from (select shop_id, to_jsonb(opened) as row from opened) rows) stretches
   where (upper_inf(during) or upper(during) > app_now()) and is_waited_for(shop_id);
  return null;
end $$;

create trigger closure_update_frees after update on closure
  referencing old table as opened for each statement execute function note_opened_time('during');
create trigger closure_delete_frees after delete on closure
  referencing old table as opened for each statement execute function note_opened_time('during');
create trigger special_hours_insert_frees after insert on special_hours
  referencing new table as opened for each statement execute function note_opened_time('date');
create trigger special_hours_update_frees after update on special_hours
  referencing new table as opened for each statement execute function note_opened_time('date');
create trigger special_hours_delete_frees after delete on special_hours
  referencing old table as opened for each statement execute function note_opened_time('date');
create trigger bookable_special_hours_insert_frees after insert on bookable_special_hours
  referencing new table as opened for each statement execute function note_opened_time('date');
create trigger bookable_special_hours_update_frees after update on bookable_special_hours
  referencing new table as opened for each statement execute function note_opened_time('date');
create trigger bookable_special_hours_delete_frees after delete on bookable_special_hours
  referencing old table as opened for each statement execute function note_opened_time('date');
create trigger shop_holiday_delete_frees after delete on shop_holiday
  referencing old table as opened for each statement execute function note_opened_time();
create trigger shop_hours_insert_frees after insert on shop_hours
  referencing new table as opened for each statement execute function note_opened_time();
create trigger shop_hours_update_frees after update on shop_hours
  referencing new table as opened for each statement execute function note_opened_time();
create trigger shift_insert_frees after insert on shift
  referencing new table as opened for each statement execute function note_opened_time();
create trigger shift_update_frees after update on shift
  referencing new table as opened for each statement execute function note_opened_time();
create trigger bookable_update_frees after update on bookable
  referencing new table as opened for each statement execute function note_opened_time();
create trigger service_bookable_insert_frees after insert on service_bookable
  referencing new table as opened for each statement execute function note_opened_time();

-- Of a reservation, or of an offer of the waiting list: what the offer was.
alter table notification
  alter column reservation_id drop not null,
  add column offer jsonb,
  drop constraint notification_kind_check,
  add constraint notification_kind_check check (kind in ('confirmed', 'cancelled', 'upcoming', 'noshow', 'completed', 'rescheduled', 'offered')) not valid,
  add constraint notification_subject_check check ((reservation_id is null) = (offer is not null)) not valid;
