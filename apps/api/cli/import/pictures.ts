import { type PictureSpec, specOfCity, specOfPerson, specOfShop } from '@yoyaku/drawings/spec'
import { isHttps } from './fields.ts'

const SIZES = { cover: { width: 480, height: 360 }, avatar: { width: 240, height: 240 } }

/** An address stays as it is; a name becomes a drawing that is the same each time. */
export const coverOf = (name: string, shop: string, category: string, number: number): PictureSpec =>
  isHttps(name) ? { url: name, ...SIZES.cover } : specOfShop(name, shop, category, number)

export const cityCoverOf = (name: string, city: string, country: string): PictureSpec =>
  isHttps(name) ? { url: name, ...SIZES.cover } : specOfCity(name, city, country)

export const avatarOf = (name: string, shop: string, staff: string): PictureSpec =>
  isHttps(name) ? { url: name, ...SIZES.avatar } : specOfPerson(name, shop, staff)
