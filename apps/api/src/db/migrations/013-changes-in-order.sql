-- Changes are read in the order of their transactions, a bounded number at a time, however many one transaction made.

drop index shop_search_changed;
create index shop_search_changed on shop_search (changed, shop_id);

drop index shop_gone_changed;
create index shop_gone_changed on shop_gone (changed, shop_id);
