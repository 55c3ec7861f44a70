import { didYouMean, withHint } from '../../src/lib/did-you-mean.ts'
import type { Wrong } from './check-within.ts'
import type { ShopInput } from './format.ts'
import type { ReferencedList } from './mistakes.ts'
import { keyOf, type State } from './tables.ts'

const unknownOf = (kind: 'city' | 'brand' | 'category', id: string, names: Iterable<string>): string =>
  withHint(`is no ${kind}: ${id}`, didYouMean(id, names))

type Named = { has(id: string): boolean; names(): Iterable<string> }

/** Ids that are in the database, or will be after the import. */
export type ExistingIds = {
  words: Record<'city' | 'category' | 'brand', Named>
  /** The shop that has a service now, by the id of the service. */
  owners: ReadonlyMap<string, string>
  /** The shops in the database and in the files. */
  shops: { has(id: string): boolean }
  /** The shop as it is stored. */
  before: State
  /** Lists of which some entries could not be read: an id that is missing there is no mistake. */
  incompleteLists: ReadonlySet<ReferencedList>
}

/** Checks that everything that a shop refers to exists, and that every service can be booked. */
export function checkReferences(shop: ShopInput, existing: ExistingIds, replace: boolean, wrong: Wrong): void {
  const { words, before, incompleteLists } = existing
  const was = shop.id === undefined ? undefined : before.shop.get(shop.id)
  if (was !== undefined && shop.currency !== undefined && was.currency !== shop.currency) {
    wrong(['currency'], `cannot become another: the shop's prices are in ${String(was.currency)}`)
  }
  const isCategory = (id: string) => incompleteLists.has('categories') || words.category.has(id)
  if (shop.city !== undefined && !incompleteLists.has('cities') && !words.city.has(shop.city))
    wrong(['city'], unknownOf('city', shop.city, words.city.names()))
  if (shop.brand != null && !incompleteLists.has('brands') && !words.brand.has(shop.brand))
    wrong(['brand'], unknownOf('brand', shop.brand, words.brand.names()))
  for (const id of shop.categories ?? [])
    if (!isCategory(id)) wrong(['categories'], unknownOf('category', id, words.category.names()))
  for (const [at, branch] of (shop.returnBranches ?? []).entries()) {
    if (branch?.shopId !== undefined && !existing.shops.has(branch.shopId))
      wrong(['returnBranches', at, 'shopId'], `is no shop: ${branch.shopId}`)
  }
  for (const [at, service] of (shop.services ?? []).entries()) {
    if (service === undefined) continue
    const path = ['services', at]
    if (service.category !== undefined && !isCategory(service.category))
      wrong([...path, 'category'], unknownOf('category', service.category, words.category.names()))
    const owner = service.id === undefined ? undefined : existing.owners.get(service.id)
    if (owner !== undefined && owner !== shop.id)
      wrong([...path, 'id'], `is a service of ${owner} already: ${service.id}`)
    checkService(service, shopOf(shop, existing, replace), (inner, message) => wrong([...path, ...inner], message))
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
      if (!shop.isIncomplete(field) && shop.isStaff(id) !== isStaff)
        wrong([field], withHint(`${id} is not ${field} of this shop`, didYouMean(id, shop.namesOf(isStaff))))
    }
  }
  for (const id of service.attaches ?? []) {
    if (!shop.hasAttach(id)) wrong(['attaches'], `${id} is no attach of this shop`)
  }
  if (service.discountOf != null && !shop.hasFullPrice(service.discountOf))
    wrong(['discountOf'], `${service.discountOf} is no service of this shop at its usual price`)
  if (!shop.hasUnits(service)) wrong(['units'], 'has at least one')
  const rooms = shop.linked(service, false).flatMap((id) => shop.capacityOf(id) ?? [])
  const isShared = service.dayUnit === true && service.perPerson === false
  if (isShared && service.seats !== undefined && rooms.length > 0 && Math.max(...rooms) < service.seats)
    wrong(['seats'], `is at most ${Math.max(...rooms)}, the capacity of its equipment`)
  const { selectionUnitMode: mode } = service
  const has = (isStaff: boolean) =>
    shop.isIncomplete(isStaff ? 'staff' : 'equipment') ||
    shop.linked(service, isStaff).some((id) => shop.isStaff(id) === isStaff)
  if (mode?.startsWith('staff') && !has(true)) wrong(['staff'], `has at least one where the mode is ${mode}`)
  if (mode?.includes('resource') && !has(false)) wrong(['equipment'], `has at least one where the mode is ${mode}`)
  if (mode === 'none' && !has(true) && !has(false))
    wrong(['equipment'], 'or staff is required: a service needs at least one staff member or piece of equipment')
}

/** Whether a shop has, or will have, a staff member or a thing with an id; true where that could not be read. */
export function hasBookable(shop: ShopInput, existing: ExistingIds, replace: boolean): (id: string) => boolean {
  const { isIncomplete, isStaff } = shopOf(shop, existing, replace)
  return (id) => isIncomplete('staff') || isIncomplete('equipment') || isStaff(id) !== undefined
}

/** The shop as it would become, as far as services refer to it. */
function shopOf(shop: ShopInput, { before, incompleteLists }: ExistingIds, replace: boolean) {
  const shop_id = shop.id
  const inputIds = (list: 'staff' | 'equipment' | 'attaches') => new Set(shop[list]?.map((one) => one?.id))
  const [staff, equipment, attaches] = [inputIds('staff'), inputIds('equipment'), inputIds('attaches')]
  const isStaff = (id: string): boolean | undefined => {
    if (staff.has(id)) return true
    if (equipment.has(id)) return false
    const row = before.bookable.get(keyOf('bookable', { shop_id, id }))
    return row === undefined ? undefined : row.kind === 'staff'
  }
  const ofService = (table: 'service_unit' | 'service_bookable', { id }: Service) =>
    [...before[table].values()].filter(({ service_id }) => service_id === id)
  return {
    isIncomplete: (list: ReferencedList) => incompleteLists.has(list),
    /** Undefined where the shop has neither. */
    isStaff,
    namesOf: (ofStaff: boolean): string[] => [
      ...[...(ofStaff ? staff : equipment)].filter((id) => id !== undefined),
      ...[...before.bookable.values()].flatMap(({ id, kind }) => ((kind === 'staff') === ofStaff ? [String(id)] : [])),
    ],
    capacityOf: (id: string): number | undefined => {
      const row = before.bookable.get(keyOf('bookable', { shop_id, id }))
      return shop.equipment?.find((one) => one?.id === id)?.capacity ?? (row && Number(row.capacity))
    },
    hasAttach: (id: string) =>
      incompleteLists.has('attaches') ||
      attaches.has(id) ||
      (!(replace && shop.attaches !== undefined) && before.attach.has(keyOf('attach', { shop_id, id }))),
    /** Of services that are no discount themselves. */
    hasFullPrice: (id: string) => {
      const input = shop.services?.find((one) => one?.id === id)
      const row = before.service.get(keyOf('service', { shop_id, id }))
      return input === undefined ? row !== undefined && row.discount_of === null : input.discountOf == null
    },
    hasUnits: (service: Service) =>
      incompleteLists.has('units') ||
      (service.units ?? []).length > 0 ||
      service.perDay !== undefined ||
      (!(replace && service.units !== undefined) && ofService('service_unit', service).length > 0),
    linked: (service: Service, ofStaff: boolean): string[] =>
      service[ofStaff ? 'staff' : 'equipment'] ??
      ofService('service_bookable', service)
        .map(({ bookable_id }) => String(bookable_id))
        .filter((id) => isStaff(id) === ofStaff),
  }
}
