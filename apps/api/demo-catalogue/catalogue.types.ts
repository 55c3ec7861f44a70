import type { LateFee } from '../src/db/tables/booking-snapshot.ts'
import type { Text } from '../src/lib/localized-text.ts'
import type { CoverSpec } from '../src/lib/picture-spec.ts'

export type Currency = 'JPY' | 'KRW' | 'TWD'
export type Country = 'JP' | 'KR' | 'TW'
/** `amount` is an integer in ISO 4217 minor units: TWD has two decimals, JPY and KRW none. */
export type Money = { amount: number; currency: Currency }
/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export type SeedCity = {
  id: string
  name: Text
  country: Country
  timeZone: 'Asia/Tokyo' | 'Asia/Seoul' | 'Asia/Taipei'
  latitude: number
  longitude: number
  sort: number
  recommended: boolean
  cover: CoverSpec
}

export type SeedCategory = {
  id: string
  slug: string
  name: Text
  /** A name in the emoji set, drawn by `renderIcon`. */
  icon: string
  parentId: string | null
  sort: number
}

export type SeedBrand = { id: string; name: Text }

export type SeedHours = { weekday: Weekday; open: string; close: string }
export type SeedShift = { weekday: Weekday; start: string; end: string }
export type SeedReminder = { id: string; text: Text; required: boolean }

export type SelectionUnitMode = 'none' | 'staff' | 'resource' | 'staff_and_resource'
export type SeedUnit = { id: string; name: Text; durationMinutes: number; price: Money }

export type SeedService = {
  id: string
  categoryId: string
  name: Text
  description: Text
  selectionUnitMode: SelectionUnitMode
  /** true: each person takes a staff member or item of their own; false: the party takes one item with enough capacity. */
  perPerson: boolean
  pricePer: 'person' | 'booking'
  minQuantity: number
  maxQuantity: number
  gridMinutes: number
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  /** Whole days (rental cars): a unit's duration is a multiple of 1440. */
  dayUnit: boolean
  units: SeedUnit[]
  staffIds: string[]
  resourceIds: string[]
  attachIds: string[]
}

export type SeedStaff = { id: string; name: Text; title: Text; avatar: CoverSpec; shifts: SeedShift[] }
export type ResourceKind = 'bed' | 'bay' | 'room' | 'table' | 'car' | 'seat' | 'chair'
export type SeedResource = { id: string; kind: ResourceKind; name: Text; capacity: number }
export type SeedAttach = { id: string; name: Text; price: Money; durationMinutes: number; maxQuantity: number }

export type SeedShop = {
  id: string
  brandId: string | null
  name: Text
  cityId: string
  /** Child categories; the first is the main one. */
  categoryIds: string[]
  description: Text
  address: Text
  postalCode: string
  /** E.164 */
  phone: string
  latitude: number
  longitude: number
  hours: SeedHours[]
  /** Days of the year on which the shop is closed, `MM-DD`. */
  holidays: string[]
  popularity: number
  createdAt: string
  freeCancellationHours: number
  lateFee: LateFee | null
  reminders: SeedReminder[]
  cover: CoverSpec
  gallery: [CoverSpec, CoverSpec, CoverSpec]
  services: SeedService[]
  staff: SeedStaff[]
  resources: SeedResource[]
  attaches: SeedAttach[]
}

export type SeedCurated = {
  id: string
  title: Text
  summary: Text
  cover: CoverSpec
  japan: boolean
  /** Empty means any. */
  categoryIds: string[]
  cityIds: string[]
}

export type SeedArticleCategory = { id: string; name: Text; sort: number }
export type SeedArticle = {
  id: string
  categoryId: string
  title: Text
  summary: Text
  /** Simple Markdown: paragraphs, `##` headings, `-` lists. */
  body: Text
  cover: CoverSpec
  categoryIds: string[]
  cityIds: string[]
  publishedAt: string
}

export type SeedSearchTag = { language: keyof Text; keyword: string; count: number }

export type CatalogueBase = {
  cities: SeedCity[]
  categories: SeedCategory[]
  brands: SeedBrand[]
  curated: SeedCurated[]
  articleCategories: SeedArticleCategory[]
  articles: SeedArticle[]
  searchTags: SeedSearchTag[]
}

export type Catalogue = CatalogueBase & { shops: SeedShop[] }
