-- Who runs the site, as the law of each country asks for it, beside terms and privacy policy.
alter table legal_text drop constraint legal_text_kind_check;
alter table legal_text add constraint legal_text_kind_check
  check (kind in ('terms', 'privacy', 'seller-jp', 'seller-kr', 'seller-tw'));

-- What a member agreed to, for each purpose: one row each time, closed by withdrawn_at. version is that of the terms of use for
-- 'terms', else that of the privacy policy. 'sharing' hands personal data to the shop of a reservation.
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

-- Which text was read when these were given is not known.
insert into consent (member_id, purpose, version, given_at)
select id, 'marketing', '', coalesce(marketing_changed_at, created_at) from member where accepts_marketing;

-- What a newcomer agreed to, until the code makes them a member.
alter table challenge add column agreed_terms_version text, add column agreed_privacy_version text;
