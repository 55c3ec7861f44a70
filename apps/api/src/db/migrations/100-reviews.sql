-- What members say of a reservation after it was completed, once for each. A review that is taken down has `hidden_at`.
create table review (
  shop_id text not null,
  id text not null,
  reservation_id text not null,
  member_id text not null references member,
  stars smallint not null check (stars between 1 and 5),
  text text not null,
  language text not null check (language in ('en', 'ko', 'ja', 'zh')),
  author text not null,
  reply text,
  replied_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  created_at timestamptz not null default app_now(),
  primary key (shop_id, id),
  constraint review_one_per_reservation unique (shop_id, reservation_id),
  foreign key (shop_id, reservation_id) references reservation,
  check ((reply is null) = (replied_at is null))
);
create unique index review_by_id on review (id);
create index review_by_member on review (member_id);
create index review_shown on review (shop_id, created_at desc, id) where hidden_at is null;
create index review_by_creation on review (created_at desc, id);

-- Reports of members, one for each review; settled once an operator has decided.
create table review_report (
  review_id text not null references review (id) on delete cascade,
  member_id text not null references member,
  reason text not null,
  text text,
  created_at timestamptz not null default app_now(),
  settled_at timestamptz,
  primary key (review_id, member_id)
);
create index review_report_by_member on review_report (member_id);

-- Locks the shops in order, and only then counts: of two transactions the second sees the reviews of the first. `updated_at`, because a
-- page of the shop shows the text and the reply, too.
create function count_reviews() returns trigger language plpgsql as $$
declare
  ids text[] := array(select distinct shop_id from touched);
begin
  perform from shop where id = any(ids) order by id for no key update;
  update shop set rating = counted.rating, rating_count = counted.number, updated_at = app_now()
    from (select shops.id, round(avg(review.stars), 1) as rating, count(review.id)::integer as number
            from unnest(ids) shops (id) left join review on review.shop_id = shops.id and review.hidden_at is null
           group by shops.id) counted
   where shop.id = counted.id;
  return null;
end $$;

create trigger review_insert after insert on review
  referencing new table as touched for each statement execute function count_reviews();
create trigger review_update after update on review
  referencing new table as touched for each statement execute function count_reviews();
create trigger review_delete after delete on review
  referencing old table as touched for each statement execute function count_reviews();

-- A rating that a catalogue brought has no reviews behind it.
update shop set rating = null, rating_count = 0 where rating is not null or rating_count <> 0;
