import { act, cleanup, render, screen } from '@testing-library/react'
import type { AuthValue, ReservationFlow, ReservationOptions, Yoyaku } from '@yoyaku/core'
import { createTestSdk, reservationOf, settle, type TestSdk } from '@yoyaku/testing'
import { Activity, type ReactNode, StrictMode, Suspense, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import {
  useAuth,
  useCancellation,
  useNotifications,
  useReschedule,
  useReservation,
  useSignIn,
  useStore,
  useWaitingList,
  useYoyaku,
  useYoyakuAccess,
  YoyakuProvider,
} from './index.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(cleanup)

const chosen: ReservationOptions = {
  serviceId: 'service-1',
  shopId: 'shop-1',
  quantity: 2,
  reservationDate: '2026-11-25',
  reservationTime: '14:00',
}

interface BookingProps {
  readonly serviceId?: string
  readonly keepHold?: boolean
}

function Booking({ serviceId = 'service-1', keepHold = false }: BookingProps) {
  const booking = useReservation({ ...chosen, serviceId }, { keepHold })
  if (booking === null) return 'none'
  return (
    <button type="button" onClick={booking.hold}>
      {booking.value.draft.serviceId} {booking.value.step}
    </button>
  )
}

const Who = () => useAuth().status
const Unread = () => useNotifications().unread
const SignIn = () => useSignIn()?.value.step ?? 'none'
const Cancellation = () => useCancellation({ codeNumber: 'NONE2345' })?.value.step ?? 'none'
function Reschedule({ codeNumber, keepHold = false }: { readonly codeNumber: string; readonly keepHold?: boolean }) {
  const reschedule = useReschedule({ codeNumber }, { keepHold })
  if (reschedule === null) return 'none'
  const { value, update, hold } = reschedule
  return (
    <button type="button" onClick={() => void update({ reservationTime: '16:00' }).then(hold)}>
      {value.before?.codeNumber} {value.step}
    </button>
  )
}
const Waiting = () => useWaitingList()?.value.step ?? 'none'
const Language = () => useYoyaku().locale
const LoadFailure = () => useYoyakuAccess().failure?.code
const Shown = ({ store }: { readonly store: Yoyaku['auth'] | null }) => useStore(store, NOBODY).status
const Wait = ({ until }: { readonly until: Promise<string> | null }) => (until === null ? null : use(until))
const Page = () => (
  <>
    <Who /> <Unread /> <Booking />
  </>
)

type Early = ReservationFlow['confirm']

function EarlyConfirm({ onRender }: { readonly onRender: (confirm: Early) => void }) {
  const booking = useReservation(chosen)
  if (booking === null) return null
  onRender(booking.confirm)
  return (
    <button type="button" onClick={booking.activity}>
      {booking.value.step}
    </button>
  )
}

const NOBODY: AuthValue = { status: 'unknown', user: null }

/** Holds that were created and released at the server. */
const holds = ({ server }: TestSdk) => ({
  created: server.requests('POST', '/api/v1/user/reservation/hold').length,
  released: server.requests('DELETE', '/api/v1/user/reservation/hold/{id}').length,
})

const strict = (sdk: Yoyaku, children: ReactNode) => (
  <StrictMode>
    <YoyakuProvider yoyaku={sdk}>{children}</YoyakuProvider>
  </StrictMode>
)

async function memberSdk() {
  const made = createTestSdk({ isMember: true })
  await settle()
  return { ...made, begin: vi.spyOn(made.sdk, 'startReservation') }
}

const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click()
    await settle()
  })

test('useReservation in StrictMode begins one flow, keeps its slot, and releases it after the unmount', async () => {
  const testSdk = await memberSdk()
  const { unmount } = render(strict(testSdk.sdk, <Booking />))
  await press('service-1 choosing')
  expect(screen.getByText('service-1 reviewing')).toBeTruthy()
  expect([testSdk.begin.mock.calls.length, holds(testSdk)]).toStrictEqual([1, { created: 1, released: 0 }])
  unmount()
  await settle()
  expect(holds(testSdk)).toStrictEqual({ created: 1, released: 1 })
})

test('useReservation keeps the slot after the unmount with keepHold', async () => {
  const testSdk = await memberSdk()
  const { unmount } = render(strict(testSdk.sdk, <Booking keepHold />))
  await press('service-1 choosing')
  unmount()
  await settle()
  expect(holds(testSdk)).toStrictEqual({ created: 1, released: 0 })
})

