import { CODE, FakeApi, FakeSockets, failure, record, settle, TestClock } from '@yoyaku/testing'
import type { AnyActorRef, InspectionEvent } from 'xstate'
import { pageWakes } from '../../src/browser.ts'
import { systemClock } from '../../src/ports/index.ts'
import { type Command, commandsOn, FLOWS, formOf, type Values } from './command-forms.ts'
import type { InspectedSnapshot } from './inspect.ts'
import { machineOf, masked } from './machine-state.ts'
import { zoomable } from './zoom.ts'

const MINUTE_MS = 60_000
const byId = (id: string) => document.getElementById(id) as HTMLElement
/** Of a real server: its time is real, too. Null: the server in memory. */
const serverUrl = new URLSearchParams(location.search).get('server') || null
const clock = new TestClock()
const time = serverUrl === null ? clock : systemClock
const server = new FakeApi(clock)
const commands = commandsOn(new Date(time.now()).toISOString().slice(0, 10))
const actors = new Map<string, AnyActorRef>()
let fault: string | null = null
let shown = 'reservation'
let isReady = false
const wakes = new Set<() => void>()

const CONFLICTS: Record<string, string> = { '/api/v1/user/reservation': 'HOLD_EXPIRED' }

/** The server, with the fault that was chosen for the next request. */
async function fetchWithFault(url: string, init: RequestInit): Promise<Response> {
  const chosen = fault
  if (chosen !== 'offline') fault = null
  const answer = ({ status, body }: ReturnType<typeof failure>) => Response.json(body, { status })
  if (chosen === '409') return answer(failure(409, CONFLICTS[new URL(url).pathname] ?? 'SLOT_TAKEN'))
  if (chosen === '412') return answer(server.priceChanged(server.price + 500))
  if (chosen === '503') return answer(failure(503, 'UNAVAILABLE'))
  if (chosen === 'timeout') return new Promise(() => undefined)
  if (chosen === 'offline') throw new TypeError('There is no network')
  const response = await (serverUrl === null ? server.fetch(url, init) : fetch(url, init))
  if (chosen === 'lost answer') throw new TypeError('The answer was lost')
  return response
}

const { sdk, transcript } = record({
  baseUrl: serverUrl ?? 'http://yoyaku.test',
  locale: 'en',
  currency: 'JPY',
  fetch: fetchWithFault,
  WebSocket: serverUrl === null ? new FakeSockets().WebSocket : WebSocket,
  live: true,
  clock: time,
  onWake(listener) {
    wakes.add(listener)
    // Real time has real wake-ups, too.
    const stop = serverUrl === null ? undefined : pageWakes(listener)
    return () => {
      wakes.delete(listener)
      stop?.()
    }
  },
  inspect(event: InspectionEvent) {
    const id = machineOf(event.actorRef)
    if (event.type === '@xstate.actor' && id !== undefined) actors.set(id, event.actorRef as AnyActorRef)
    if (event.type === '@xstate.snapshot') queueMicrotask(() => isReady && draw())
  },
})

type Shown = { get(): object; dispose?(): void }
const start: Record<string, (values: Values) => Shown> = {
  signIn: () => sdk.startSignIn(),
  reservation: ({ serviceId = '' }) => sdk.startReservation({ serviceId }),
  reschedule: ({ codeNumber = '' }) => sdk.startReschedule({ codeNumber }),
  waitingList: () => sdk.startWaitingList(),
  cancellation: ({ codeNumber = '' }) => sdk.startCancellation({ codeNumber }),
}
const views: Record<string, Shown> = {
  session: sdk.auth,
  socket: sdk.live,
  notifications: sdk.notifications,
  'sign-in': sdk.startSignIn(),
  reservation: sdk.startReservation({ serviceId: 'service-1' }),
  'waiting-list': sdk.startWaitingList(),
}

const shownOf = (key: string, value: unknown) =>
  (byId('personal') as HTMLInputElement).checked ? value : masked(key, value)

function idsOf(value: unknown, id: string): string[] {
  if (typeof value === 'string') return [id, `${id}.${value}`]
  return [id, ...Object.entries(value as object).flatMap(([key, inner]) => idsOf(inner, `${id}.${key}`))]
}

