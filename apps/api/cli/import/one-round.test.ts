import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import example from '../../../../docs/catalogue-example/catalogue.json' with { type: 'json' }
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { importCatalogue } from './import-catalogue.ts'
import { ImportRejected, sayMistake } from './mistakes.ts'
import { openSource } from './read-source.ts'

let api: TestApi
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoyaku-round-'))
  api = await startTestApi()
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

async function mistakesOf(content: unknown): Promise<string[]> {
  const file = join(folder, typeof content === 'string' ? 'catalogue.jsonl' : 'catalogue.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  const imported = importCatalogue(api.db, await openSource(file))
  return imported.then(
    () => ['imported'],
    (error: unknown) => {
      if (error instanceof ImportRejected) return error.mistakes.map(sayMistake)
      throw error
    },
  )
}
const [shop] = example.shops
const [service] = shop?.services ?? []
const [unit] = service?.units ?? []

test('A mistake of shape hides none of the references, the prices or the times', async () => {
  const hours = [
    { weekday: 1, open: '09:00', close: '12:00' },
    { weekday: 8, open: '10:00', close: '11:00' },
    { weekday: 1, open: '11:00', close: '13:00' },
  ]
  const services = [
    { ...service, maxQuantity: 9, category: 'nowhere', staff: ['nobody'], equipment: [] },
    { ...service, units: [{ ...unit, durationMinutes: 0, price: '10.5' }, unit, unit] },
    { ...service, id: 'third', gridMinutes: 1, units: [] },
  ]
  const wrong = { ...shop, phone: '03-1234', city: 'atlantis', brand: 'none', categories: ['none'], hours, services }
  expect(await mistakesOf({ ...example, shops: [wrong] })).toEqual(
    [
      "phone: is a phone number of the shop's country, or one with its calling code, for example +81312345678",
      'hours[1].weekday: is from 1 to 7',
      'services[0].maxQuantity: is from 1 to 5',
      'services[1].units[0].durationMinutes: is from 1 to 86400',
      'services[2].gridMinutes: is from 5 to 1440',
      `services[1].id: is there twice: ${service?.id}`,
      `services[1].units[1].id: is there twice: ${unit?.id}`,
      `services[1].units[2].id: is there twice: ${unit?.id}`,
      'services[1].units[0].price: is a whole number of JPY',
      'hours[2].open: meets another time of weekday 1',
      'city: is no city: atlantis. There is kamakura.',
      'brand: is no brand: none. There is tsuchi.',
      'categories: is no category: none. There are handicraft and wheel-throwing.',
      'services[0].category: is no category: nowhere. There are handicraft and wheel-throwing.',
      'services[0].staff: nobody is not staff of this shop. There is haru.',
      'services[0].equipment: has at least one where the mode is resource',
      'services[2].units: has at least one',
    ].map((mistake) => `catalogue.json, shops[0].${mistake}`),
  )
})

test('A reference to something that is there but wrong, or could not be read, is no mistake', async () => {
  const cities = example.cities.map((city) => ({ ...city, latitude: 91 }))
  const staff = shop?.staff.map((one) => ({ ...one, name: {} }))
  const wrong = {
    ...shop,
    staff,
    services: [{ ...service, selectionUnitMode: 'staff', staff: [staff?.[0]?.id], units: 5 }],
  }
  expect(await mistakesOf({ ...example, cities, shops: [wrong] })).toEqual([
    'catalogue.json, cities[0].latitude: is from -90 to 90',
    'catalogue.json, shops[0].staff[0].name.en: is required',
    'catalogue.json, shops[0].services[0].units: is a list',
  ])
  const [city, ...others] = [
    ...example.cities.map((city) => ({ city })),
    ...example.categories.map((category) => ({ category })),
    ...example.brands.map((brand) => ({ brand })),
    { shop: { ...shop, phone: '1' } },
  ].map((line) => JSON.stringify(line))
  expect(await mistakesOf([city?.slice(0, -2), ...others].join('\n'))).toEqual([
    expect.stringMatching(/^catalogue.jsonl line 1: is no JSON/),
    "catalogue.jsonl line 5, phone: is a phone number of the shop's country, or one with its calling code, for example +81312345678",
  ])
})
