import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What a search learns of by itself, whoever writes: shops that came, went, or are called otherwise. Blank grams are made
 * anew by the first process that reads them (see search/words.ts); here all are, for what folds alike has grown.
 */
const statements = [
  "update shop_search set grams = ''",
  `insert into shop_search (shop_id, grams) select id, '' from shop on conflict do nothing`,

  // Grams that were made from what stands there change nothing for those who made them as well.
  'drop trigger shop_search_update on shop_search',
  `create trigger shop_search_update before update of grams on shop_search for each row
     when (old.grams <> '' or new.grams = '') execute function note_changed_grams()`,

  'create table shop_gone (shop_id text primary key, changed xid8 not null default pg_current_xact_id())',
  'create index shop_gone_changed on shop_gone (changed)',
  `create function note_gone_shops() returns trigger language plpgsql as $$ begin
     insert into shop_gone (shop_id) select shop_id from touched
       on conflict (shop_id) do update set changed = pg_current_xact_id();
     return null;
   end $$`,
  `create trigger shop_search_delete after delete on shop_search referencing old table as touched
     for each statement execute function note_gone_shops()`,

  // Deferred: who writes the grams as well does so in the same transaction, and has the last word.
  `create function make_searchable() returns trigger language plpgsql as $$ begin
     insert into shop_search (shop_id, grams) select new.id, '' where exists (select from shop where id = new.id)
       on conflict do nothing;
     return null;
   end $$`,
  `create constraint trigger shop_searchable after insert on shop deferrable initially deferred
     for each row execute function make_searchable()`,

  `create function forget_grams() returns trigger language plpgsql as $$ begin
     update shop_search set grams = '' where grams <> '' and shop_id in (select to_jsonb(touched) ->> tg_argv[0] from touched);
     return null;
   end $$`,
  ...['shop_category', 'service'].flatMap((table) =>
    ['insert', 'delete'].map(
      (event) => `create trigger ${table}_${event}_words after ${event} on ${table}
        referencing ${event === 'delete' ? 'old' : 'new'} table as touched
        for each statement execute function forget_grams('shop_id')`,
    ),
  ),
  `create function forget_grams_of() returns trigger language plpgsql as $$ begin
     update shop_search set grams = '' where grams <> '' and shop_id = to_jsonb(new) ->> tg_argv[0];
     return null;
   end $$`,
  `create trigger shop_words after update of name, brand_id, city_id on shop
     for each row execute function forget_grams_of('id')`,
  `create trigger service_words after update of name, active on service
     for each row execute function forget_grams_of('shop_id')`,
  ...[
    ['brand', 'shop.brand_id = new.id'],
    ['city', 'shop.city_id = new.id'],
    [
      'category',
      'exists (select from shop_category of join category c on c.id = of.category_id where of.shop_id = shop.id and new.id in (c.id, c.parent_id))',
    ],
  ].flatMap(([table, itsShops]) => [
    `create function forget_grams_of_${table}() returns trigger language plpgsql as $$ begin
       update shop_search set grams = '' where shop_id in (select id from shop where ${itsShops});
       return null;
     end $$`,
    `create trigger ${table}_words after update on ${table} for each row when (old is distinct from new)
       execute function forget_grams_of_${table}()`,
  ]),
]

export const search: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