test('useReservation begins another booking for another service and releases the slot of the first', async () => {
  const testSdk = await memberSdk()
  const { rerender } = render(strict(testSdk.sdk, <Booking />))
  await press('service-1 choosing')
  rerender(strict(testSdk.sdk, <Booking serviceId="service-2" />))
  await act(settle)
  expect(screen.getByText('service-2 choosing')).toBeTruthy()
  expect([testSdk.begin.mock.calls.length, holds(testSdk)]).toStrictEqual([2, { created: 1, released: 1 }])
})

test('useReservation keeps the slot when a hot reload mounts the component anew', async () => {
  const testSdk = await memberSdk()
  const { rerender } = render(strict(testSdk.sdk, <Booking key="before" />))
  await press('service-1 choosing')
  rerender(strict(testSdk.sdk, <Booking key="after" />))
  await act(settle)
  expect(screen.getByText('service-1 reviewing')).toBeTruthy()
  expect(holds(testSdk)).toStrictEqual({ created: 1, released: 0 })
})

test('useReservation keeps the slot while Suspense hides its tree', async () => {
  const testSdk = await memberSdk()
  const shown = (promise: Promise<string> | null) =>
    strict(
      testSdk.sdk,
      <Suspense fallback="waiting">
        <Booking />
        <Wait until={promise} />
      </Suspense>,
    )
  const { rerender } = render(shown(null))
  await press('service-1 choosing')
  let resolve: (text: string) => void = () => undefined
  const promise = new Promise<string>((done) => {
    resolve = done
  })
  await act(async () => {
    rerender(shown(promise))
    await settle()
  })
  expect(screen.getByText('waiting')).toBeTruthy()
  expect(holds(testSdk)).toStrictEqual({ created: 1, released: 0 })
  await act(async () => resolve('here'))
  expect(screen.getByText('service-1 reviewing')).toBeTruthy()
  expect(testSdk.begin).toHaveBeenCalledTimes(1)
})

test('useReservation releases the slot of a hidden Activity, and begins anew when it is shown', async () => {
  const testSdk = await memberSdk()
  const shown = (mode: 'visible' | 'hidden') =>
    strict(
      testSdk.sdk,
      <Activity mode={mode}>
        <Booking />
      </Activity>,
    )
  const { rerender } = render(shown('visible'))
  await press('service-1 choosing')
  rerender(shown('hidden'))
  await act(settle)
  expect(holds(testSdk)).toStrictEqual({ created: 1, released: 1 })
  rerender(shown('visible'))
  await act(settle)
  expect(screen.getByText('service-1 choosing')).toBeTruthy()
  expect(testSdk.begin).toHaveBeenCalledTimes(2)
})

test('useReservation changes nothing while it renders', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const testSdk = await memberSdk()
  render(
    strict(
      testSdk.sdk,
      <>
        <Booking />
        <Booking />
      </>,
    ),
  )
  await act(settle)
  expect(screen.getAllByText('service-1 choosing')).toHaveLength(2)
  expect(errors.mock.calls).toStrictEqual([])
  errors.mockRestore()
})

test('A server-rendered page hydrates without a difference, whoever is signed in by then', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = createTestSdk()
  await settle()
  const begin = vi.spyOn(server.sdk, 'startReservation')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(strict(server.sdk, <Page />))
  expect(container.textContent).toBe('unknown 0 none')
  expect(begin).not.toHaveBeenCalled()

  const testSdk = await memberSdk()
  const root = await act(async () => hydrateRoot(container, strict(testSdk.sdk, <Page />)))
  expect(container.textContent).toBe('member 0 service-1 choosing')
  expect(errors.mock.calls).toStrictEqual([])
  act(() => root.unmount())
  container.remove()
  errors.mockRestore()
})

