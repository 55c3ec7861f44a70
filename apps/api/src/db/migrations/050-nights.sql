-- A stretch of hours belongs to the day on which it begins, and may end after midnight: closes up to 2160, noon of the next day.

alter table shop_hours add check (closes <= 2160);
alter table shift add check (ends <= 2160);
alter table special_hours drop constraint special_hours_check, add constraint special_hours_check check (closes > opens and closes <= 2160);
alter table bookable_special_hours drop constraint bookable_special_hours_check,
  add constraint bookable_special_hours_check check (closes <= 2160 and (closes > opens or (opens = 0 and closes = 0)));

-- An evening until 24:00 and the hours after it, from 00:00 until noon at the latest, were one night in two rows. Who is open
-- around the clock has rows from midnight to midnight, which stay.

with night as (
  select evening.shop_id, evening.weekday, evening.opens, tail.weekday as next, tail.closes as until
    from shop_hours evening join shop_hours tail
      on tail.shop_id = evening.shop_id and tail.weekday = evening.weekday % 7 + 1
   where evening.closes = 1440 and evening.opens > 0 and tail.opens = 0 and tail.closes <= 720),
longer as (
  update shop_hours h set closes = 1440 + night.until from night
   where h.shop_id = night.shop_id and h.weekday = night.weekday and h.opens = night.opens)
delete from shop_hours h using night where h.shop_id = night.shop_id and h.weekday = night.next and h.opens = 0;

with night as (
  select evening.shop_id, evening.bookable_id, evening.weekday, evening.starts, tail.weekday as next, tail.ends as until
    from shift evening join shift tail
      on tail.shop_id = evening.shop_id and tail.bookable_id = evening.bookable_id and tail.weekday = evening.weekday % 7 + 1
   where evening.ends = 1440 and evening.starts > 0 and tail.starts = 0 and tail.ends <= 720),
longer as (
  update shift s set ends = 1440 + night.until from night
   where s.shop_id = night.shop_id and s.bookable_id = night.bookable_id and s.weekday = night.weekday and s.starts = night.starts)
delete from shift s using night
 where s.shop_id = night.shop_id and s.bookable_id = night.bookable_id and s.weekday = night.next and s.starts = 0;

-- Of dates only where others of the next date remain: without any, its weekday would count again.

with night as (
  select evening.shop_id, evening.date, evening.opens, tail.date as next, tail.closes as until
    from special_hours evening join special_hours tail
      on tail.shop_id = evening.shop_id and tail.date = to_char(evening.date::date + 1, 'YYYY-MM-DD')
   where evening.closes = 1440 and evening.opens > 0 and tail.opens = 0 and tail.closes <= 720
     and exists (select from special_hours other
                  where other.shop_id = tail.shop_id and other.date = tail.date and other.opens > 0)),
longer as (
  update special_hours h set closes = 1440 + night.until from night
   where h.shop_id = night.shop_id and h.date = night.date and h.opens = night.opens)
delete from special_hours h using night where h.shop_id = night.shop_id and h.date = night.next and h.opens = 0;

with night as (
  select evening.shop_id, evening.bookable_id, evening.date, evening.opens, tail.date as next, tail.closes as until
    from bookable_special_hours evening join bookable_special_hours tail
      on tail.shop_id = evening.shop_id and tail.bookable_id = evening.bookable_id
     and tail.date = to_char(evening.date::date + 1, 'YYYY-MM-DD')
   where evening.closes = 1440 and evening.opens > 0 and tail.opens = 0 and tail.closes between 1 and 720
     and exists (select from bookable_special_hours other
                  where other.shop_id = tail.shop_id and other.bookable_id = tail.bookable_id and other.date = tail.date
                    and other.opens > 0)),
longer as (
  update bookable_special_hours h set closes = 1440 + night.until from night
   where h.shop_id = night.shop_id and h.bookable_id = night.bookable_id and h.date = night.date and h.opens = night.opens)
delete from bookable_special_hours h using night
 where h.shop_id = night.shop_id and h.bookable_id = night.bookable_id and h.date = night.next and h.opens = 0;

-- Before hours of a date stood what the evening before it, which has no hours of its own, says itself now.

delete from special_hours tail using special_hours other, shop_hours evening
 where other.shop_id = tail.shop_id and other.date = tail.date and other.opens > 0
   and evening.shop_id = tail.shop_id and evening.closes = 1440 + tail.closes
   and evening.weekday = extract(isodow from tail.date::date - 1)
   and tail.opens = 0 and tail.closes <= 720
   and not exists (select from special_hours before
                    where before.shop_id = tail.shop_id and before.date = to_char(tail.date::date - 1, 'YYYY-MM-DD'))
   and not exists (select from shop_holiday holiday
                    where holiday.shop_id = tail.shop_id and holiday.month_day = to_char(tail.date::date - 1, 'MM-DD'));
