-- A closure that is said twice is there once, also where both are said at the same moment. Doubles were made that way: the
-- oldest stays, so that deleting the one that somebody sees opens the day.
lock table closure in share row exclusive mode;

delete from closure using closure kept
 where kept.shop_id = closure.shop_id and kept.bookable_id is not distinct from closure.bookable_id
   and kept.during = closure.during and (kept.created_at, kept.id) < (closure.created_at, closure.id);

create unique index closure_once on closure (shop_id, coalesce(bookable_id, ''), during);
