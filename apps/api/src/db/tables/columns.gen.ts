// Made from the migrated schema: npm run unit -- --project api src/db/tables/columns -u
import type { Generated } from 'kysely'

export interface Columns {
  article: {
    id: string
    category_id: string
    title: object
    summary: object
    body: object
    cover: object
    shop_category_ids: string[]
    city_ids: string[]
    published_at: string
  }
  article_category: {
    id: string
    name: object
    sort: number
  }
  attach: {
    shop_id: string
    id: string
    name: object
    price: number
    duration_minutes: number
    max_quantity: number
    sort: number
  }
  attempt_counter: {
    scope: string
    key: string
    hits: string[]
  }
  backup: {
    made_at: Generated<string>
  }
  bookable: {
    shop_id: string
    id: string
    kind: string
    name: object
    title: object | null
    avatar: object | null
    capacity: Generated<number>
    active: Generated<boolean>
    sort: number
  }
  bookable_special_hours: {
    shop_id: string
    bookable_id: string
    date: string
    opens: number
    closes: number
  }
  brand: {
    id: string
    name: object
    shop_count: Generated<number>
  }
  calendar_feed: {
    member_id: string
    token_hash: string
    locale: string
    created_at: Generated<string>
  }
  category: {
    id: string
    slug: string
    name: object
    icon: string
    parent_id: string | null
    sort: number
  }
  challenge: {
    id: string
    email: string
    new_member: boolean
    first_name: string | null
    last_name: string | null
    accepts_marketing: Generated<boolean>
    agreed_terms_version: string | null
    agreed_privacy_version: string | null
    locale: string
    attempts: Generated<number>
    ticket_hash: string | null
    key_hash: string | null
    session_id: string | null
    created_at: Generated<string>
    expires_at: string
    completed_at: string | null
  }
  challenge_code: {
    id: string
    challenge_id: string
    hmac: Buffer
    created_at: Generated<string>
    expires_at: string
    used_at: string | null
  }
  city: {
    id: string
    name: object
    country: string
    time_zone: string
    latitude: number
    longitude: number
    recommended: boolean
    sort: number
    cover: object
  }
  clock_offset: {
    one: Generated<boolean>
    ahead: string
  }
  closure: {
    shop_id: string
    id: string
    bookable_id: string | null
    during: string
    reason: string | null
    by: string | null
    created_at: Generated<string>
  }
  consent: {
    id: Generated<number>
    member_id: string
    purpose: string
    version: string
    shop_id: string | null
    reservation_id: string | null
    given_at: Generated<string>
    withdrawn_at: string | null
  }
  curated: {
    id: string
    title: object
    summary: object
    cover: object
    japan: boolean
    category_ids: string[]
    city_ids: string[]
    sort: number
  }
  deleted_shop: {
    shop_id: string
    changed: Generated<string>
  }
  email: {
    id: string
    dedupe_id: string
    recipient: string
    locale: string
    subject: string
    text: string
    html: string
    calendar: object | null
    created_at: Generated<string>
    useful_until: string
    attempts: Generated<number>
    next_try_at: Generated<string>
    sent_at: string | null
    given_up_at: string | null
  }
  exchange_rate: {
    currency: string
    per_usd: string
    at: string
  }
  faq: {
    id: string
    category_id: string
    question: object
    answer: object
    sort: number
  }
  faq_category: {
    id: string
    name: object
    sort: number
  }
  favorite: {
    member_id: string
    shop_id: string
    created_at: Generated<string>
  }
  feedback: {
    id: Generated<number>
    type: string
    content: string
    locale: string
    email: string | null
    created_at: Generated<string>
  }
  freed_time: {
    shop_id: string
    id: Generated<number>
    bookable_ids: string[] | null
    during: string
    after_place: Generated<number>
  }
  hold: {
    shop_id: string
    id: string
    service_id: string
    unit_id: string
    token_hash: string
    member_id: string | null
    state: string
    draft: object
    start_at: string
    end_at: string
    agreed: object
    staff_ids: string[]
    item_ids: string[]
    replaces: object | null
    address_hash: string | null
    origin: string | null
    created_at: Generated<string>
    expires_at: string
  }
  idempotency: {
    scope: string
    key: string
    fingerprint: string
    status: number
    body: object
    created_at: Generated<string>
  }
  identity: {
    issuer: string
    subject: string
    member_id: string
    provider: string | null
    refresh_token: Buffer | null
    created_at: Generated<string>
  }
  legal_text: {
    kind: string
    version: string
    title: object
    body: object
    updated_at: string
  }
  member: {
    id: string
    email: string | null
    first_name: string
    last_name: string
    phone: string | null
    accepts_marketing: Generated<boolean>
    marketing_changed_at: string | null
    locale: string
    created_at: Generated<string>
    deleted_at: string | null
  }
  notification: {
    shop_id: string
    id: string
    member_id: string
    reservation_id: string | null
    offer: object | null
    kind: string
    is_read: Generated<boolean>
    created_at: Generated<string>
  }
  occupancy: {
    shop_id: string
    bookable_id: string
    during: string
    hold_id: string
  }
  operator_audit: {
    id: Generated<number>
    at: Generated<string>
    actor: string | null
    key_name: string | null
    command: Generated<string>
    code_number: string | null
    shop_id: string | null
    status: string | null
    changes: Generated<object>
    result: Generated<string>
    request_id: string | null
  }
  operator_key: {
    name: string
    hash: string
    created_at: Generated<string>
    revoked_at: string | null
  }
  outbox: {
    shop_id: string
    id: string
    kind: string
    notification_id: string
    attempts: Generated<number>
    due_at: Generated<string>
    created_at: Generated<string>
  }
  platform_style: {
    one: Generated<boolean>
    primary_color: string
    secondary_color: string
    accent_color: string
    link_color: string
    banner_url: string | null
    logo_url: string | null
    title: string
    banner: object
    tagline: object | null
    default_currency: string | null
  }
  reservation: {
    shop_id: string
    id: string
    code_number: string
    hold_id: string
    service_id: string
    member_id: string
    status: string
    version: Generated<number>
    start_at: string
    end_at: string
    quantity: number
    agreed: object
    locale: string
    contact: object
    special_requirement: string | null
    agreed_terms_version: string
    reminders_confirmed: string[]
    reminded: Generated<boolean>
    paid_amount: number | null
    paid_currency: string | null
    cancel_reason: string | null
    cancel_text: string | null
    cancelled_by: string | null
    cancelled_at: string | null
    free_until: string | null
    reschedules: Generated<number>
    rescheduled_at: string | null
    origin: string | null
    created_at: Generated<string>
  }
  reservation_version: {
    shop_id: string
    reservation_id: string
    version: number
    start_at: string
    end_at: string
    quantity: number
    agreed: object
    rescheduled_at: string
    rescheduled_by: string
  }
  return_branch: {
    shop_id: string
    branch_id: string
    price: number
    sort: number
  }
  review: {
    shop_id: string
    id: string
    reservation_id: string
    member_id: string
    stars: number
    text: string
    language: string
    author: string
    reply: string | null
    replied_at: string | null
    hidden_at: string | null
    hidden_reason: string | null
    created_at: Generated<string>
  }
  review_report: {
    review_id: string
    member_id: string
    reason: string
    text: string | null
    created_at: Generated<string>
    settled_at: string | null
  }
  search_count: {
    locale: string
    keyword: string
    count: number
  }
  service: {
    shop_id: string
    id: string
    category_id: string
    name: object
    description: object
    selection_unit_mode: string
    per_person: boolean
    price_per: string
    min_quantity: number
    max_quantity: number
    grid_minutes: Generated<number>
    buffer_before: Generated<number>
    buffer_after: Generated<number>
    cut_off_minutes: Generated<number>
    day_unit: Generated<boolean>
    active: Generated<boolean>
    sort: number
    discount: string | null
    discount_of: string | null
  }
  service_attach: {
    shop_id: string
    service_id: string
    attach_id: string
  }
  service_bookable: {
    shop_id: string
    service_id: string
    bookable_id: string
  }
  service_unit: {
    shop_id: string
    service_id: string
    id: string
    name: object
    duration_minutes: number
    price: number
    sort: number
  }
  session: {
    id: string
    member_id: string
    counter: Generated<number>
    used_counter: number | null
    used_at: string | null
    locale: string
    origin: string | null
    browser: string | null
    system: string | null
    started_at: Generated<string>
    signed_in_at: string | null
    rotated_at: Generated<string>
    ends_at: string
    ended_at: string | null
    end_reason: string | null
  }
  shift: {
    shop_id: string
    bookable_id: string
    weekday: number
    starts: number
    ends: number
  }
  shop: {
    id: string
    brand_id: string | null
    city_id: string
    category_id: string
    country: string
    time_zone: string
    currency: string
    name: object
    description: object
    address: object
    postal_code: string
    phone: string
    latitude: number
    longitude: number
    popularity: number
    booked_members: Generated<number>
    rating: string | null
    rating_count: Generated<number>
    free_cancellation_hours: number
    late_fee: object | null
    reschedule_hours: Generated<number>
    reschedule_limit: Generated<number>
    business: object | null
    email: string | null
    language: string | null
    price_from: number
    active: Generated<boolean>
    cover: object
    gallery: object
    created_at: string
    updated_at: Generated<string>
    station: object | null
    station_minutes: number | null
    station_latitude: number | null
    station_longitude: number | null
    open_since: number | null
    license: object | null
  }
  shop_category: {
    shop_id: string
    category_id: string
  }
  shop_day_list: {
    shop_id: string
    day: string
  }
  shop_holiday: {
    shop_id: string
    month_day: string
  }
  shop_hours: {
    shop_id: string
    weekday: number
    opens: number
    closes: number
  }
  shop_notice: {
    shop_id: string
    id: string
    reservation_id: string
    kind: string
    due_at: Generated<string>
    created_at: Generated<string>
  }
  shop_reminder: {
    shop_id: string
    id: string
    text: object
    required: boolean
    sort: number
  }
  shop_search: {
    shop_id: string
    grams: string
    changed: Generated<string>
  }
  special_hours: {
    shop_id: string
    date: string
    opens: number
    closes: number
  }
  sso_flow: {
    state_hash: string
    provider: string
    nonce: string
    code_verifier: string
    locale: string
    browser_hash: string
    redirect: string | null
    first_name: string | null
    last_name: string | null
    expires_at: string
    used_at: string | null
  }
  sso_name: {
    issuer: string
    subject: string
    first_name: string | null
    last_name: string | null
    kept_at: Generated<string>
  }
  sso_ticket: {
    token_hash: string
    provider: string
    issuer: string
    subject: string
    email: string | null
    email_verified: Generated<boolean>
    first_name: string | null
    last_name: string | null
    for_email: Generated<boolean>
    refresh_token: Buffer | null
    agreed_terms_version: string | null
    agreed_privacy_version: string | null
    browser_hash: string | null
    expires_at: string
    used_at: string | null
  }
  token_revocation: {
    id: string
    provider: string
    refresh_token: Buffer
    attempts: Generated<number>
    next_try_at: Generated<string>
  }
  unknown_word: {
    locale: string
    word: string
    count: number
    typed_at: string
  }
  waiting_list_entry: {
    shop_id: string
    id: string
    place: Generated<number>
    member_id: string
    origin: string | null
    service_id: string | null
    unit_id: string | null
    date: string
    time_from: number | null
    time_to: number | null
    first_start: string
    last_start: string
    quantity: number
    attaches: object
    staff_id: string | null
    item_id: string | null
    locale: string
    currency: string
    hold_id: string | null
    created_at: Generated<string>
    ended_at: string | null
    end_reason: string | null
    return_time: string | null
    return_shop_id: string | null
  }
  write_probe: {
    at: string
  }
  ws_ticket: {
    token_hash: string
    member_id: string
    session_id: string
    expires_at: string
    used_at: string | null
  }
}
