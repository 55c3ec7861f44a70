import type { IconName } from '@yoyaku/drawings'
import type { CoverSpec, Portrait } from '@yoyaku/drawings/spec'
import type { Text } from './text.ts'

export type Currency = 'JPY' | 'KRW' | 'TWD'
export type Country = 'JP' | 'KR' | 'TW'
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
  cover: IconName
}

export type SeedCategory = {
  id: string
  slug: string
  name: Text
  icon: IconName
  parent: string | null
  sort: number
}

export type SeedBrand = { id: string; name: Text }

export type SeedHours = { weekday: Weekday; open: string; close: string }
export type SeedShift = { weekday: Weekday; start: string; end: string }
export type SeedReminder = { id: string; text: Text; required: boolean }

export type SelectionUnitMode = 'none' | 'staff' | 'resource' | 'staff_and_resource'
export type SeedUnit = { id: string; name: Text; durationMinutes: number; price: number }

/** A price a day; a tier counts for rentals of `fromDays` and more. */
export type SeedPerDay = { price: number; maxDays: number; tiers: { fromDays: number; price: number }[] }

/** Who pays less. */
export type Discount = 'student' | 'first-visit'

export type SeedService = {
  id: string
  /** It is the service `discountOf` for fewer guests. */
  discount?: Discount
  discountOf?: string
  category: string
  name: Text
  description: Text
  selectionUnitMode: SelectionUnitMode
  /** true: each person takes a staff member or item of their own; false: the party takes one item with enough capacity. */
  perPerson: boolean
  pricePer: 'person' | 'booking'
  minQuantity: number
  /** Of a rental its seats. */
  maxQuantity: number
  gridMinutes: number
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  /** Whole days (rental cars): a unit's duration is a multiple of 1440. */
  dayUnit: boolean
  /** None in a rental, which has a price a day instead. */
  units: SeedUnit[]
  seats?: number
  perDay?: SeedPerDay
  staff: string[]
  equipment: string[]
  attaches: string[]
}

export type SeedStaff = { id: string; name: Text; title: Text; avatar: Portrait; shifts: SeedShift[] }
export type EquipmentKind = 'bed' | 'bay' | 'room' | 'table' | 'car' | 'seat' | 'chair'
export type SeedEquipment = { id: string; kind: EquipmentKind; name: Text; capacity: number }
export type SeedAttach = { id: string; name: Text; price: number; durationMinutes: number; maxQuantity: number }

export type SeedShop = {
  id: string
  brand: string | null
  name: Text
  city: string
  /** Child categories; the first is the main one. */
  categories: string[]
  description: Text
  address: Text
  postalCode: string
  /** E.164 */
  phone: string
  latitude: number
  longitude: number
  /** The nearest station and its minutes on foot; absent where none is near. */
  station?: Text
  stationMinutes?: number
  stationLatitude?: number
  stationLongitude?: number
  /** The year in which it opened. */
  openSince?: number
  license?: Text
  currency: Currency
  hours: SeedHours[]
  /** Days of the year on which the shop is closed, `MM-DD`. */
  holidays: string[]
  popularity: number
  listedSince: string
  freeCancellationHours: number
  lateCancellationFee: 'none' | `${number}%` | null
  reminders: SeedReminder[]
  cover: IconName
  gallery: [IconName, IconName, IconName]
  /** The other shops at which a rental may be returned. */
  returnBranches?: { shopId: string; price: number }[]
  services: SeedService[]
  staff: SeedStaff[]
  equipment: SeedEquipment[]
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

/** What an import reads, as a line of a file. */
export type CatalogueEntry = { city: SeedCity } | { category: SeedCategory } | { brand: SeedBrand } | { shop: SeedShop }

/** What no import reads: themes, articles and what people search for. */
export type Content = {
  curated: SeedCurated[]
  articleCategories: SeedArticleCategory[]
  articles: SeedArticle[]
  searchTags: SeedSearchTag[]
}

export type Catalogue = {
  cities: SeedCity[]
  categories: SeedCategory[]
  brands: SeedBrand[]
  shops: SeedShop[]
}
