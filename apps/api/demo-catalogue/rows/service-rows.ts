import type { Rows } from '../../src/db/insert-rows.ts'
import { minutesOf } from '../../src/lib/minutes-of-day.ts'
import type { SeedShop } from '../catalogue.types.ts'

export function serviceRows(shops: SeedShop[]): Rows {
  const services = shops.flatMap(({ id, services }) =>
    services.map((service, sort) => ({ shop_id: id, sort, service })),
  )
  const staff = shops.flatMap(({ id, staff }) => staff.map((person, sort) => ({ shop_id: id, sort, person })))
  return {
    service: services.map(({ shop_id, sort, service }) => ({
      shop_id,
      id: service.id,
      category_id: service.categoryId,
      name: service.name,
      description: service.description,
      selection_unit_mode: service.selectionUnitMode,
      per_person: service.perPerson,
      price_per: service.pricePer,
      min_quantity: service.minQuantity,
      max_quantity: service.maxQuantity,
      grid_minutes: service.gridMinutes,
      buffer_before: service.bufferBeforeMinutes,
      buffer_after: service.bufferAfterMinutes,
      cut_off_minutes: CUT_OFF_MINUTES,
      day_unit: service.dayUnit,
      active: true,
      sort,
    })),
    service_unit: services.flatMap(({ shop_id, service }) =>
      service.units.map(({ id, name, durationMinutes, price }, sort) => ({
        ...{ shop_id, service_id: service.id, id, name, sort },
        duration_minutes: durationMinutes,
        price: price.amount,
      })),
    ),
    bookable: [
      ...staff.map(({ shop_id, sort, person: { id, name, title, avatar } }) => ({
        ...{ shop_id, id, kind: 'staff', name, title, avatar, capacity: 1, active: true, sort },
      })),
      ...shops.flatMap(({ id: shop_id, resources }) =>
        resources.map(({ id, kind, name, capacity }, sort) => ({
          ...{ shop_id, id, kind, name, title: null, avatar: null, capacity, active: true, sort },
        })),
      ),
    ],
    shift: staff.flatMap(({ shop_id, person }) =>
      person.shifts.map(({ weekday, start, end }) => ({
        ...{ shop_id, bookable_id: person.id, weekday, starts: minutesOf(start), ends: minutesOf(end) },
      })),
    ),
    service_bookable: services.flatMap(({ shop_id, service: { id, staffIds, resourceIds } }) =>
      [...staffIds, ...resourceIds].map((bookable_id) => ({ shop_id, service_id: id, bookable_id })),
    ),
    attach: shops.flatMap(({ id: shop_id, attaches }) =>
      attaches.map(({ id, name, price, durationMinutes, maxQuantity }, sort) => ({
        ...{
          shop_id,
          id,
          name,
          price: price.amount,
          duration_minutes: durationMinutes,
          max_quantity: maxQuantity,
          sort,
        },
      })),
    ),
    service_attach: services.flatMap(({ shop_id, service: { id, attachIds } }) =>
      attachIds.map((attach_id) => ({ shop_id, service_id: id, attach_id })),
    ),
  }
}

const CUT_OFF_MINUTES = 60
