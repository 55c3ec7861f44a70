-- The origin of the page that began a session, a hold or a reservation, where that is not ours; null where it is ours, or no page.
alter table session add column origin text;
-- When the member proved who they are. Null for sessions that are older than the column: they count as not recent.
alter table session add column signed_in_at timestamptz;
alter table hold add column origin text;
alter table reservation add column origin text;
