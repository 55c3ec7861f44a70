-- no-transaction
-- Compares with the clock that updated_at is taken from: a shop that was changed while a test clock was ahead is touched by
-- later changes too. Between the beginning of the transaction and now, the transaction itself has touched it.

create or replace function touch_shops() returns trigger language plpgsql as $$
begin
  update shop set updated_at = app_now()
    where updated_at not between app_now() - (statement_timestamp() - now()) and app_now()
      and id in (select shop_id from touched);
  return null;
end $$;
