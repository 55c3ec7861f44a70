-- What the shop asks of who cancels after the free hours: {"percent": 50} of the total (0: nothing), or {"amount": 3000} in minor
-- units of its currency. Null: the shop has not said.

alter table shop add column late_fee jsonb check (
  late_fee is null
  or coalesce(late_fee - 'percent' = '{}' and (late_fee ->> 'percent')::integer between 0 and 100, false)
  or coalesce(late_fee - 'amount' = '{}' and (late_fee ->> 'amount')::bigint > 0, false)
);
