-- A waiting list has one of 256 locks, by its shop. With one for each shop a large catalogue could not be imported: PostgreSQL keeps
-- room for some thousand locks.
create function waiting_list_lock(shop_id text) returns bigint language sql immutable as $$
  select hashtextextended('waiting list ' || (hashtextextended(shop_id, 0) & 255), 0)
$$;

create or replace function share_waiting_lists(shop_ids text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(lock)
    from (select distinct waiting_list_lock(shop_id) as lock from unnest(shop_ids) shop_id order by lock) locks;
end $$;
