-- Which processes have which member's live connections, and shop_id at the head of the keys that still lacked it.

-- Gone after a crash of the server, as the connections are. A process that dies takes its rows along once it is missed.
create unlogged table live_process (
  id text primary key,
  seen_at timestamptz not null default clock_timestamp()
);

create unlogged table live_connection (
  id text primary key,
  member_id text not null,
  process_id text not null references live_process on delete cascade,
  opened_at timestamptz not null default clock_timestamp()
);
create index live_connection_by_member on live_connection (member_id, opened_at desc, id desc);
create index live_connection_by_process on live_connection (process_id);

-- A sharded PostgreSQL can keep a unique key only where the shop leads it. Ids are random and need no uniqueness check.
drop index hold_by_id;
create index hold_by_id on hold (id);

alter table outbox add column shop_id text;

update outbox set shop_id = notification.shop_id from notification where notification.id = outbox.notification_id;

alter table outbox alter column shop_id set not null;

alter table outbox drop constraint outbox_notification_id_fkey, drop constraint outbox_pkey;

alter table notification drop constraint notification_pkey, add primary key (shop_id, id);
create index notification_by_id on notification (id);

alter table outbox
  add primary key (shop_id, id),
  add foreign key (shop_id, notification_id) references notification (shop_id, id) on delete cascade;

drop index outbox_by_notification;
create index outbox_by_notification on outbox (shop_id, notification_id);
