-- no-transaction
-- A shop's rank: the popularity that its catalogue states, and how many members booked it.

alter table shop add column if not exists booked_members integer not null default 0;

-- Few bookings are chance: of n members those below the 95 % bound of a Poisson count are left out, so that 1 or 2 count 0.
create or replace function shop_rank(popularity integer, booked_members integer) returns double precision
  language sql immutable parallel safe
  return ln(1 + popularity::double precision)
    + greatest(0, booked_members - 1.645 * sqrt(booked_members::double precision));

-- Not concurrently: that waits for the process that waits for this migration. Whoever changes a shop waits a moment.
create index if not exists shop_by_rank on shop (shop_rank(popularity, booked_members) desc, id) where active;

create index if not exists shop_by_booked_members on shop (booked_members desc) where active and booked_members >= 3;

drop index if exists shop_by_popularity;
