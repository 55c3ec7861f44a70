-- no-transaction
-- Bookings are found by who made them, as an operator hears it: modules/operator/who-booked.ts.

create index if not exists reservation_by_email on reservation (lower(contact ->> 'email'));

create index if not exists reservation_by_end_of_phone on reservation (right(contact ->> 'phone', 6));

-- Names in both orders, without spaces; a line break between them, so that nothing is found across it.
create or replace function names_in_both_orders(contact jsonb) returns text language sql immutable parallel safe
  return lower(replace(
    (contact ->> 'firstName') || (contact ->> 'lastName') || E'\n' || (contact ->> 'lastName') || (contact ->> 'firstName'), ' ', ''));

-- Each letter and each pair: names of one or two letters are common in East Asia, which rules out trigrams.
create or replace function letters_and_pairs(word text) returns text[] language sql immutable parallel safe
  return array(select substr(word, place, length) from generate_series(1, length(word)) place, generate_series(1, 2) length);

create index if not exists reservation_by_name on reservation using gin (letters_and_pairs(names_in_both_orders(contact)));
