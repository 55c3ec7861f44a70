-- The year in which a shop opened, and the license or registration of its trade as it names it.
alter table shop
  add column open_since smallint check (open_since >= 1800),
  add column license jsonb;
