-- Holds, what they occupy, reservations and their notifications. A hold takes its staff and things by rows of occupancy, which
-- refuses overlap; a reservation keeps its hold, so that turning the one into the other moves no occupancy.

create table hold (
  shop_id text not null references shop,
  id text not null,
  service_id text not null,
  unit_id text not null,
  token_hash text not null,
  member_id text references member,
  state text not null check (state in ('live', 'reserved', 'released', 'expired')),
  draft jsonb not null,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  agreed jsonb not null,
  staff_ids text[] not null,
  item_ids text[] not null,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  primary key (shop_id, id)
);
create unique index hold_by_id on hold (id);
create index hold_expiring on hold (expires_at) where state = 'live';
create index hold_by_token on hold (token_hash);
create index hold_live_by_member on hold (member_id) where state = 'live';
create index hold_ended on hold (created_at) where state in ('released', 'expired');

create table occupancy (
  shop_id text not null,
  bookable_id text not null,
  during tstzrange not null check (not isempty(during)),
  hold_id text not null,
  primary key (shop_id, hold_id, bookable_id),
  foreign key (shop_id, bookable_id) references bookable,
  foreign key (shop_id, hold_id) references hold on delete cascade,
  constraint occupancy_once exclude using gist (shop_id with =, bookable_id with =, during with &&)
);

create table reservation (
  shop_id text not null references shop,
  id text not null,
  code_number text not null,
  hold_id text not null,
  service_id text not null,
  member_id text not null references member,
  status text not null check (status in ('confirmed', 'cancelled', 'completed', 'noshow')),
  version integer not null default 1,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  quantity smallint not null,
  agreed jsonb not null,
  locale text not null,
  contact jsonb not null,
  special_requirement text,
  agreed_terms_version text not null,
  reminders_confirmed text[] not null,
  reminded boolean not null default false,
  paid_amount bigint,
  paid_currency text,
  cancel_reason text,
  cancel_text text,
  cancelled_at timestamptz,
  created_at timestamptz not null default app_now(),
  primary key (shop_id, id),
  check ((paid_amount is null) = (paid_currency is null)),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  constraint reservation_one_per_hold unique (shop_id, hold_id),
  foreign key (shop_id, hold_id) references hold
);
create unique index reservation_code on reservation (code_number);
create index reservation_by_member on reservation (member_id, start_at);
create index reservation_by_shop on reservation (shop_id, start_at);
create index reservation_by_creation on reservation (created_at);
create index reservation_unmarked on reservation (end_at) where status = 'confirmed';
create index reservation_unreminded on reservation (start_at) where status = 'confirmed' and not reminded;

create table idempotency (
  scope text not null,
  key text not null,
  fingerprint text not null,
  status smallint not null,
  body jsonb not null,
  created_at timestamptz not null default app_now(),
  primary key (scope, key)
);
create index idempotency_by_age on idempotency (created_at);

create table notification (
  id text primary key,
  member_id text not null references member,
  shop_id text not null,
  reservation_id text not null,
  kind text not null check (kind in ('confirmed', 'cancelled', 'upcoming', 'noshow', 'completed')),
  is_read boolean not null default false,
  created_at timestamptz not null default app_now(),
  foreign key (shop_id, reservation_id) references reservation
);
create index notification_by_member on notification (member_id, created_at desc, id desc);
create index notification_unread on notification (member_id) where not is_read;
create index notification_by_reservation on notification (shop_id, reservation_id);

-- What leaves after the commit. A row goes when it has been delivered; until then it is tried again from due_at on.
create table outbox (
  id text primary key,
  kind text not null check (kind in ('live', 'mail')),
  notification_id text not null references notification on delete cascade,
  attempts smallint not null default 0,
  due_at timestamptz not null default app_now(),
  created_at timestamptz not null default app_now()
);
create index outbox_due on outbox (due_at);
create index outbox_by_notification on outbox (notification_id);
