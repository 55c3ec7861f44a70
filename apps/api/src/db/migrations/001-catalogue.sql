-- What can be browsed and what can be occupied. Texts are {en, ko, ja, zh}; money is an integer in minor units beside its
-- currency; wall times are in the shop's own zone. shop_id leads the keys, so that a shop's rows can live together.

create extension if not exists btree_gist;

-- The only clock that decides anything. Tests move it by the offset; in production the table stays empty.
create table clock_offset (
  one boolean primary key default true check (one),
  ahead interval not null
);

create function app_now() returns timestamptz language sql stable as $$
  select statement_timestamp() + coalesce((select ahead from clock_offset), interval '0')
$$;

create table exchange_rate (
  currency text primary key,
  per_usd numeric not null check (per_usd > 0),
  at timestamptz not null
);

create table platform_style (
  one boolean primary key default true check (one),
  primary_color text not null,
  secondary_color text not null,
  accent_color text not null,
  link_color text not null,
  banner_url text,
  logo_url text,
  title text not null,
  banner jsonb not null
);

create table city (
  id text primary key,
  name jsonb not null,
  country text not null,
  time_zone text not null,
  latitude double precision not null,
  longitude double precision not null,
  recommended boolean not null,
  sort integer not null,
  cover jsonb not null
);

create table category (
  id text primary key,
  slug text not null unique,
  name jsonb not null,
  icon text not null,
  parent_id text references category,
  sort integer not null
);

create table brand (id text primary key, name jsonb not null);

create table shop (
  id text primary key,
  brand_id text references brand,
  city_id text not null references city,
  category_id text not null references category,
  country text not null,
  time_zone text not null,
  currency text not null,
  name jsonb not null,
  description jsonb not null,
  address jsonb not null,
  postal_code text not null,
  phone text not null,
  latitude double precision not null,
  longitude double precision not null,
  popularity integer not null,
  rating numeric(2, 1),
  rating_count integer not null default 0,
  free_cancellation_hours integer not null,
  price_from bigint not null,
  active boolean not null default true,
  cover jsonb not null,
  gallery jsonb not null,
  created_at timestamptz not null
);
create index shop_by_city on shop (city_id);
create index shop_by_brand on shop (brand_id);
create index shop_by_popularity on shop (popularity desc, id) where active;

create table shop_category (
  shop_id text not null references shop on delete cascade,
  category_id text not null references category,
  primary key (shop_id, category_id)
);
create index shop_category_by_category on shop_category (category_id);

-- Minutes of the day; closes may be 1440. Several rows a weekday are a break at noon.
create table shop_hours (
  shop_id text not null references shop on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens smallint not null,
  closes smallint not null check (closes > opens),
  primary key (shop_id, weekday, opens)
);

create table shop_holiday (
  shop_id text not null references shop on delete cascade,
  month_day text not null,
  primary key (shop_id, month_day)
);

create table shop_reminder (
  shop_id text not null references shop on delete cascade,
  id text not null,
  text jsonb not null,
  required boolean not null,
  sort integer not null,
  primary key (shop_id, id)
);

create table service (
  shop_id text not null references shop on delete cascade,
  id text not null,
  category_id text not null references category,
  name jsonb not null,
  description jsonb not null,
  selection_unit_mode text not null check (selection_unit_mode in ('none', 'staff', 'resource', 'staff_and_resource')),
  per_person boolean not null,
  price_per text not null check (price_per in ('person', 'booking')),
  min_quantity smallint not null,
  max_quantity smallint not null,
  grid_minutes smallint not null default 30,
  buffer_before smallint not null default 0,
  buffer_after smallint not null default 0,
  cut_off_minutes smallint not null default 60,
  day_unit boolean not null default false,
  active boolean not null default true,
  sort integer not null,
  primary key (shop_id, id)
);
create index service_by_id on service (id);
create index service_by_category on service (category_id);

create table service_unit (
  shop_id text not null,
  service_id text not null,
  id text not null,
  name jsonb not null,
  duration_minutes integer not null check (duration_minutes > 0),
  price bigint not null check (price >= 0),
  sort integer not null,
  primary key (shop_id, service_id, id),
  foreign key (shop_id, service_id) references service on delete cascade
);

-- Whatever a reservation takes for a time: a person (kind 'staff') or one physical thing. Several of a kind are several rows.
create table bookable (
  shop_id text not null references shop on delete cascade,
  id text not null,
  kind text not null,
  name jsonb not null,
  title jsonb,
  avatar jsonb,
  capacity smallint not null default 1,
  active boolean not null default true,
  sort integer not null,
  primary key (shop_id, id)
);

create table shift (
  shop_id text not null,
  bookable_id text not null,
  weekday smallint not null check (weekday between 1 and 7),
  starts smallint not null,
  ends smallint not null check (ends > starts),
  primary key (shop_id, bookable_id, weekday, starts),
  foreign key (shop_id, bookable_id) references bookable on delete cascade
);

