export { contentOf, DEFAULT_SEED, DEFAULT_SHOPS, entriesOf, type Size } from './catalogue.ts'
export type { CatalogueEntry, Content } from './catalogue.types.ts'
