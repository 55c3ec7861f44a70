-- The whole schema, in sections:
--   1 Clock and settings      2 Catalogue                3 Articles and lists     4 Search       5 Members and sign-in
--   6 Booking                 7 E-mails, notifications, live connections           8 Operators    9 Triggers of the catalogue
--   10 Triggers of the waiting list
--
-- Texts are {en, ko, ja, zh}. Money is an integer in minor units beside its currency. Wall times are minutes of the day in the shop's
-- own zone; hours may end after midnight, up to 2160 (noon of the next day), and belong to the day on which they begin. `shop_id` leads the
-- keys, so that a sharded PostgreSQL can keep the rows of a shop together; ids are random and need no unique index of their own.

create extension if not exists btree_gist;

---- 1 Clock and settings ----

-- Moves the only clock that decides anything. Tests set the offset; in production the table stays empty.
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

-- `tagline`, by language, replaces the built-in sentence about the company. `default_currency` is shown to visitors who chose none.
create table platform_style (
  one boolean primary key default true check (one),
  primary_color text not null,
  secondary_color text not null,
  accent_color text not null,
  link_color text not null,
  banner_url text,
  logo_url text,
  title text not null,
  banner jsonb not null,
  tagline jsonb,
  default_currency text check (default_currency in ('USD', 'TWD', 'JPY', 'KRW'))
);

-- Terms, privacy policy, and who runs the site as the law of each country asks for it.
create table legal_text (
  kind text not null check (kind in ('terms', 'privacy', 'seller-jp', 'seller-kr', 'seller-tw')),
  version text not null,
  title jsonb not null,
  body jsonb not null,
  updated_at timestamptz not null,
  primary key (kind, version)
);

-- The beginning of each backup that was written in whole: metrics alarm on the age of the newest. A dump does not contain its own row.
create table backup (made_at timestamptz primary key default app_now());

-- Readiness writes here to find out whether the database takes writes: routes/write-probe.ts.
create unlogged table write_probe (
  at timestamptz not null
);

---- 2 Catalogue ----

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

-- `shop_count`: published shops of the chain, kept by triggers of `shop`.
create table brand (
  id text primary key,
  name jsonb not null,
  shop_count integer not null default 0
);
create index brand_by_shop_count on brand (shop_count desc, id);

-- `popularity` as the catalogue states it; `booked_members` as counted from reservations. `late_fee` is {"percent": 50} of the total (0:
-- nothing) or {"amount": 3000}; null: the shop has not said. `business` is the shop before the law, as its register has it. `email` and
-- `language` (null: that of its country) are for what the shop is sent, and never published. `updated_at` is when what visitors read of it
-- last changed, kept by triggers.
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
  booked_members integer not null default 0,
  rating numeric(2, 1),
  rating_count integer not null default 0,
  free_cancellation_hours integer not null,
  late_fee jsonb check (
    late_fee is null
    or coalesce(late_fee - 'percent' = '{}' and (late_fee ->> 'percent')::integer between 0 and 100, false)
    or coalesce(late_fee - 'amount' = '{}' and (late_fee ->> 'amount')::bigint > 0, false)
  ),
  reschedule_hours smallint not null default 24,
  reschedule_limit smallint not null default 3,
  business jsonb,
  email text,
  language text check (language in ('en', 'ko', 'ja', 'zh')),
  price_from bigint not null,
  active boolean not null default true,
  cover jsonb not null,
  gallery jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default app_now()
);

-- Few bookings are chance: of n members those below the 95 % bound of a Poisson count are left out, so that 1 or 2 count 0.
create function shop_rank(popularity integer, booked_members integer) returns double precision
  language sql immutable parallel safe
  return ln(1 + popularity::double precision)
    + greatest(0, booked_members - 1.645 * sqrt(booked_members::double precision));

create index shop_by_city on shop (city_id);
create index shop_by_brand on shop (brand_id);
create index shop_by_rank on shop (shop_rank(popularity, booked_members) desc, id) where active;
create index shop_of_brand_by_rank on shop (brand_id, shop_rank(popularity, booked_members) desc, id) where active;
create index shop_by_booked_members_and_rank
  on shop (booked_members desc, shop_rank(popularity, booked_members) desc, id) where active and booked_members >= 3;
create index shop_inactive on shop (id) where not active;

