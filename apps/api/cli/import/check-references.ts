import type { Wrong } from './check-within.ts'
import type { ShopInput } from './format.ts'
import type { Doubt } from './mistakes.ts'
import { keyOf, type State } from './tables.ts'

/** What is there, or will be. */
export type ExistingIds = {
  words: Record<'city' | 'category' | 'brand', { has(id: string): boolean }>
  /** The shop that has a service now, by the id of the service. */
  owners: ReadonlyMap<string, string>
  /** The shop as it stands. */
  before: State
  /** Lists of which not all could be read: that something is missing there says nothing. */
  doubt: ReadonlySet<Doubt>
}

/** That everything that a shop refers to is there, and that every service can be had. */
export function checkReferences(said: ShopInput, known: ExistingIds, replace: boolean, wrong: Wrong): void {
  const { words, before, doubt } = known
  const was = said.id === undefined ? undefined : before.shop.get(said.id)
  if (was !== undefined && said.currency !== undefined && was.currency !== said.currency) {
    wrong(['currency'], `cannot become another: the shop's prices are in ${String(was.currency)}`)
  }
  const isCategory = (id: string) => doubt.has('categories') || words.category.has(id)
  if (said.city !== undefined && !doubt.has('cities') && !words.city.has(said.city))
    wrong(['city'], `is no city: ${said.city}`)
  if (said.brand != null && !doubt.has('brands') && !words.brand.has(said.brand))
    wrong(['brand'], `is no brand: ${said.brand}`)
  for (const id of said.categories ?? []) if (!isCategory(id)) wrong(['categories'], `is no category: ${id}`)
  for (const [at, service] of (said.services ?? []).entries()) {
    if (service === undefined) continue
    const path = ['services', at]
    if (service.category !== undefined && !isCategory(service.category))
      wrong([...path, 'category'], `is no category: ${service.category}`)
    const owner = service.id === undefined ? undefined : known.owners.get(service.id)
    if (owner !== undefined && owner !== said.id)
      wrong([...path, 'id'], `is a service of ${owner} already: ${service.id}`)
    checkService(service, shopOf(said, known, replace), (inner, message) => wrong([...path, ...inner], message))
  }
}

type Service = NonNullable<NonNullable<ShopInput['services']>[number]>
type Shop = ReturnType<typeof shopOf>

const LINKS = [
  ['staff', true],
  ['equipment', false],
] as const

function checkService(service: Service, shop: Shop, wrong: Wrong): void {
  for (const [field, isStaff] of LINKS) {
    for (const id of service[field] ?? []) {
      if (!shop.doubts(field) && shop.isStaff(id) !== isStaff) wrong([field], `${id} is not ${field} of this shop`)
    }
  }
  for (const id of service.attaches ?? []) {
    if (!shop.hasAttach(id)) wrong(['attaches'], `${id} is no attach of this shop`)
  }
  if (!shop.hasUnits(service)) wrong(['units'], 'has at least one')
  const { selectionUnitMode: mode } = service
  const has = (isStaff: boolean) =>
    shop.doubts(isStaff ? 'staff' : 'equipment') ||
    shop.linked(service, isStaff).some((id) => shop.isStaff(id) === isStaff)
  if (mode?.startsWith('staff') && !has(true)) wrong(['staff'], `has at least one where the mode is ${mode}`)
  if (mode?.includes('resource') && !has(false)) wrong(['equipment'], `has at least one where the mode is ${mode}`)
  if (mode === 'none' && !has(true) && !has(false))
    wrong(['equipment'], 'or staff is needed: every service takes something or somebody')
}

/** Whether a shop has, or will have, a staff member or a thing with an id; true where that could not be read. */
export function hasBookable(said: ShopInput, known: ExistingIds, replace: boolean): (id: string) => boolean {
  const { doubts, isStaff } = shopOf(said, known, replace)
  return (id) => doubts('staff') || doubts('equipment') || isStaff(id) !== undefined
}

/** The shop as it would become, as far as services refer to it. */
function shopOf(said: ShopInput, { before, doubt }: ExistingIds, replace: boolean) {
  const shop_id = said.id
  const saidIds = (list: 'staff' | 'equipment' | 'attaches') => new Set(said[list]?.map((one) => one?.id))
  const [staff, equipment, attaches] = [saidIds('staff'), saidIds('equipment'), saidIds('attaches')]
  const isStaff = (id: string): boolean | undefined => {
    if (staff.has(id)) return true
    if (equipment.has(id)) return false
    const row = before.bookable.get(keyOf('bookable', { shop_id, id }))
    return row === undefined ? undefined : row.kind === 'staff'
  }
  const ofService = (table: 'service_unit' | 'service_bookable', { id }: Service) =>
    [...before[table].values()].filter(({ service_id }) => service_id === id)
  return {
    doubts: (list: Doubt) => doubt.has(list),
    /** Undefined where the shop has neither. */
    isStaff,
    hasAttach: (id: string) =>
      doubt.has('attaches') ||
      attaches.has(id) ||
      (!(replace && said.attaches !== undefined) && before.attach.has(keyOf('attach', { shop_id, id }))),
    hasUnits: (service: Service) =>
      doubt.has('units') ||
      (service.units ?? []).length > 0 ||
      (!(replace && service.units !== undefined) && ofService('service_unit', service).length > 0),
    linked: (service: Service, ofStaff: boolean): string[] =>
      service[ofStaff ? 'staff' : 'equipment'] ??
      ofService('service_bookable', service)
        .map(({ bookable_id }) => String(bookable_id))
        .filter((id) => isStaff(id) === ofStaff),
  }
}
