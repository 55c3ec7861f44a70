-- A service that is another one of its shop (`discount_of`) for fewer guests and less money.
alter table service
  add column discount text check (discount in ('student', 'first-visit', 'senior')),
  add column discount_of text,
  add constraint service_discount_of check ((discount is null) = (discount_of is null));
