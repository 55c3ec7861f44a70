-- The station nearest to a shop, as the shop names it, and how many minutes it is on foot.
alter table shop
  add column station jsonb,
  add column station_minutes smallint,
  add column station_latitude double precision,
  add column station_longitude double precision,
  add constraint shop_station_minutes check ((station is null) = (station_minutes is null)),
  add constraint shop_station_place check ((station_latitude is null) = (station_longitude is null));
