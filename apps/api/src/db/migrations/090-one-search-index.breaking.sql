-- Every process has its search index in memory: the tokens of shops in an index of the database are read by nobody.
drop trigger shop_search_insert_tokens on shop_search;
drop trigger shop_search_update_tokens on shop_search;
drop function store_shop_tokens();
drop table shop_token;
drop function shop_tokens(text);