create table service_bookable (
  shop_id text not null,
  service_id text not null,
  bookable_id text not null,
  primary key (shop_id, service_id, bookable_id),
  foreign key (shop_id, service_id) references service on delete cascade,
  foreign key (shop_id, bookable_id) references bookable on delete cascade
);

create table attach (
  shop_id text not null references shop on delete cascade,
  id text not null,
  name jsonb not null,
  price bigint not null check (price >= 0),
  duration_minutes smallint not null,
  max_quantity smallint not null,
  sort integer not null,
  primary key (shop_id, id)
);

create table service_attach (
  shop_id text not null,
  service_id text not null,
  attach_id text not null,
  primary key (shop_id, service_id, attach_id),
  foreign key (shop_id, service_id) references service on delete cascade,
  foreign key (shop_id, attach_id) references attach on delete cascade
);

create table curated (
  id text primary key,
  title jsonb not null,
  summary jsonb not null,
  cover jsonb not null,
  japan boolean not null,
  category_ids text[] not null,
  city_ids text[] not null,
  sort integer not null
);

create table article_category (id text primary key, name jsonb not null, sort integer not null);

create table article (
  id text primary key,
  category_id text not null references article_category,
  title jsonb not null,
  summary jsonb not null,
  body jsonb not null,
  cover jsonb not null,
  shop_category_ids text[] not null,
  city_ids text[] not null,
  published_at timestamptz not null
);

create table faq_category (id text primary key, name jsonb not null, sort integer not null);

create table faq (
  id text primary key,
  category_id text not null references faq_category,
  question jsonb not null,
  answer jsonb not null,
  sort integer not null
);

create table legal_text (
  kind text not null check (kind in ('terms', 'privacy')),
  version text not null,
  title jsonb not null,
  body jsonb not null,
  updated_at timestamptz not null,
  primary key (kind, version)
);

create table search_count (
  locale text not null,
  keyword text not null,
  count integer not null,
  primary key (locale, keyword)
);

create table wish (
  id bigint generated always as identity primary key,
  type text not null,
  content text not null,
  locale text not null,
  email text,
  created_at timestamptz not null default app_now()
);

-- What a shop is found by (see modules/search), separated by spaces. changed is the transaction that last changed anything a
-- search knows of the shop, so that every process can ask what happened since it last looked.
create table shop_search (
  shop_id text primary key references shop on delete cascade,
  grams text not null,
  changed xid8 not null default pg_current_xact_id()
);
create index shop_search_changed on shop_search (changed);

create function note_changed_shops() returns trigger language plpgsql as $$
begin
  update shop_search set changed = pg_current_xact_id()
    where changed <> pg_current_xact_id()
      and shop_id in (select to_jsonb(touched) ->> tg_argv[0] from touched);
  return null;
end $$;

create function note_changed_grams() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end $$;

create trigger shop_search_update before update of grams on shop_search
  for each row execute function note_changed_grams();

create trigger shop_insert after insert on shop
  referencing new table as touched for each statement execute function note_changed_shops('id');
create trigger shop_update after update on shop
  referencing new table as touched for each statement execute function note_changed_shops('id');
create trigger shop_delete after delete on shop
  referencing old table as touched for each statement execute function note_changed_shops('id');

create trigger shop_category_insert after insert on shop_category
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger shop_category_update after update on shop_category
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger shop_category_delete after delete on shop_category
  referencing old table as touched for each statement execute function note_changed_shops('shop_id');

create trigger shop_hours_insert after insert on shop_hours
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger shop_hours_update after update on shop_hours
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger shop_hours_delete after delete on shop_hours
  referencing old table as touched for each statement execute function note_changed_shops('shop_id');

create trigger shop_holiday_insert after insert on shop_holiday
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger shop_holiday_update after update on shop_holiday
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger shop_holiday_delete after delete on shop_holiday
  referencing old table as touched for each statement execute function note_changed_shops('shop_id');

create trigger service_insert after insert on service
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger service_update after update on service
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger service_delete after delete on service
  referencing old table as touched for each statement execute function note_changed_shops('shop_id');

create trigger service_unit_insert after insert on service_unit
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger service_unit_update after update on service_unit
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger service_unit_delete after delete on service_unit
  referencing old table as touched for each statement execute function note_changed_shops('shop_id');

create trigger bookable_insert after insert on bookable
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger bookable_update after update on bookable
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger bookable_delete after delete on bookable
  referencing old table as touched for each statement execute function note_changed_shops('shop_id');

create trigger shift_insert after insert on shift
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger shift_update after update on shift
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger shift_delete after delete on shift
  referencing old table as touched for each statement execute function note_changed_shops('shop_id');

create trigger service_bookable_insert after insert on service_bookable
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger service_bookable_update after update on service_bookable
  referencing new table as touched for each statement execute function note_changed_shops('shop_id');
create trigger service_bookable_delete after delete on service_bookable
  referencing old table as touched for each statement execute function note_changed_shops('shop_id');
