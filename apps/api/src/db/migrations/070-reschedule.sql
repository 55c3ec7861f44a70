-- no-transaction
-- Reschedule: a hold replaces a reservation, and what the reservation was before stays on record.

-- Until how many hours before the start, and how often, a member may reschedule.
alter table shop
  add column if not exists reschedule_hours smallint not null default 24,
  add column if not exists reschedule_limit smallint not null default 3;

-- Null for a hold that becomes a reservation of its own.
alter table hold add column if not exists replaces jsonb;

-- `free_until`: free cancellation ends no later than this, whatever the present time allows; null: never rescheduled.
-- `reschedules`: by the member.
alter table reservation
  add column if not exists free_until timestamptz,
  add column if not exists reschedules smallint not null default 0,
  add column if not exists rescheduled_at timestamptz;

create table if not exists reservation_version (
  shop_id text not null,
  reservation_id text not null,
  version integer not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  quantity smallint not null,
  agreed jsonb not null,
  rescheduled_at timestamptz not null,
  rescheduled_by text not null check (rescheduled_by in ('member', 'shop')),
  primary key (shop_id, reservation_id, version),
  foreign key (shop_id, reservation_id) references reservation
);

-- A hold that replaces a reservation takes of its time only what the reservation does not take: up to two parts. Not concurrently: that
-- waits for the process that waits for this migration.
create unique index if not exists occupancy_parts on occupancy (shop_id, hold_id, bookable_id, during);

do $$
begin
  if exists (select from pg_constraint where conname = 'occupancy_pkey' and conrelid = 'occupancy'::regclass) then
    alter table occupancy drop constraint occupancy_pkey, add constraint occupancy_parts primary key using index occupancy_parts;
  end if;
end $$;

-- Rows from before match the narrower constraint that this replaces, so none has to be read.
alter table notification
  drop constraint if exists notification_kind_check,
  add constraint notification_kind_check check (kind in ('confirmed', 'cancelled', 'upcoming', 'noshow', 'completed', 'rescheduled')) not valid;
