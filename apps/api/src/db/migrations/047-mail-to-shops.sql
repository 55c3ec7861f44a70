-- Where a shop learns of its bookings, and in which language; null: nowhere, and the language of its country. Never published.
alter table shop
  add column email text,
  add column language text check (language in ('en', 'ko', 'ja', 'zh'));

-- What a shop is to be told, written with what happened. A row goes when its e-mail is queued. It names no notification: those go with
-- the account of the member, and the shop still has to learn that nobody comes.
create table shop_notice (
  shop_id text not null,
  id text not null,
  reservation_id text not null,
  kind text not null,
  due_at timestamptz not null default app_now(),
  created_at timestamptz not null default app_now(),
  primary key (shop_id, id),
  foreign key (shop_id, reservation_id) references reservation (shop_id, id) on delete cascade
);
create index shop_notice_due on shop_notice (due_at);

-- The last day (YYYY-MM-DD at the shop) whose list was written or had nothing in it.
create table shop_day_list (
  shop_id text primary key references shop on delete cascade,
  day text not null
);