function button(label: string, press: () => void, more: Partial<HTMLButtonElement> = {}) {
  const made = document.createElement('button')
  return Object.assign(made, { type: 'button', textContent: label, onclick: press, ...more })
}

/** Keeps the focus where the same button is drawn again. */
function fill(id: string, buttons: HTMLButtonElement[]) {
  const focused = byId(id).contains(document.activeElement) ? document.activeElement?.textContent : null
  byId(id).replaceChildren(...buttons)
  buttons.find(({ textContent }) => textContent === focused)?.focus()
}

const charts: Record<string, string> = await (await fetch('/charts.json')).json()
/** A page of another origin that is watched instead of the SDK here, and its last snapshots, by machine. */
let watched: { page: Window | null; origin: string } | null = null
const inspected = new Map<string, InspectedSnapshot>()
let drawn = ''
let centred: ReadonlySet<string> = new Set()
const zoom = zoomable(byId('chart'), (scale) => {
  byId('scale').textContent = `${Math.round(scale * 100)} %`
})

function run({ act }: Command, given: unknown[]) {
  const commands = views[shown] as unknown as Record<string, (...args: unknown[]) => void>
  commands[act]?.(...given)
  void settle().then(draw)
}

const forms = new Map<string, HTMLFormElement>()

function begin({ act }: Command, values: Values) {
  views[shown]?.dispose?.()
  const view = start[act]?.(values)
  if (view) views[shown] = view
  void settle().then(draw)
}

/** Made once, so that what was typed stays. */
function commandForm(type: string, command: Command): HTMLFormElement {
  const form = forms.get(`${shown} ${type}`) ?? formOf(type, command, (given) => run(command, given))
  forms.set(`${shown} ${type}`, form)
  return form
}

function flowForm(flow: Command): HTMLFormElement {
  const form = forms.get(`${shown} begin`) ?? formOf('begin', flow, ([values = {}]) => begin(flow, values as Values))
  forms.set(`${shown} begin`, form)
  return form
}

/** Leaves forms that stay where they are, with their focus; a focus whose form goes is taken to the commands. */
function offer(offered: HTMLFormElement[]) {
  const place = byId('commands')
  const focused = document.activeElement
  const hadFocus = place.contains(focused)
  for (const form of [...place.children]) if (!offered.includes(form as HTMLFormElement)) form.remove()
  for (const [index, form] of offered.entries()) {
    if (place.children[index] !== form) place.insertBefore(form, place.children[index] ?? null)
  }
  if (hadFocus && document.activeElement !== focused) place.focus()
}

function draw() {
  if (drawn !== shown) {
    byId('chart').innerHTML = charts[shown] ?? ''
    drawn = shown
    zoom.redrawn()
  }
  fill(
    'machines',
    Object.keys(charts).map((name) => {
      const made = button(name, () => open(name))
      made.setAttribute('aria-pressed', String(name === shown))
      return made
    }),
  )
  const own = watched === null ? actors.get(shown)?.getSnapshot() : undefined
  const snapshot: Pick<InspectedSnapshot, 'value' | 'context'> | undefined =
    watched === null ? own : inspected.get(shown)
  byId('now').textContent = new Date(time.now()).toISOString()
  byId('state').textContent = snapshot ? JSON.stringify(snapshot.value) : 'not begun'
  byId('context').textContent = snapshot ? JSON.stringify(snapshot.context, shownOf, 1) : ''
  const active = new Set(snapshot ? idsOf(snapshot.value, shown) : [])
  for (const drawing of document.querySelectorAll('#chart .node, #chart .cluster')) {
    const title = drawing.querySelector('title')?.textContent?.replace(/^cluster /, '') ?? ''
    drawing.classList.toggle('active', active.has(title))
  }
  // The state that was entered; of several the one of the first region: a person follows the step, not the hold beside it.
  const leaves = new Map(
    [...document.querySelectorAll('#chart .node.active')].map((node) => [
      node.querySelector('title')?.textContent,
      node,
    ]),
  )
  const entered = [...active].find((id) => leaves.has(id) && !centred.has(id))
  const leaf = leaves.get(entered)?.getBoundingClientRect()
  const frame = byId('chart').getBoundingClientRect()
  if (leaf) {
    const left = leaf.x + leaf.width / 2 - frame.x - frame.width / 2
    byId('chart').scrollBy(left, leaf.y + leaf.height / 2 - frame.y - frame.height / 2)
  }
  centred = active
  const offered = Object.entries(commands[shown] ?? {}).filter(([type]) => own?.can(eventOf(type)) === true)
  const flow = watched === null ? FLOWS[shown] : undefined
  offer([...offered.map(([type, command]) => commandForm(type, command)), ...(flow ? [flowForm(flow)] : [])])
  fill(
    'faults',
    ['409', ...(serverUrl === null ? ['412'] : []), '503', 'timeout', 'lost answer', 'offline'].map((name) => {
      const made = button(name, () => {
        fault = fault === name ? null : name
        draw()
      })
      made.setAttribute('aria-pressed', String(fault === name))
      return made
    }),
  )
}

