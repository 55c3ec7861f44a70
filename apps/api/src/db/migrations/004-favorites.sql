-- The favourite shops of a member.

create table favorite (
  member_id text not null references member on delete cascade,
  shop_id text not null references shop on delete cascade,
  created_at timestamptz not null default app_now(),
  primary key (member_id, shop_id)
);
create index favorite_newest on favorite (member_id, created_at desc, shop_id);
