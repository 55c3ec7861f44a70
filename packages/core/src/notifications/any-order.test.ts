import { failureOf, notificationOf, settle } from '@yoyaku/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { SCHEDULES, SEED } from '../../test/cases.ts'
import type { Notification } from '../contract/types.ts'
import { notificationsMachine } from './notifications.machine.ts'
import type { MarkerEvent, NotificationsEvent, Page } from './notifications.types.ts'

const FIRST = 33
const TURNS = 3

/** A request on its way: first the server does it, then its answer comes. */
type Way = { handle(): void; answer(): void }

/** The machine, and a server whose every step, and every frame, comes when it is told to. */
function simulate() {
  let server: Notification[] = Array.from({ length: FIRST }, (_, index) => notificationOf(`n${index}`))
  const waiting: Way[] = []
  const handled: Way[] = []
  const frames: Notification[] = []
  let refuses = false

  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        fetchPage: fromPromise<Page, { limit: number }>(
          ({ input }) =>
            new Promise((resolve) => {
              let page: Page
              waiting.push({
                handle() {
                  const unreadCount = server.filter(({ isRead }) => !isRead).length
                  page = { data: server.slice(0, input.limit), total: server.length, unreadCount }
                },
                answer: () => resolve(page),
              })
            }),
        ),
        marker: fromCallback<MarkerEvent>(({ sendBack, receive }) => {
          receive(({ key, one }) => {
            let isRefused = false
            waiting.push({
              handle() {
                isRefused = refuses
                if (isRefused) return
                server = server.map((item) => (one === null || item.id === one ? { ...item, isRead: true } : item))
              },
              answer() {
                const failure = failureOf(500, 'INTERNAL')
                const event: NotificationsEvent = isRefused
                  ? { type: 'mark.refused', key, failure }
                  : { type: 'mark.accepted', key }
                sendBack(event)
              },
            })
          })
        }),
      },
    }),
  )
  actor.start()
  actor.send({ type: 'member.changed', isMember: true })

  const take = <Item>(items: Item[], which: number): Item | undefined =>
    items.splice(which % Math.max(1, items.length), 1)[0]
  const steps = {
    comes() {
      const notification = notificationOf(`new${server.length}`)
      server = [notification, ...server]
      frames.push(notification)
    },
    // A connection keeps their order.
    frame() {
      const notification = frames.shift()
      if (notification !== undefined) actor.send({ type: 'arrived', notification })
    },
    marksOne(which: number) {
      const { items } = actor.getSnapshot().context
      actor.send({ type: 'mark', id: items[which % Math.max(1, items.length)]?.id ?? '' })
    },
    marksAll: () => actor.send({ type: 'mark.all' }),
    refetches: () => actor.send({ type: 'refetch' }),
    more: () => actor.send({ type: 'more' }),
    refuses: (which: number) => {
      refuses = which % 2 === 0
    },
    handles(which: number) {
      const way = take(waiting, which)
      if (way === undefined) return
      way.handle()
      handled.push(way)
    },
    answers: (which: number) => take(handled, which)?.answer(),
  }
  return {
    steps,
    /** Everything that is under way ends, in whatever order. */
    async rest(orders: readonly number[]) {
      for (let turn = 0; waiting.length + handled.length + frames.length > 0; turn += 1) {
        const which = orders[turn % orders.length] ?? 0
        const ends: ((which: number) => void)[] = [steps.handles, steps.answers, steps.frame]
        ends[which % ends.length]?.(which)
        if (turn % ends.length === ends.length - 1) for (const end of ends) end(which)
        await settle(TURNS)
      }
    },
    shown: () => {
      const { items, total, unread } = actor.getSnapshot().context
      return { items: items.map(({ id, isRead }) => [id, isRead]), total, unread }
    },
    onServer() {
      const count = actor.getSnapshot().context.items.length
      const items = server.slice(0, count).map(({ id, isRead }) => [id, isRead])
      return { items, total: server.length, unread: server.filter(({ isRead }) => !isRead).length }
    },
    stop: () => actor.stop(),
  }
}

const NAMES = Object.keys(simulate().steps) as (keyof ReturnType<typeof simulate>['steps'])[]
const step = fc.tuple(fc.constantFrom(...NAMES), fc.nat(40))

test('In whatever order notifications come, lists are answered and marks accepted or refused, the list ends as the server has it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.array(fc.nat(40), { minLength: 1 }), async (all, orders) => {
      const { steps, rest, shown, onServer, stop } = simulate()
      for (const [name, which] of all) {
        steps[name](which)
        await settle(TURNS)
      }
      await rest(orders)
      expect(shown()).toEqual(onServer())
      stop()
    }),
    { numRuns: SCHEDULES, seed: SEED },
  )
})