/** What a guard looks at in an event is in its data: the first of them, as an object. */
function eventOf(type: string) {
  const reservation = { patch: {}, idempotencyKey: 'key-1' }
  return { type, ...reservation, email: 'hana@example.com', code: CODE, profile: { firstName: 'H', lastName: 'S' } }
}

function open(name: string) {
  const codeNumber = server.reservations.at(-1)?.codeNumber
  const begin = name === 'cancellation' || name === 'reschedule' ? start[name] : undefined
  if (begin !== undefined && views[name] === undefined && codeNumber !== undefined) views[name] = begin({ codeNumber })
  shown = name
  void settle().then(draw)
}

/** A browser reads bodies of answers outside promises: those that were begun before are read once this one is. */
async function rest() {
  for (let turn = 0; turn < 4; turn += 1) {
    await new Response('.').clone().text()
    await settle()
  }
}

/** Timer by timer: else a request that is being answered would time out in the same move. */
async function advance(ms: number) {
  await rest()
  let left = ms
  for (let [next] = clock.waiting; next !== undefined && next <= left; [next] = clock.waiting) {
    const step = Math.max(0, next)
    await clock.advance(step)
    await rest()
    left -= step
  }
  await clock.advance(left)
  draw()
}

/** As a closed laptop: time passes and no timer runs. What is due runs late when it opens, and the page is told. */
async function sleep(ms: number) {
  await rest()
  clock.jump(ms)
  await advance(0)
  await wakeUp()
}

/** The page is visible again, or the network is back. */
async function wakeUp() {
  await rest()
  for (const wake of [...wakes]) wake()
  await rest()
  draw()
}

byId('zoom').prepend(
  button('−', zoom.zoomOut, { ariaLabel: 'Zoom out' }),
  button('+', zoom.zoomIn, { ariaLabel: 'Zoom in' }),
  button('as drawn', zoom.asDrawn),
  button('whole chart', zoom.fit),
)
const expiry = () => Math.min(...[...server.holds.values()].map((hold) => Date.parse(hold.expiresAt))) - clock.now()
const minutes = Object.assign(document.createElement('input'), { type: 'number', value: '5', min: '0' })
minutes.setAttribute('aria-label', 'Minutes')
byId('clock').append(
  button('+1 min', () => advance(MINUTE_MS)),
  button('to expiry', () => server.holds.size > 0 && advance(expiry())),
  button('+1 day', () => advance(24 * 60 * MINUTE_MS)),
  minutes,
  button('+ minutes', () => advance(Number(minutes.value) * MINUTE_MS)),
  button('sleep minutes', () => sleep(Number(minutes.value) * MINUTE_MS)),
)
byId('page-back').append(button('page is back', wakeUp))
byId('clock').hidden = serverUrl !== null
;(byId('server') as HTMLInputElement).value = serverUrl ?? ''
byId('watch').onsubmit = (event) => {
  event.preventDefault()
  const { value } = byId('page') as HTMLInputElement
  watched = { page: window.open(value), origin: new URL(value).origin }
  inspected.clear()
  byId('own').hidden = true
  draw()
}
addEventListener('message', ({ source, origin, data }: MessageEvent<InspectedSnapshot>) => {
  if (watched === null || source !== watched.page || origin !== watched.origin || data?.kind !== 'chart') return
  inspected.set(data.machine, data)
  draw()
})
byId('personal').onchange = draw
byId('export').onclick = () => {
  const href = URL.createObjectURL(new Blob([JSON.stringify(transcript(), null, 1)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href, download: 'transcript.json' }).click()
}
await settle()
isReady = true
draw()
