import { at } from '@yoyaku/drawings/random'
import { type CoverSpec, type InsideSpec, type PictureSpec, PORTRAITS, specOfPerson } from '@yoyaku/drawings/spec'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

type Row = {
  pictures: PictureSpec[]
  city: PictureSpec
  categories: string[]
  is_late: boolean | null
  equipment: InsideSpec['equipment']
  staff: { id: string; avatar: PictureSpec | null }[]
}

const LATE = 21 * 60 + 30

/** The facts from which the inside of a shop is drawn; null if it has a picture of its own, or nothing to draw. */
export async function insideOf(db: Db, shopId: string): Promise<InsideSpec | null> {
  const { rows } = await sql<Row>`
    select jsonb_build_array(shop.cover) || to_jsonb(shop.gallery) as pictures, city.cover as city,
      array(select category_id from shop_category where shop_id = shop.id
        order by category_id <> shop.category_id, category_id) as categories,
      (select max(closes) >= ${LATE} from shop_hours where shop_id = shop.id) as is_late,
      (select coalesce(json_agg(json_build_object('kind', kind, 'capacity', capacity) order by sort, id), '[]')
        from bookable where shop_id = shop.id and active and kind <> 'staff') as equipment,
      (select coalesce(json_agg(json_build_object('id', id, 'avatar', avatar) order by sort, id), '[]')
        from bookable where shop_id = shop.id and active and kind = 'staff') as staff
    from shop join city on city.id = shop.city_id where shop.id = ${shopId}`.execute(db)
  const [row] = rows
  if (row === undefined || !row.pictures.every(isDrawn) || row.equipment.length + row.staff.length === 0) return null
  return {
    cover: at(row.pictures, 0),
    categories: row.categories,
    landmark: isDrawn(row.city) ? row.city.object : null,
    isLate: row.is_late ?? false,
    // Where nothing else is taken, a booking takes a member of the staff.
    equipment: row.equipment.length > 0 ? row.equipment : row.staff.map(() => ({ kind: null, capacity: 1 })),
    staff: row.staff.map(({ id, avatar }, index) =>
      avatar !== null && isDrawn(avatar) ? avatar : specOfPerson(at(PORTRAITS, index), shopId, id),
    ),
  }
}

const isDrawn = (picture: PictureSpec): picture is CoverSpec => !('url' in picture)