create table shop_category (
  shop_id text not null references shop on delete cascade,
  category_id text not null references category,
  primary key (shop_id, category_id)
);
create index shop_category_by_category on shop_category (category_id);

-- Several rows a weekday are a break at noon.
create table shop_hours (
  shop_id text not null references shop on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens smallint not null,
  closes smallint not null check (closes > opens) check (closes <= 2160),
  primary key (shop_id, weekday, opens)
);

create table shop_holiday (
  shop_id text not null references shop on delete cascade,
  month_day text not null,
  primary key (shop_id, month_day)
);

-- Hours of one date, which count instead of the week and the holidays: extra opening days, moved holidays, shorter days.
create table special_hours (
  shop_id text not null references shop on delete cascade,
  date text not null check (date ~ '^\d{4}-\d{2}-\d{2}$'),
  opens smallint not null check (opens between 0 and 1439),
  closes smallint not null check (closes > opens and closes <= 2160),
  primary key (shop_id, date, opens)
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

-- Whatever a reservation takes for a time: a person (kind 'staff') or one piece of equipment. Several of a kind are several rows.
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
  ends smallint not null check (ends > starts) check (ends <= 2160),
  primary key (shop_id, bookable_id, weekday, starts),
  foreign key (shop_id, bookable_id) references bookable on delete cascade
);

-- Hours of one bookable on one date, which count instead of its shifts. One row from 0 to 0: not there on that date.
create table bookable_special_hours (
  shop_id text not null,
  bookable_id text not null,
  date text not null check (date ~ '^\d{4}-\d{2}-\d{2}$'),
  opens smallint not null check (opens between 0 and 1439),
  closes smallint not null check (closes <= 2160 and (closes > opens or (opens = 0 and closes = 0))),
  primary key (shop_id, bookable_id, date, opens),
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

-- Extras, which add to the price and the duration of a service.
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

-- When a shop, or one bookable of it, takes no bookings. Existing reservations stay. Lists and the export show both ends.
create table closure (
  shop_id text not null references shop on delete cascade,
  id text not null,
  bookable_id text,
  during tstzrange not null check (not isempty(during)),
  reason text,
  by text,
  created_at timestamptz not null default app_now(),
  primary key (shop_id, id),
  foreign key (shop_id, bookable_id) references bookable on delete cascade,
  constraint closure_has_beginning_and_end check (coalesce(isfinite(lower(during)) and isfinite(upper(during)), false))
);
create index closure_by_id on closure (id);
create unique index closure_once on closure (shop_id, coalesce(bookable_id, ''), during);

---- 3 Articles and lists ----

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

create table article_category (
  id text primary key,
  name jsonb not null,
  sort integer not null
);

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
create index article_by_time on article (published_at desc, id);
create index article_of_category_by_time on article (category_id, published_at desc, id);

create table faq_category (
  id text primary key,
  name jsonb not null,
  sort integer not null
);

create table faq (
  id text primary key,
  category_id text not null references faq_category,
  question jsonb not null,
  answer jsonb not null,
  sort integer not null
);

create table feedback (
  id bigint generated always as identity primary key,
  type text not null,
  content text not null,
  locale text not null,
  email text,
  created_at timestamptz not null default app_now()
);

---- 4 Search ----

-- `grams`: the words by which a shop is found (modules/search), separated by spaces, the first being their format; blank until the next
-- process makes them anew. `changed`: the transaction that last changed anything that a search knows of the shop; processes follow it.
create table shop_search (
  shop_id text primary key references shop on delete cascade,
  grams text not null,
  changed xid8 not null default pg_current_xact_id()
);
create index shop_search_changed on shop_search (changed, shop_id);
-- Finds the few whose grams are blank or in the format of another version.
create index shop_search_format on shop_search ((left(grams, 4) collate "C"));

create table deleted_shop (
  shop_id text primary key,
  changed xid8 not null default pg_current_xact_id()
);
create index deleted_shop_changed on deleted_shop (changed, shop_id);

create table search_count (
  locale text not null,
  keyword text not null,
  count integer not null,
  primary key (locale, keyword)
);
create index search_count_top on search_count (locale, count desc, keyword);

-- Words that visitors typed and that no shop has, for the people who add synonyms (docs/search.md).
create table unknown_word (
  locale text not null,
  word text not null,
  count int not null,
  typed_at timestamptz not null,
  primary key (locale, word)
);
create index unknown_word_typed_at on unknown_word (typed_at);

---- 5 Members and sign-in ----

-- Secrets are stored as HMACs or hashes, tokens of providers encrypted, own tokens not at all. A deleted member stays as a row without
-- personal data, so that past reservations keep their owner.
create table member (
  id text primary key,
  email text unique,
  first_name text not null,
  last_name text not null,
  phone text,
  accepts_marketing boolean not null default false,
  marketing_changed_at timestamptz,
  locale text not null,
  created_at timestamptz not null default app_now(),
  deleted_at timestamptz,
  check ((email is null) = (deleted_at is not null))
);

create table identity (
  issuer text not null,
  subject text not null,
  member_id text not null references member on delete cascade,
  provider text,
  refresh_token bytea,
  created_at timestamptz not null default app_now(),
  primary key (issuer, subject)
);
create index identity_by_member on identity (member_id);

-- A family of refresh tokens. `counter` is the newest one's, made at `rotated_at`; `used_counter` is the newest that was seen in use: from
-- then on its parent is reuse. `origin` is that of the page that began the session, null where it is ours. `signed_in_at` is when the member
-- proved who they are. `browser` and `system` are the words that members are shown; the whole header is not kept.
create table session (
  id text primary key,
  member_id text not null references member on delete cascade,
  counter integer not null default 0,
  used_counter integer,
  used_at timestamptz,
  locale text not null,
  origin text,
  browser text,
  system text,
  started_at timestamptz not null default app_now(),
  signed_in_at timestamptz,
  rotated_at timestamptz not null default app_now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'reuse', 'deleted', 'linked', 'ended_by_member', 'ended_by_operator')),
  check ((ended_at is null) = (end_reason is null))
);
create index session_by_member on session (member_id) where ended_at is null;
create index session_by_end on session (least(ended_at, ends_at));

