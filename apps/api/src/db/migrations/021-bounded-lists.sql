-- no-transaction
-- For lists whose cost must not grow with the whole table: the reservations of a day, and the top searches of a language.

create index if not exists reservation_by_start on reservation (start_at, id);

create index if not exists search_count_top on search_count (locale, count desc, keyword);
