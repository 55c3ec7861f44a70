-- From which address a visitor holds, so that one address cannot hold every slot of a shop.

-- A keyed hash while a visitor holds; never the address itself.
alter table hold add column address_hash text;
create index hold_live_by_address on hold (address_hash) where state = 'live' and member_id is null;
