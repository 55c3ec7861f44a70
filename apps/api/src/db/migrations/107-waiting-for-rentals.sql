-- Who waits for a rental waits for its return, too: HH:MM, and the shop of another branch. Null: as of the pick-up.
alter table waiting_list_entry add column return_time text, add column return_shop_id text;
