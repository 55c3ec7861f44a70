import { createYoyaku } from '@yoyaku/core'
import type { SocketConstructor, StoredSession } from '@yoyaku/core/types'
import { TestClock } from '@yoyaku/testing'
import type { Route } from './charts.ts'
import type { Fixture } from './fixture.ts'
import { cut, gate, pass } from './gate.ts'
import type { Recorder } from './recorder.ts'
import { type MachineEvent, sharedStore, waitUntil, walk } from './walk.ts'

/** Real sockets whose events wait until they are let through, and that can be made to close. */
function heldSockets() {
  const held: { type: string; event: Event; to: EventTarget }[] = []
  const open = { opening: false, messages: false }
  let latest: EventTarget | null = null
  let made = 0
  class Held extends EventTarget {
    #socket: WebSocket
    constructor(url: string) {
      super()
      latest = this
      made += 1
      this.#socket = new WebSocket(url)
      for (const type of ['open', 'message', 'close', 'error']) {
        this.#socket.addEventListener(type, (event) => {
          const { data, code } = event as Event & { data?: unknown; code?: number }
          held.push({ type, event: Object.assign(new Event(type), { data, code }), to: this })
          flush()
        })
      }
    }
    send(text: string) {
      this.#socket.send(text)
    }
    close(code?: number) {
      this.#socket.close(code)
    }
  }
  const flush = () => {
    const isLet = (type: string) => (type === 'open' ? open.opening : open.messages)
    for (
      let index = held.findIndex(({ type }) => isLet(type));
      index >= 0;
      index = held.findIndex(({ type }) => isLet(type))
    ) {
      const [{ event, to } = { event: new Event(''), to: new EventTarget() }] = held.splice(index, 1)
      to.dispatchEvent(event)
    }
  }
  return {
    WebSocket: Held as unknown as SocketConstructor,
    let(what: Partial<typeof open>) {
      Object.assign(open, what)
      flush()
    },
    isConnecting: () => latest !== null,
    made: () => made,
    end: (code: number) => latest?.dispatchEvent(Object.assign(new Event('close'), { code })),
  }
}

/** As the chart says that there is nothing to open a socket with. */
const NO_TICKET = 4001

export async function walkSocket({ events }: Route, fixture: Fixture, recorder: Recorder, member: StoredSession) {
  const requestGate = gate((request) => /ws-ticket|refresh-token/.test(request.url))
  const clock = new TestClock(new Date().toISOString())
  const shared = sharedStore()
  const sockets = heldSockets()
  let wake: () => void = () => undefined
  const sdk = createYoyaku({
    baseUrl: fixture.server.origin,
    locale: 'en',
    fetch: requestGate.fetch,
    tokenStore: shared.store,
    clock,
    WebSocket: sockets.WebSocket,
    onWake: (listener) => {
      wake = listener
      return () => undefined
    },
    inspect: recorder.inspect,
  })
  const status = () => sdk.live.get().status
  async function pong() {
    const expectedEvent = recorder.listen('socket', 'pong')
    sockets.let({ messages: true })
    await waitUntil(expectedEvent.hasOccurred, 'A pong')
    sockets.let({ messages: false })
  }
  const after = (ms: number) => async () => void (await clock.advance(ms))
  await walk(events, {
    chart: 'socket',
    clock,
    gate: requestGate,
    recorder,
    actions: {
      async 'member.changed'(event) {
        await waitUntil(() => sdk.auth.get().status !== 'unknown', 'The storage')
        // Somebody was here before: another person is told as an end and a beginning.
        if (!event.isMember && shared.readSession() === null) {
          shared.write(member)
          shared.tell()
          await waitUntil(() => sdk.auth.get().status === 'member', 'A member')
        }
        shared.write(event.isMember ? member : null)
        shared.tell()
      },
      opened() {
        sockets.let({ opening: true })
        requestGate.open(pass)
      },
      pong,
      async frame() {
        await pong()
        sockets.let({ messages: true })
        await fixture.book(member)
      },
      async closed({ code }: MachineEvent) {
        if (status() === 'connecting' && code === NO_TICKET) return requestGate.open(cut)
        const before = sockets.made()
        if (status() === 'connecting') {
          requestGate.open(pass)
          await waitUntil(() => sockets.made() > before, 'A handshake')
        }
        sockets.end(code as number)
      },
      reconnect: () => void sdk.live.reconnect(),
      'xstate.after.AFTER_FAILURE.socket.backingOff': () =>
        waitUntil(
          () => status() === 'connecting',
          'Another try',
          () => clock.advance(250),
        ),
      wake: () => wake(),
      'ping.sent': after(15_000),
      async 'xstate.after.OPEN_WITHIN.socket.active.opening'() {
        requestGate.open(pass)
        await waitUntil(sockets.isConnecting, 'A handshake')
        await clock.advance(30_000)
      },
      async 'xstate.after.PING_EVERY.socket.active.open.heartbeat.pinging'() {
        await pong()
        await clock.advance(15_000)
      },
    },
    delays: { PONG_WITHIN: 10_000, AFTER_CLOSE: 2_000 },
  })
  sdk.dispose()
}
