import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A shop names its own category and those of its services, whether or not it is listed in them: whoever keeps what it
 * says in memory has to hear when one of them is called otherwise.
 */
const statement = `create or replace function forget_grams_of_category() returns trigger language plpgsql as $$ begin
   update shop_search set grams = '' where shop_id in (
     select id from shop where category_id = new.id
     union select shop_id from service where category_id = new.id
     union select of.shop_id from shop_category of join category c on c.id = of.category_id where new.id in (c.id, c.parent_id));
   return null;
 end $$`

export const namedByCategory: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statement).execute(db)
  },
}
