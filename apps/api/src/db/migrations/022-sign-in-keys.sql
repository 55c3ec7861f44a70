-- Which Idempotency-Key completed a challenge, and the session that began, so that a lost answer can be given again.

alter table challenge
  add column key_hash text,
  add column session_id text;
