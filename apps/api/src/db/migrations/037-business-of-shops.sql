-- Who the shop is before the law, as its register has it, in every language: company, representative, registration number. Null: not said.
alter table shop add column business jsonb;
