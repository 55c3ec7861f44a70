-- When each backup was begun that was written in whole, so that the age of the newest one can be measured and alarmed on. A dump
-- does not contain its own row: after a restore the newest one is the one before.

create table backup (made_at timestamptz primary key default app_now());
