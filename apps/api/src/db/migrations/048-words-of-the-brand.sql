-- What a company says of itself in place of the built-in sentence, by language, and the currency that a visitor sees who chose none.
alter table platform_style add column tagline jsonb;
alter table platform_style add column default_currency text check (default_currency in ('USD', 'TWD', 'JPY', 'KRW'));
