import { createSdk, type StoredSession } from '@yoyaku/core'
import { FakeSockets, TestClock } from '@yoyaku/core/testing'
import type { Route } from './charts.ts'
import { gate } from './gate.ts'
import type { Recorder } from './recorder.ts'
import type { Town } from './town.ts'
import { type Happening, sharedStore, waitUntil, walk } from './walk.ts'

const isRefusing = (event: Happening) =>
  event.type === 'xstate.done.actor.load' && (event.output as { isFree: boolean }).isFree === false

export async function walkCancellation({ events }: Route, town: Town, recorder: Recorder, member: StoredSession) {
  const codeNumber = await town.book(member)
  if (events.some(isRefusing)) await town.cancel(member, codeNumber)
  const door = gate((request) => request.url.includes(`/user/reservation/${codeNumber}`))
  const clock = new TestClock(new Date().toISOString())
  const shared = sharedStore()
  shared.write(member)
  const { WebSocket } = new FakeSockets()
  const sdk = createSdk({
    baseUrl: town.server.origin,
    locale: 'en',
    fetch: door.fetch,
    tokens: shared.store,
    clock,
    WebSocket,
    inspect: recorder.inspect,
  })
  const flow = sdk.cancellation({ codeNumber })
  await walk(events, {
    chart: 'cancellation',
    clock,
    gate: door,
    recorder,
    deeds: {
      async 'member.changed'() {
        await waitUntil(() => sdk.session.get().status === 'member', 'The member')
        shared.write(null)
        shared.tell()
      },
      choose: () => flow.get().choose('budget'),
      keep: () => flow.get().keep(),
      cancel: () => flow.get().cancel(),
      retry: () => flow.get().retry(),
    },
    delays: { CHECK_AGAIN: 1_000 },
  })
  sdk.dispose()
}
