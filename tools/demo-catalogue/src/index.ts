export { contentOf, DEFAULT_SEED, DEFAULT_SHOPS, entriesOf, type Size, shopsOf } from './catalogue.ts'
export type { CatalogueEntry, Content } from './catalogue.types.ts'
export { guestsOf, type SeedGuest } from './reviews/guests.ts'
export { reviewsOf, type SeedReview } from './reviews/reviews.ts'