-- `ticket_hash`: the provider's ticket that came with the e-mail; its identity is connected once the e-mail is proven. `key_hash` and
-- `session_id`: the Idempotency-Key that completed the challenge and the session that began, so that a lost answer can be given again.
-- `agreed_*`: what a newcomer agreed to, until the code makes them a member.
create table challenge (
  id text primary key,
  email text not null,
  new_member boolean not null,
  first_name text,
  last_name text,
  accepts_marketing boolean not null default false,
  agreed_terms_version text,
  agreed_privacy_version text,
  locale text not null,
  attempts smallint not null default 0,
  ticket_hash text,
  key_hash text,
  session_id text,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  completed_at timestamptz
);
create index challenge_by_email on challenge (email);

create table challenge_code (
  id text primary key,
  challenge_id text not null references challenge on delete cascade,
  hmac bytea not null,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index challenge_code_by_challenge on challenge_code (challenge_id, created_at desc);

-- `key` is an HMAC: neither addresses nor e-mails are stored. `hits` holds as many instants as the widest limit allows.
create table attempt_counter (
  scope text not null,
  key text not null,
  hits timestamptz[] not null,
  primary key (scope, key)
);

-- A flow belongs to the browser that began it, by the hash of the secret in its cookie.
create table sso_flow (
  state_hash text primary key,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  locale text not null,
  browser_hash text not null,
  redirect text,
  first_name text,
  last_name text,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A ticket counts in the browser of its flow (`browser_hash`). `agreed_*`: what a newcomer agreed to on the way to the provider.
create table sso_ticket (
  token_hash text primary key,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text,
  email_verified boolean not null default false,
  first_name text,
  last_name text,
  for_email boolean not null default false,
  refresh_token bytea,
  agreed_terms_version text,
  agreed_privacy_version text,
  browser_hash text,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sso_ticket_by_identity on sso_ticket (issuer, subject);

-- A name that a provider says only once, until its owner has an account.
create table sso_name (
  issuer text not null,
  subject text not null,
  first_name text,
  last_name text,
  kept_at timestamptz not null default app_now(),
  primary key (issuer, subject)
);

create table token_revocation (
  id text primary key,
  provider text not null,
  refresh_token bytea not null,
  attempts smallint not null default 0,
  next_try_at timestamptz not null default app_now()
);

create table favorite (
  member_id text not null references member on delete cascade,
  shop_id text not null references shop on delete cascade,
  created_at timestamptz not null default app_now(),
  primary key (member_id, shop_id)
);
create index favorite_newest on favorite (member_id, created_at desc, shop_id);

-- Where calendars read the reservations of a member, by a secret of which only the hash is kept.
create table calendar_feed (
  member_id text primary key references member,
  token_hash text not null unique,
  locale text not null,
  created_at timestamptz not null default app_now()
);

---- 6 Booking ----

-- A hold takes its bookables by rows of `occupancy`. `replaces` is the reservation that it reschedules, null for a hold that becomes a
-- reservation of its own. `address_hash` is a keyed hash, so that one address cannot hold every slot of a shop. `origin` as in `session`.
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
  replaces jsonb,
  address_hash text,
  origin text,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  primary key (shop_id, id)
);
create index hold_by_id on hold (id);
create index hold_expiring on hold (expires_at) where state = 'live';
create index hold_by_token on hold (token_hash);
create index hold_live_by_member on hold (member_id) where state = 'live';
create index hold_live_by_address on hold (address_hash) where state = 'live' and member_id is null;
create index hold_ended on hold (created_at) where state in ('released', 'expired');

-- Refuses overlap. A reservation keeps the rows of its hold. A hold that replaces a reservation takes of its time only what the reservation
-- does not take, up to two parts: hence `during` in the key.
create table occupancy (
  shop_id text not null,
  bookable_id text not null,
  during tstzrange not null check (not isempty(during)),
  hold_id text not null,
  constraint occupancy_parts primary key (shop_id, hold_id, bookable_id, during),
  foreign key (shop_id, bookable_id) references bookable,
  foreign key (shop_id, hold_id) references hold on delete cascade,
  constraint occupancy_once exclude using gist (shop_id with =, bookable_id with =, during with &&)
);

-- `free_until`: free cancellation ends no later than this, whatever the present time allows; null: never rescheduled. `reschedules` counts
-- those by the member.
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
  cancelled_by text check (cancelled_by in ('member', 'shop')),
  cancelled_at timestamptz,
  free_until timestamptz,
  reschedules smallint not null default 0,
  rescheduled_at timestamptz,
  origin text,
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
create index reservation_by_start on reservation (start_at, id);
create index reservation_by_creation on reservation (created_at);
create index reservation_unmarked on reservation (end_at) where status = 'confirmed';
create index reservation_unreminded on reservation (start_at) where status = 'confirmed' and not reminded;

-- Operators find bookings by the person who made them: modules/operator/reservations.ts.
create index reservation_by_email on reservation (lower(contact ->> 'email'));
create index reservation_by_end_of_phone on reservation (right(contact ->> 'phone', 6));

-- Names in both orders, without spaces; a line break between them, so that nothing is found across it.
create function names_in_both_orders(contact jsonb) returns text language sql immutable parallel safe
  return lower(replace(
    (contact ->> 'firstName') || (contact ->> 'lastName') || E'\n' || (contact ->> 'lastName') || (contact ->> 'firstName'), ' ', ''));

-- Each letter and each pair: names of one or two letters are common in East Asia, which rules out trigrams.
create function letters_and_pairs(word text) returns text[] language sql immutable parallel safe
  return array(select substr(word, place, length) from generate_series(1, length(word)) place, generate_series(1, 2) length);

create index reservation_by_name on reservation using gin (letters_and_pairs(names_in_both_orders(contact)));

-- What a reservation was before each reschedule.
create table reservation_version (
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

-- Who waits for a time that is taken. `place` orders the line. `hold_id` is the hold that was offered last. Open until it has ended, or its last start has passed.
create table waiting_list_entry (
  shop_id text not null references shop on delete cascade,
  id text not null,
  place bigint generated always as identity,
  member_id text not null references member,
  origin text,
  service_id text,
  unit_id text,
  date text not null,
  time_from smallint,
  time_to smallint,
  first_start timestamptz not null,
  last_start timestamptz not null,
  quantity smallint not null,
  attaches jsonb not null,
  staff_id text,
  item_id text,
  locale text not null,
  currency text not null,
  hold_id text,
  created_at timestamptz not null default app_now(),
  ended_at timestamptz,
  end_reason text check (end_reason in ('booked', 'left')),
  primary key (shop_id, id),
  check ((ended_at is null) = (end_reason is null))
);
create index waiting_list_entry_in_line on waiting_list_entry (shop_id, place) where ended_at is null;
create index waiting_list_entry_by_member on waiting_list_entry (member_id);
create index waiting_list_entry_by_hold on waiting_list_entry (shop_id, hold_id) where hold_id is not null;
create index waiting_list_entry_by_end on waiting_list_entry (least(ended_at, last_start));

-- What has become free since the waiting list was last served. A row goes when nobody in line fits any more. `bookable_ids`: null for all of the shop. Those up to `after_place` had their turn.
create table freed_time (
  shop_id text not null,
  id bigint generated always as identity,
  bookable_ids text[],
  during tstzrange not null,
  after_place bigint not null default 0,
  primary key (shop_id, id)
);

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

-- What a member agreed to, one row each time, closed by `withdrawn_at`. `version` is that of the terms of use for 'terms', else that of the
-- privacy policy. 'sharing' hands personal data to the shop of a reservation.
create table consent (
  id bigint generated always as identity primary key,
  member_id text not null references member on delete cascade,
  purpose text not null check (purpose in ('terms', 'privacy', 'marketing', 'sharing')),
  version text not null,
  shop_id text,
  reservation_id text,
  given_at timestamptz not null default app_now(),
  withdrawn_at timestamptz,
  foreign key (shop_id, reservation_id) references reservation on delete cascade,
  check ((shop_id is null) = (reservation_id is null))
);
create index consent_by_member on consent (member_id);
create index consent_by_reservation on consent (shop_id, reservation_id) where reservation_id is not null;

---- 7 E-mails, notifications, live connections ----

-- The outbox of e-mails, and without SMTP the development mailbox. Texts are emptied once an e-mail has left. `calendar` is the file that
-- goes with it: {method, content}.
create table email (
  id text primary key,
  dedupe_id text not null unique,
  recipient text not null,
  locale text not null,
  subject text not null,
  text text not null,
  html text not null,
  calendar jsonb,
  created_at timestamptz not null default app_now(),
  useful_until timestamptz not null,
  attempts smallint not null default 0,
  next_try_at timestamptz not null default app_now(),
  sent_at timestamptz,
  given_up_at timestamptz
);
create index email_waiting on email (next_try_at) where sent_at is null and given_up_at is null;
create index email_by_recipient on email (recipient, created_at desc);
create index email_by_age on email (created_at);

-- Of a reservation, or of an offer of the waiting list: `offer` is what that was.
create table notification (
  shop_id text not null,
  id text not null,
  member_id text not null references member,
  reservation_id text,
  offer jsonb,
  kind text not null
    check (kind in ('confirmed', 'cancelled', 'upcoming', 'noshow', 'completed', 'rescheduled', 'offered')),
  is_read boolean not null default false,
  created_at timestamptz not null default app_now(),
  primary key (shop_id, id),
  foreign key (shop_id, reservation_id) references reservation,
  constraint notification_subject_check check ((reservation_id is null) = (offer is not null))
);
create index notification_by_id on notification (id);
create index notification_by_member on notification (member_id, created_at desc, id desc);
create index notification_unread on notification (member_id) where not is_read;
create index notification_by_reservation on notification (shop_id, reservation_id);

-- Deliveries of notifications after the commit. A row goes when it has been delivered; until then it is tried again from `due_at` on.
create table outbox (
  shop_id text not null,
  id text not null,
  kind text not null check (kind in ('live', 'mail')),
  notification_id text not null,
  attempts smallint not null default 0,
  due_at timestamptz not null default app_now(),
  created_at timestamptz not null default app_now(),
  primary key (shop_id, id),
  foreign key (shop_id, notification_id) references notification on delete cascade
);
create index outbox_due on outbox (due_at);
create index outbox_by_notification on outbox (shop_id, notification_id);

-- What a shop is to be told. A row goes when its e-mail is queued. It names no notification: those go with the account of the member, and
-- the shop still has to learn that nobody comes.
create table shop_notice (
  shop_id text not null,
  id text not null,
  reservation_id text not null,
  kind text not null,
  due_at timestamptz not null default app_now(),
  created_at timestamptz not null default app_now(),
  primary key (shop_id, id),
  foreign key (shop_id, reservation_id) references reservation on delete cascade
);
create index shop_notice_due on shop_notice (due_at);

-- The last day (YYYY-MM-DD at the shop) whose list was written or had nothing in it.
create table shop_day_list (
  shop_id text primary key references shop on delete cascade,
  day text not null
);

create table ws_ticket (
  token_hash text primary key,
  member_id text not null references member on delete cascade,
  session_id text not null references session on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Which processes have which member's live connections. Gone after a crash of the server, as the connections are. A process that dies takes
-- its rows along once it is missed.
create unlogged table live_process (
  id text primary key,
  seen_at timestamptz not null default clock_timestamp()
);

create unlogged table live_connection (
  id text primary key,
  member_id text not null,
  process_id text not null references live_process on delete cascade,
  opened_at timestamptz not null default clock_timestamp()
);
create index live_connection_by_member on live_connection (member_id, opened_at desc, id desc);
create index live_connection_by_process on live_connection (process_id);

---- 8 Operators ----

-- A key for each operator, beside the shared OPERATOR_KEY. A revoked one keeps its name, which stands in the log.
create table operator_key (
  name text primary key,
  hash text not null unique,
  created_at timestamptz not null default app_now(),
  revoked_at timestamptz
);

-- What operators and their commands asked for, done or refused. No personal data of members: that is deleted with the member.
create table operator_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default app_now(),
  actor text,
  key_name text,
  command text not null default 'status',
  code_number text,
  shop_id text,
  status text,
  changes jsonb not null default '{}',
  result text not null default 'DONE',
  request_id text
);
create index operator_audit_by_code on operator_audit (code_number, id desc);
create index operator_audit_by_shop on operator_audit (shop_id, id desc) where shop_id is not null;

---- 9 Triggers of the catalogue ----

-- Runs for a statement that changed rows of the catalogue, whoever sent it. Tells the processes that follow the catalogue of the shops
-- (`changed`), and does what the argument lists:
--   lock   locks the shop's bookables, in the order in which a hold does: a hold is either there before the hours change, or sees them
--   touch  sets the shop's `updated_at`, once a transaction: between its beginning and now, it has touched the shop itself
--   words  blanks the shop's grams, for rows that came or went; changed names have triggers of their own
create function catalogue_changed() returns trigger language plpgsql as $$
declare
  effects text[] := tg_argv[0];
  ids text[] := array(select distinct shop_id from touched);
begin
  if cardinality(ids) = 0 then
    return null;
  end if;
  update shop_search set changed = pg_current_xact_id()
    where changed <> pg_current_xact_id() and shop_id = any(ids);
  if 'lock' = any(effects) then
    perform from bookable where shop_id = any(ids) order by shop_id, id for no key update;
  end if;
  if 'touch' = any(effects) then
    update shop set updated_at = app_now()
      where updated_at not between app_now() - (statement_timestamp() - now()) and app_now() and id = any(ids);
  end if;
  if 'words' = any(effects) and tg_op <> 'UPDATE' then
    update shop_search set grams = '' where grams <> '' and shop_id = any(ids);
  end if;
  return null;
end $$;

-- Three triggers for each table, because a trigger that sees the changed rows takes one kind of statement.
do $$
declare
  tables constant jsonb := '{
    "shop_category": "{touch,words}",
    "shop_hours": "{lock,touch}",
    "shop_holiday": "{lock}",
    "special_hours": "{lock,touch}",
    "closure": "{touch}",
    "service": "{touch,words}",
    "service_unit": "{touch,words}",
    "bookable": "{}",
    "shift": "{}",
    "bookable_special_hours": "{}",
    "service_bookable": "{}",
    "attach": "{}",
    "service_attach": "{}"
  }';
  name text;
  effects text;
begin
  for name, effects in select * from jsonb_each_text(tables) loop
    execute format($trigger$
      create trigger %1$s_insert after insert on %1$I
        referencing new table as touched for each statement execute function catalogue_changed(%2$L);
      create trigger %1$s_update after update on %1$I
        referencing new table as touched for each statement execute function catalogue_changed(%2$L);
      create trigger %1$s_delete after delete on %1$I
        referencing old table as touched for each statement execute function catalogue_changed(%2$L);
    $trigger$, name, effects);
  end loop;
end $$;

-- The lock that a hold takes: a hold is either there before the hours of one bookable change, or sees them. Whoever writes a closure
-- takes the locks itself (modules/occupancy).
create function lock_bookable() returns trigger language plpgsql as $$
begin
  perform from bookable
    where shop_id = coalesce(new.shop_id, old.shop_id) and id = coalesce(new.bookable_id, old.bookable_id)
    for no key update;
  return coalesce(new, old);
end $$;

create trigger bookable_special_hours_locks before insert or update or delete on bookable_special_hours
  for each row execute function lock_bookable();

-- Locks the chains in order, and only then counts: of two transactions the second sees the shops of the first.
create function count_shops_of_brands(ids text[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  perform from brand where id = any(ids) order by id for no key update;
  update brand set shop_count = counted.shops
    from (select brand.id, (select count(*) from shop where shop.brand_id = brand.id and shop.active)::integer as shops
            from brand where brand.id = any(ids)) counted
    where brand.id = counted.id and brand.shop_count <> counted.shops;
end $$;

-- As `catalogue_changed` for the shops themselves, and counts the shops of their chains. A deleted shop is told by `shop_search`.
create function shop_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_shops_of_brands(array(select distinct brand_id from new_rows where active and brand_id is not null));
  elsif tg_op = 'DELETE' then
    perform count_shops_of_brands(array(select distinct brand_id from old_rows where active and brand_id is not null));
  else
    update shop_search set changed = pg_current_xact_id()
      where changed <> pg_current_xact_id() and shop_id in (select id from new_rows);
    perform count_shops_of_brands(array(
      select distinct of.brand_id
        from old_rows join new_rows using (id), lateral (values (old_rows.brand_id), (new_rows.brand_id)) of (brand_id)
       where (old_rows.brand_id, old_rows.active) is distinct from (new_rows.brand_id, new_rows.active) and of.brand_id is not null));
  end if;
  return null;
end $$;

create trigger shop_insert after insert on shop
  referencing new table as new_rows for each statement execute function shop_changed();
create trigger shop_update after update on shop
  referencing old table as old_rows new table as new_rows for each statement execute function shop_changed();
create trigger shop_delete after delete on shop
  referencing old table as old_rows for each statement execute function shop_changed();

create function touch_shop() returns trigger language plpgsql as $$
begin
  new.updated_at := app_now();
  return new;
end $$;

-- The count of bookings changes nothing that a page shows.
create trigger shop_touched before update on shop
  for each row when (old is distinct from new and old.booked_members = new.booked_members) execute function touch_shop();

-- Deferred: a transaction that writes the grams as well has the last word.
create function make_searchable() returns trigger language plpgsql as $$
begin
  insert into shop_search (shop_id, grams) select new.id, '' where exists (select from shop where id = new.id)
    on conflict do nothing;
  return null;
end $$;

create constraint trigger shop_searchable after insert on shop deferrable initially deferred
  for each row execute function make_searchable();

-- Blanks the grams of shops whose own names changed.
create function forget_grams_of() returns trigger language plpgsql as $$
begin
  update shop_search set grams = '' where grams <> '' and shop_id = to_jsonb(new) ->> tg_argv[0];
  return null;
end $$;

create trigger shop_words after update of name, brand_id, city_id, address on shop
  for each row execute function forget_grams_of('id');
create trigger service_words after update of name, active on service
  for each row execute function forget_grams_of('shop_id');
create trigger service_unit_words after update of name on service_unit
  for each row execute function forget_grams_of('shop_id');

create function forget_grams_of_brand() returns trigger language plpgsql as $$
begin
  update shop_search set grams = '' where shop_id in (select id from shop where shop.brand_id = new.id);
  return null;
end $$;

create trigger brand_words after update of name on brand
  for each row when (old.name is distinct from new.name) execute function forget_grams_of_brand();

create function forget_grams_of_city() returns trigger language plpgsql as $$
begin
  update shop_search set grams = '' where shop_id in (select id from shop where shop.city_id = new.id);
  return null;
end $$;

create trigger city_words after update on city
  for each row when (old is distinct from new) execute function forget_grams_of_city();

-- The grams of a shop name its own category and those of its services, whether or not the shop is listed in them.
create function forget_grams_of_category() returns trigger language plpgsql as $$
begin
  update shop_search set grams = '' where shop_id in (
    select id from shop where category_id = new.id
    union select shop_id from service where category_id = new.id
    union select of.shop_id from shop_category of join category c on c.id = of.category_id where new.id in (c.id, c.parent_id));
  return null;
end $$;

create trigger category_words after update on category
  for each row when (old is distinct from new) execute function forget_grams_of_category();

create function note_changed_grams() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end $$;

-- Filling blank grams from the rows that are there changes nothing for other processes.
create trigger shop_search_update before update of grams on shop_search
  for each row when (old.grams <> '' or new.grams = '') execute function note_changed_grams();

create function note_deleted_shops() returns trigger language plpgsql as $$
begin
  insert into deleted_shop (shop_id) select shop_id from touched
    on conflict (shop_id) do update set changed = pg_current_xact_id();
  return null;
end $$;

create trigger shop_search_delete after delete on shop_search
  referencing old table as touched for each statement execute function note_deleted_shops();

---- 10 Triggers of the waiting list ----

-- Whoever joins takes this lock alone, then looks whether a time is free. So what becomes free either is seen by them, or sees them.
create function share_waiting_lists(shop_ids text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('waiting list of ' || shop_id, 0))
    from (select distinct shop_id from unnest(shop_ids) shop_id order by shop_id) shops;
end $$;

create function is_waited_for(shop text) returns boolean language sql stable as $$
  select exists (select from waiting_list_entry where shop_id = shop and ended_at is null and last_start > app_now())
$$;

-- What an offer gives back goes to those after its entry. What was booked with it is free for all, like any other time.
create function note_freed_occupancy() returns trigger language plpgsql as $$
begin
  perform share_waiting_lists(array(select shop_id from freed));
  insert into freed_time (shop_id, bookable_ids, during, after_place)
  select shop_id, array_agg(bookable_id), during, coalesce((
           select place from waiting_list_entry entry
            where entry.shop_id = freed.shop_id and entry.hold_id = freed.hold_id and end_reason is distinct from 'booked'), 0)
    from freed
   where upper(during) > app_now() and is_waited_for(shop_id)
   group by shop_id, hold_id, during;
  return null;
end $$;

create trigger occupancy_delete_frees after delete on occupancy
  referencing old table as freed for each statement execute function note_freed_occupancy();

-- `during`: a closure, of which the last stretch may end after midnight. `date`: hours of one date. Neither: whatever is to come.
create function note_opened_time() returns trigger language plpgsql as $$
begin
  perform share_waiting_lists(array(select shop_id from opened));
  insert into freed_time (shop_id, during)
  select shop_id, during
    from (
      select distinct shop_id, case tg_argv[0]
               when 'during' then tstzrange(lower((row ->> 'during')::tstzrange), upper((row ->> 'during')::tstzrange) + interval '12 hours')
               when 'date' then tstzrange((row ->> 'date')::date - interval '1 day', (row ->> 'date')::date + interval '3 days')
               else tstzrange(app_now(), null) end as during
        from (select shop_id, to_jsonb(opened) as row from opened) rows) stretches
   where (upper_inf(during) or upper(during) > app_now()) and is_waited_for(shop_id);
  return null;
end $$;

create trigger closure_update_frees after update on closure
  referencing old table as opened for each statement execute function note_opened_time('during');
create trigger closure_delete_frees after delete on closure
  referencing old table as opened for each statement execute function note_opened_time('during');
create trigger special_hours_insert_frees after insert on special_hours
  referencing new table as opened for each statement execute function note_opened_time('date');
create trigger special_hours_update_frees after update on special_hours
  referencing new table as opened for each statement execute function note_opened_time('date');
create trigger special_hours_delete_frees after delete on special_hours
  referencing old table as opened for each statement execute function note_opened_time('date');
create trigger bookable_special_hours_insert_frees after insert on bookable_special_hours
  referencing new table as opened for each statement execute function note_opened_time('date');
create trigger bookable_special_hours_update_frees after update on bookable_special_hours
  referencing new table as opened for each statement execute function note_opened_time('date');
create trigger bookable_special_hours_delete_frees after delete on bookable_special_hours
  referencing old table as opened for each statement execute function note_opened_time('date');
create trigger shop_holiday_delete_frees after delete on shop_holiday
  referencing old table as opened for each statement execute function note_opened_time();
create trigger shop_hours_insert_frees after insert on shop_hours
  referencing new table as opened for each statement execute function note_opened_time();
create trigger shop_hours_update_frees after update on shop_hours
  referencing new table as opened for each statement execute function note_opened_time();
create trigger shift_insert_frees after insert on shift
  referencing new table as opened for each statement execute function note_opened_time();
create trigger shift_update_frees after update on shift
  referencing new table as opened for each statement execute function note_opened_time();
create trigger bookable_update_frees after update on bookable
  referencing new table as opened for each statement execute function note_opened_time();
create trigger service_bookable_insert_frees after insert on service_bookable
  referencing new table as opened for each statement execute function note_opened_time();
