-- The other shops at which a shop lets its rentals be returned, and what that costs in minor units of its currency. Deferred, because a
-- catalogue brings shops that name each other.
create table return_branch (
  shop_id text not null references shop on delete cascade,
  branch_id text not null references shop on delete cascade deferrable initially deferred,
  price bigint not null check (price >= 0),
  sort integer not null,
  primary key (shop_id, branch_id),
  check (shop_id <> branch_id)
);
create index return_branch_by_branch on return_branch (branch_id);

create trigger return_branch_insert after insert on return_branch
  referencing new table as touched for each statement execute function catalogue_changed('{touch}');
create trigger return_branch_update after update on return_branch
  referencing new table as touched for each statement execute function catalogue_changed('{touch}');
create trigger return_branch_delete after delete on return_branch
  referencing old table as touched for each statement execute function catalogue_changed('{touch}');

-- Whoever lets cars be returned at a shop shows its name and address.
create function branch_changed() returns trigger language plpgsql as $$
begin
  update shop_search set changed = pg_current_xact_id()
    where changed <> pg_current_xact_id() and shop_id in (select shop_id from return_branch where branch_id = new.id);
  return null;
end $$;
create trigger shop_branch_changed after update of name, address, active on shop
  for each row when ((old.name, old.address, old.active) is distinct from (new.name, new.address, new.active))
  execute function branch_changed();
