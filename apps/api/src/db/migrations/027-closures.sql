-- When a shop, or (bookable_id) one person or thing of it, cannot be booked. What is booked already stays.

create table closure (
  shop_id text not null references shop on delete cascade,
  id text not null,
  bookable_id text,
  during tstzrange not null check (not isempty(during)),
  reason text,
  by text,
  created_at timestamptz not null default app_now(),
  primary key (shop_id, id),
  foreign key (shop_id, bookable_id) references bookable on delete cascade
);
create index closure_by_id on closure (id);

-- The lock that a hold takes, in the same order: a hold either is there before the closure, and stays, or sees it.
create function lock_what_closes() returns trigger language plpgsql as $$
begin
  perform from bookable
    where shop_id = new.shop_id and (new.bookable_id is null or id = new.bookable_id)
    order by id for no key update;
  return new;
end $$;

create trigger closure_locks before insert or update on closure
  for each row execute function lock_what_closes();
