-- Each process counts its own connections: no version from 001-schema.sql on has written or read these.
drop table live_connection;
drop table live_process;
