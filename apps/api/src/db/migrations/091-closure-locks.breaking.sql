-- Whoever writes a closure takes the locks of a hold first (modules/occupancy): older versions leave that to the trigger.
drop trigger closure_locks on closure;
drop function lock_bookables_of_closure();
