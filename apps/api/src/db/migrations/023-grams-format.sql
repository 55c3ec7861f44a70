-- no-transaction
-- Grams say in which format they are. Those without one are made anew at once, not when they are read.

-- Locks these rows and nothing else, as in 017.
update shop_search set grams = '' where grams <> '';
