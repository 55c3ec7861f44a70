import type { Generated, JSONColumnType } from 'kysely'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Text } from '../../lib/localized-text.ts'
import type { PictureSpec } from '../../lib/picture-spec.ts'
import type { LateFee } from './booking-snapshot.ts'

type TextColumn = JSONColumnType<Text>
type CoverColumn = JSONColumnType<PictureSpec>
/** Read as ISO 8601, written as ISO 8601. */
export type InstantColumn = string

export interface CatalogueTables {
  clock_offset: { one: Generated<boolean>; ahead: string }
  exchange_rate: { currency: Schemas['Currency']; per_usd: string; at: InstantColumn }
  platform_style: {
    one: Generated<boolean>
    primary_color: string
    secondary_color: string
    accent_color: string
    link_color: string
    banner_url: string | null
    logo_url: string | null
    title: string
    tagline: JSONColumnType<Partial<Text>> | null
    default_currency: Schemas['Currency'] | null
    /** What is drawn at `/media/banner.svg`. */
    banner: CoverColumn
  }
  city: {
    id: string
    name: TextColumn
    country: Schemas['Country']
    time_zone: string
    latitude: number
    longitude: number
    recommended: boolean
    sort: number
    cover: CoverColumn
  }
  category: { id: string; slug: string; name: TextColumn; icon: string; parent_id: string | null; sort: number }
  /** `shop_count`: how many published shops it has; kept by triggers of `shop`. */
  brand: { id: string; name: TextColumn; shop_count: Generated<number> }
  shop: {
    id: string
    brand_id: string | null
    city_id: string
    category_id: string
    country: Schemas['Country']
    time_zone: string
    currency: Schemas['Currency']
    name: TextColumn
    description: TextColumn
    address: TextColumn
    postal_code: string
    phone: string
    latitude: number
    longitude: number
    /** As the catalogue states it. */
    popularity: number
    /** See shops/booked-members.ts. */
    booked_members: Generated<number>
    rating: string | null
    rating_count: Generated<number>
    free_cancellation_hours: number
    late_fee: JSONColumnType<LateFee> | null
    /** Until how many hours before the start, and how often, a member may reschedule. */
    reschedule_hours: Generated<number>
    reschedule_limit: Generated<number>
    /** Who the shop is before the law. */
    business: TextColumn | null
    /** Where the shop learns of its bookings; never published. */
    email: string | null
    /** Of what the shop is sent; null: the language of its country. */
    language: Locale | null
    price_from: number
    active: Generated<boolean>
    cover: CoverColumn
    gallery: JSONColumnType<PictureSpec[]>
    created_at: InstantColumn
    /** When what visitors read of it last changed, kept by triggers. */
    updated_at: Generated<InstantColumn>
  }
  shop_category: { shop_id: string; category_id: string }
  /** Minutes of the day; `closes` may be 1440. */
  shop_hours: { shop_id: string; weekday: number; opens: number; closes: number }
  shop_holiday: { shop_id: string; month_day: string }
  /** `date` is YYYY-MM-DD at the shop; minutes of the day, as in `shop_hours`. */
  special_hours: { shop_id: string; date: string; opens: number; closes: number }
  /** `opens` and `closes` both 0: not there on that date. */
  bookable_special_hours: { shop_id: string; bookable_id: string; date: string; opens: number; closes: number }
  /** Of the whole shop where `bookable_id` is null. */
  closure: {
    shop_id: string
    id: string
    bookable_id: string | null
    during: string
    reason: string | null
    by: string | null
    created_at: Generated<InstantColumn>
  }
  shop_reminder: { shop_id: string; id: string; text: TextColumn; required: boolean; sort: number }
  service: {
    shop_id: string
    id: string
    category_id: string
    name: TextColumn
    description: TextColumn
    selection_unit_mode: 'none' | 'staff' | 'resource' | 'staff_and_resource'
    per_person: boolean
    price_per: 'person' | 'booking'
    min_quantity: number
    max_quantity: number
    grid_minutes: Generated<number>
    buffer_before: Generated<number>
    buffer_after: Generated<number>
    cut_off_minutes: Generated<number>
    day_unit: Generated<boolean>
    active: Generated<boolean>
    sort: number
  }
  /** `price` is in minor units of the shop's currency. */
  service_unit: {
    shop_id: string
    service_id: string
    id: string
    name: TextColumn
    duration_minutes: number
    price: number
    sort: number
  }
  /** Whatever a reservation takes for a time; `kind` is 'staff' for a person. */
  bookable: {
    shop_id: string
    id: string
    kind: string
    name: TextColumn
    title: JSONColumnType<Text> | null
    avatar: JSONColumnType<PictureSpec> | null
    capacity: Generated<number>
    active: Generated<boolean>
    sort: number
  }
  shift: { shop_id: string; bookable_id: string; weekday: number; starts: number; ends: number }
  service_bookable: { shop_id: string; service_id: string; bookable_id: string }
  attach: {
    shop_id: string
    id: string
    name: TextColumn
    price: number
    duration_minutes: number
    max_quantity: number
    sort: number
  }
  service_attach: { shop_id: string; service_id: string; attach_id: string }
  curated: {
    id: string
    title: TextColumn
    summary: TextColumn
    cover: CoverColumn
    japan: boolean
    category_ids: string[]
    city_ids: string[]
    sort: number
  }
  article_category: { id: string; name: TextColumn; sort: number }
  article: {
    id: string
    category_id: string
    title: TextColumn
    summary: TextColumn
    body: TextColumn
    cover: CoverColumn
    shop_category_ids: string[]
    city_ids: string[]
    published_at: InstantColumn
  }
  faq_category: { id: string; name: TextColumn; sort: number }
  faq: { id: string; category_id: string; question: TextColumn; answer: TextColumn; sort: number }
  legal_text: {
    kind: Schemas['LegalTextKind']
    version: string
    title: TextColumn
    body: TextColumn
    updated_at: InstantColumn
  }
  search_count: { locale: string; keyword: string; count: number }
  unknown_word: { locale: string; word: string; count: number; typed_at: string }
  /** `grams` separated by spaces, blank when they are to be made anew; `changed` is a transaction id. */
  shop_search: { shop_id: string; grams: string; changed: Generated<string> }
  /** Kept by triggers of `shop_search`; `number` stands for the shop in sets of bits. */
  shop_token: { shop_id: string; number: Generated<number>; tokens: string }
  deleted_shop: { shop_id: string; changed: Generated<string> }
}
