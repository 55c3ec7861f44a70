import type { PictureSpec } from '../../src/lib/picture-spec.ts'
import { mix } from '../../src/lib/random.ts'
import { isHttps } from './fields.ts'

const SIZES = { cover: { width: 480, height: 360 }, avatar: { width: 240, height: 240 } }

/** An address stays as it is; a name becomes a drawing that is the same each time. */
export const coverOf = (name: string, shop: string, category: string, number: number): PictureSpec =>
  isHttps(name)
    ? { url: name, ...SIZES.cover }
    : { seed: mix('import', shop, number), category, object: name, ratio: '4:3' }

export const avatarOf = (name: string | undefined, shop: string, staff: string): PictureSpec =>
  name !== undefined && isHttps(name)
    ? { url: name, ...SIZES.avatar }
    : { seed: mix('import', shop, staff), category: 'person', object: name ?? 'man', ratio: '1:1' }
