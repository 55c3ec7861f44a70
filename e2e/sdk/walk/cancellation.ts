import { createYoyaku } from '@yoyaku/core'
import type { StoredSession } from '@yoyaku/core/types'
import { FakeSockets, TestClock } from '@yoyaku/testing'
import type { Route } from './charts.ts'
import type { Fixture } from './fixture.ts'
import { gate } from './gate.ts'
import type { Recorder } from './recorder.ts'
import { type MachineEvent, sharedStore, waitUntil, walk } from './walk.ts'

const isRefusing = (event: MachineEvent) =>
  event.type === 'xstate.done.actor.load' && (event.output as { isFree: boolean }).isFree === false

export async function walkCancellation({ events }: Route, fixture: Fixture, recorder: Recorder, member: StoredSession) {
  const codeNumber = await fixture.book(member)
  if (events.some(isRefusing)) await fixture.cancel(member, codeNumber)
  const requestGate = gate((request) => request.url.includes(`/user/reservation/${codeNumber}`))
  const clock = new TestClock(new Date().toISOString())
  const shared = sharedStore()
  const isComing = ({ type, forgets }: MachineEvent) => type === 'member.changed' && forgets === false
  if (!events.some(isComing)) shared.write(member)
  const wakes = new Set<() => void>()
  const { WebSocket } = new FakeSockets()
  const sdk = createYoyaku({
    baseUrl: fixture.server.origin,
    locale: 'en',
    fetch: requestGate.fetch,
    tokenStore: shared.store,
    clock,
    WebSocket,
    onWake(listener) {
      wakes.add(listener)
      return () => wakes.delete(listener)
    },
    inspect: recorder.inspect,
  })
  if (events.some(isComing)) await waitUntil(() => sdk.auth.get().status === 'anonymous', 'Nobody')
  const flow = sdk.startCancellation({ codeNumber })
  await walk(events, {
    chart: 'cancellation',
    clock,
    gate: requestGate,
    recorder,
    actions: {
      async 'member.changed'({ forgets }) {
        if (forgets) await waitUntil(() => sdk.auth.get().status === 'member', 'The member')
        shared.write(forgets ? null : member)
        shared.tell()
      },
      'settings.changed': () => sdk.setLocale('ko'),
      wake() {
        for (const listener of wakes) listener()
      },
      choose: () => void flow.setReason('budget'),
      keep: () => void flow.keep(),
      cancel: () => void flow.cancel(),
      retry: () => void flow.retry(),
    },
    delays: { CHECK_AGAIN: 1_000 },
  })
  sdk.dispose()
}
