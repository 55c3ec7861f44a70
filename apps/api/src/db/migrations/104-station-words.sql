-- A shop is found by the name of its station too.
create trigger shop_station_words after update of station on shop
  for each row execute function forget_grams_of('id');
