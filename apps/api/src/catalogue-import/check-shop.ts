import { minorOf, priceRule } from '../money/price-text.ts'
import type { ShopItem } from './format.ts'
import { keyOf, type State } from './tables.ts'

export type Wrong = (path: PropertyKey[], message: string) => void

/** What the words of a shop contradict among themselves, apart from what they refer to. */
export function checkWithin(item: ShopItem, wrong: Wrong): void {
  twice(item.reminders, ['reminders'], wrong)
  twice(item.attaches, ['attaches'], wrong)
  twice(item.services, ['services'], wrong)
  twice(item.staff, ['staff'], wrong)
  twice(item.equipment, ['equipment'], wrong, new Set(item.staff?.map(({ id }) => id)))
  for (const [at, { units, price, path }] of priced(item).entries()) {
    void at
    if (units !== undefined) twice(units, path, wrong)
    if (price !== undefined && minorOf(price, item.currency) === null) wrong(path, `is ${priceRule(item.currency)}`)
  }
  spans(
    item.hours?.map(({ weekday, open, close }) => ({ weekday, from: open, to: close })),
    ['hours'],
    'close',
    wrong,
  )
  for (const [at, { shifts }] of (item.staff ?? []).entries()) {
    spans(
      shifts?.map(({ weekday, start, end }) => ({ weekday, from: start, to: end })),
      ['staff', at, 'shifts'],
      'end',
      wrong,
    )
  }
}

type Priced = { price?: string; units?: { id: string }[]; path: PropertyKey[] }

const priced = ({ attaches = [], services = [] }: ShopItem): Priced[] => [
  ...attaches.map(({ price }, at) => ({ price, path: ['attaches', at, 'price'] })),
  ...services.flatMap(({ units = [] }, at) => [
    { units, path: ['services', at, 'units'] },
    ...units.map(({ price }, place) => ({ price, path: ['services', at, 'units', place, 'price'] })),
  ]),
]

function twice(
  things: { id: string }[] | undefined,
  path: PropertyKey[],
  wrong: Wrong,
  seen = new Set<string>(),
): void {
  for (const [at, { id }] of (things ?? []).entries()) {
    if (seen.has(id)) wrong([...path, at, 'id'], `is there twice: ${id}`)
    seen.add(id)
  }
}

type Span = { weekday: number; from: string; to: string }

function spans(all: Span[] | undefined, path: PropertyKey[], end: string, wrong: Wrong): void {
  for (const [at, { weekday, from, to }] of (all ?? []).entries()) {
    if (to <= from) wrong([...path, at, end], `is after ${from}`)
    const met = all?.slice(0, at).some((one) => one.weekday === weekday && one.from < to && from < one.to)
    if (met) wrong([...path, at], `meets another time of weekday ${weekday}`)
  }
}

/** That everything that is referred to is there, and that every service can be had; `state` is what it would become. */
export function checkState(item: ShopItem, state: State, before: State, wrong: Wrong): void {
  const shop_id = item.id
  const was = before.shop.get(item.id)
  if (was !== undefined && was.currency !== item.currency) {
    wrong(['currency'], `cannot become another: the shop's prices are in ${String(was.currency)}`)
  }
  const bookable = (id: string) => state.bookable.get(keyOf('bookable', { shop_id, id }))
  for (const [at, service] of (item.services ?? []).entries()) {
    const path = ['services', at]
    for (const [field, isStaff] of [
      ['staff', true],
      ['equipment', false],
    ] as const) {
      for (const id of service[field] ?? []) {
        const found = bookable(id)
        if (found === undefined || (found.kind === 'staff') !== isStaff)
          wrong([...path, field], `${id} is not ${field} of this shop`)
      }
    }
    for (const id of service.attaches ?? []) {
      if (!state.attach.has(keyOf('attach', { shop_id, id })))
        wrong([...path, 'attaches'], `${id} is no attach of this shop`)
    }
    const mine = (row: Record<string, unknown>) => row.service_id === service.id
    if (![...state.service_unit.values()].some(mine)) wrong([...path, 'units'], 'has at least one')
    const linked = [...state.service_bookable.values()]
      .filter(mine)
      .map(({ bookable_id }) => bookable(String(bookable_id)))
    const { selectionUnitMode: mode } = service
    const has = (isStaff: boolean) => linked.some((one) => one !== undefined && (one.kind === 'staff') === isStaff)
    if (mode.startsWith('staff') && !has(true)) wrong([...path, 'staff'], `has at least one where the mode is ${mode}`)
    if (mode.includes('resource') && !has(false))
      wrong([...path, 'equipment'], `has at least one where the mode is ${mode}`)
    if (mode === 'none' && linked.length === 0)
      wrong([...path, 'equipment'], 'or staff is needed: every service takes something or somebody')
  }
}
