-- The hourly clean-up finds expired rows without reading all others.

create index letter_by_age on letter (created_at);
create index session_by_end on session (least(ended_at, ends_at));
