-- The newest generation of tokens that was seen in use, and when it was seen first: from then on its parent is reuse.
alter table session
  add column used_counter integer,
  add column used_at timestamptz;
