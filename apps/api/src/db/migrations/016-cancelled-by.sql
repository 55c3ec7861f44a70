-- no-transaction
-- Who cancelled a reservation. Earlier cancellations by operators are in operator_act; all others were the member's.

-- The column is there at once, for all who read and write meanwhile; nothing that takes long holds a lock on the table.
alter table reservation
  add column if not exists cancelled_by text,
  drop constraint if exists reservation_cancelled_by_check,
  add constraint reservation_cancelled_by_check check (cancelled_by in ('member', 'shop')) not valid;

-- 1000 reservations at a time, each thousand committed by itself.
do $$
declare
  last_shop_id text := '';
  last_id text := '';
begin
  loop
    with piece as (
      select shop_id, id from reservation
        where (shop_id, id) > (last_shop_id, last_id)
        order by shop_id, id limit 1000
    ), filled as (
      update reservation set cancelled_by = case
          when exists (
            select from operator_act act
              where act.code_number = reservation.code_number and act.status = 'cancelled' and act.answer = 'DONE')
          then 'shop' else 'member' end
        from piece
        where reservation.shop_id = piece.shop_id and reservation.id = piece.id
          and status = 'cancelled' and cancelled_by is null
    )
    select shop_id, id into last_shop_id, last_id from piece order by shop_id desc, id desc limit 1;
    exit when not found;
    commit;
  end loop;
end $$;

alter table reservation validate constraint reservation_cancelled_by_check;