test('An SDK that is loaded on demand is loaded by the first hook that needs it, and once', async () => {
  const testSdk = createTestSdk()
  const load = vi.fn(async () => testSdk.sdk)
  const shown = (needs: boolean) => (
    <StrictMode>
      <YoyakuProvider load={load} initialStatus="anonymous">
        <p>
          <Who />
        </p>
        {needs && (
          <output>
            <SignIn />
          </output>
        )}
      </YoyakuProvider>
    </StrictMode>
  )
  const { rerender } = render(shown(false))
  await act(settle)
  expect(screen.getByText('anonymous')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
  rerender(shown(true))
  expect(screen.getByText('none')).toBeTruthy()
  await act(settle)
  expect(screen.getByText('email')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('An SDK that could not be loaded is a failure of its access, and the next hook loads it again', async () => {
  const testSdk = createTestSdk()
  const load = vi.fn(async () => testSdk.sdk).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const shown = (key: string) => (
    <YoyakuProvider load={load}>
      <Booking key={key} />
      <output>
        <LoadFailure />
      </output>
    </YoyakuProvider>
  )
  const { container, rerender } = render(shown('first'))
  await act(settle)
  expect(container.textContent).toBe('noneNETWORK')
  rerender(shown('second'))
  await act(settle)
  expect([container.textContent, load.mock.calls.length]).toStrictEqual(['service-1 choosing', 2])
})

test.each([
  ['lets the new time go', false, 0],
  ['keeps the new time for a page that comes right back', true, 1],
])('useReschedule holds another time in StrictMode, and after the unmount it %s', async (_, keepHold, left) => {
  const testSdk = await memberSdk()
  const reservation = reservationOf()
  testSdk.server.reservations.push(reservation)
  const shown = render(strict(testSdk.sdk, <Reschedule codeNumber={reservation.codeNumber} keepHold={keepHold} />))
  await act(settle)
  await act(async () => {
    screen.getByText('A2B3C4D5 choosing').click()
    await settle()
  })
  expect(screen.getByText('A2B3C4D5 reviewing')).toBeTruthy()
  expect(testSdk.server.requests('GET', '/api/v1/user/reservation/{codeNumber}')).toHaveLength(1)
  shown.unmount()
  await act(settle)
  expect(testSdk.server.holds.size).toBe(left)
})

test('useWaitingList reads the list once in StrictMode', async () => {
  const testSdk = await memberSdk()
  render(
    strict(
      testSdk.sdk,
      <p>
        <Waiting />
      </p>,
    ),
  )
  await act(settle)
  expect(testSdk.server.requests('GET', '/api/v1/user/waiting-list')).toHaveLength(1)
  expect(screen.getByText('listed')).toBeTruthy()
})

test('useCancellation reads the reservation once in StrictMode', async () => {
  const testSdk = await memberSdk()
  render(
    strict(
      testSdk.sdk,
      <p>
        <Cancellation />
      </p>,
    ),
  )
  await act(settle)
  expect(testSdk.server.requests('GET', '/api/v1/user/reservation/{codeNumber}')).toHaveLength(1)
  expect(screen.queryByText('none')).toBeNull()
})

test('useStore shows what stands in for a store, then the store, then its changes', async () => {
  const { sdk } = await memberSdk()
  const { rerender } = render(
    <p>
      <Shown store={null} />
    </p>,
  )
  expect(screen.getByText('unknown')).toBeTruthy()
  rerender(
    <p>
      <Shown store={sdk.auth} />
    </p>,
  )
  expect(screen.getByText('member')).toBeTruthy()
  await act(async () => {
    await sdk.auth.signOut()
    await settle()
  })
  expect(screen.getByText('anonymous')).toBeTruthy()
})

test('A hook without a provider says what is missing', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Booking />)).toThrow('<YoyakuProvider>')
  errors.mockRestore()
})

test('useYoyaku is never null: it says so where the SDK is not loaded yet', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lazy = (
    <YoyakuProvider load={() => new Promise<Yoyaku>(() => undefined)}>
      <Language />
    </YoyakuProvider>
  )
  expect(() => render(lazy)).toThrow('useOptionalYoyaku()')
  render(strict(createTestSdk().sdk, <Language />))
  expect(screen.getByText('ja')).toBeTruthy()
  errors.mockRestore()
})

test('A command that comes too early says so, and is the same function in each render', async () => {
  const { sdk } = await memberSdk()
  const seen: Early[] = []
  render(strict(sdk, <EarlyConfirm onRender={(confirm) => seen.push(confirm)} />))
  await press('choosing')
  expect((await seen[0]?.())?.failure?.code).toBe('NOT_POSSIBLE_NOW')
  expect(new Set(seen).size).toBe(1)
})
