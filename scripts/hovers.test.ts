import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** What a page takes from the SDK, and the type that an editor shows for it. */
const HOVERS: readonly (readonly [name: string, value: string, type: string])[] = [
  ['sdk', `createYoyaku({ baseUrl: '' })`, 'Yoyaku<unknown>'],
  ['booking', `sdk.startReservation({ serviceId: '' })`, 'ReservationFlow'],
  ['value', 'booking.get()', 'ReservationValue'],
  ['failure', 'value.failure', 'Failure | null'],
  ['draft', `value.step === 'choosing' ? value.draft : null`, 'ReservationDraft | null'],
  ['contact', `value.step === 'choosing' ? value.contact : null`, 'ContactDraft | null'],
  ['hold', `value.step === 'reviewing' ? value.hold : null`, 'ActiveHold | null'],
  ['quote', `value.step === 'reviewing' ? value.quote : null`, 'Quote | null'],
  ['reservation', `value.step === 'confirmed' ? value.reservation : null`, 'Reservation | null'],
  ['total', 'quote?.total ?? null', 'Money | null'],
  ['lines', 'quote?.lines ?? []', 'QuoteLine[]'],
  ['paid', 'reservation?.paidAmount ?? null', 'Money | null'],
  ['policy', 'hold?.policy ?? null', 'CancellationPolicy | null'],
  ['search', 'sdk.queries.search', '(query?: SearchFilters) => QueryOptions<SearchShopsAnswer>'],
  ['shops', 'sdk.queries.shops', '(query?: ListShopsQuery) => QueryOptions<ShopCardsAnswer>'],
  ['shop', `sdk.queries.shop('')`, 'QueryOptions<Shop>'],
  ['cities', 'sdk.queries.cities', '(query?: CityFilters) => QueryOptions<CitiesAnswer>'],
  ['service', `sdk.queries.service('').queryFn()`, 'Promise<ServiceDetail>'],
  [
    'times',
    'sdk.queries.availableTime',
    '(shopId: string, query: GetAvailableTimeQuery, holdToken?: string) => QueryOptions<AvailableTime>',
  ],
  ['mine', 'sdk.queries.reservations', '(query?: ListReservationsQuery) => QueryOptions<ListReservationsAnswer>'],
  ['reserved', `sdk.queries.reservation('')`, 'QueryOptions<Reservation>'],
  ['signIn', 'sdk.startSignIn().get()', 'SignInValue<unknown>'],
  ['reschedule', `sdk.startReschedule({ codeNumber: '' }).get()`, 'RescheduleValue'],
  ['after', 'reschedule.after', 'RescheduledTo | null'],
  ['waiting', 'sdk.startWaitingList().get().entries', 'readonly WaitingEntry[]'],
  ['cancellation', `sdk.startCancellation({ codeNumber: '' }).get()`, 'CancellationValue'],
  ['notice', `cancellation.step === 'choosing' ? cancellation.notice : null`, 'CancellationNotice | null'],
  ['session', 'sdk.auth.get()', 'AuthValue'],
  ['user', 'session.user', 'User | null'],
  ['socket', 'sdk.live.get()', 'LiveValue'],
  ['items', 'sdk.notifications.get().items', 'readonly Notification[]'],
]

const IMPORTS = `import { createYoyaku } from '@yoyaku/core'\nimport type {} from '@yoyaku/core/types'`

test('An editor shows what the SDK gives to a page by names of the SDK, not by generated types or their fields', async () => {
  const place = await mkdtemp(join(root, 'packages/core/node_modules/.hovers-'))
  try {
    const lines = HOVERS.map(([name, value]) => `export const ${name} = ${value}`)
    await writeFile(join(place, 'page.ts'), `${IMPORTS}\n${lines.join('\n')}\n`)
    const compilerOptions = {
      composite: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: 'out',
      lib: ['ES2023', 'DOM'],
      rootDir: root,
    }
    const project = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files: ['page.ts'] }
    await writeFile(join(place, 'tsconfig.json'), JSON.stringify(project))
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', place])
    const declared = await readFile(join(place, 'out', place.slice(root.length), 'page.d.ts'), 'utf8')
    const shown = [...declared.matchAll(/^export declare const (\w+): (.*)$/gm)].map(([, name, type = '']) => [
      name,
      type
        .replaceAll(/import\("@yoyaku\/core(?:\/types)?"\)\./g, '')
        .replace(';', '')
        .split(' | ')
        .sort()
        .join(' | '),
    ])
    expect(shown).toEqual(HOVERS.map(([name, , type]) => [name, type.split(' | ').sort().join(' | ')]))
  } finally {
    await rm(place, { recursive: true })
  }
})
