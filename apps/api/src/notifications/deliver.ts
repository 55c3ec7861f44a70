import type { World } from '../world.ts'
import { letterOf } from './letter.ts'
import { claimOutgoing, forget, type Outgoing } from './outbox.ts'

/** On the bus, `{ notificationId, memberId }`, after the commit: whoever has a socket of the member reads it and tells. */
export const NOTIFIED = 'notification.created'

const MOST_ATTEMPTS = 15

type Run = { running: Promise<void> | null; again: boolean }
const runs = new WeakMap<World, Run>()

/** Sends what is due until nothing is left; called again meanwhile, looks once more. Never fails: what stays is tried later. */
export function deliver(world: World): Promise<void> {
  const run = runs.get(world) ?? { running: null, again: false }
  runs.set(world, run)
  run.again = true
  run.running ??= untilNothingIsDue(world, run).finally(() => {
    run.running = null
    if (run.again) deliverSoon(world)
  })
  return run.running
}

/** After a commit; the answer need not wait for it. */
export function deliverSoon(world: World): void {
  void deliver(world)
}

async function untilNothingIsDue(world: World, run: Run): Promise<void> {
  try {
    while (run.again) {
      run.again = false
      const outgoing = await claimOutgoing(world.db)
      await Promise.all(outgoing.map((one) => send(world, one)))
      if (outgoing.length > 0) run.again = true
    }
  } catch (error) {
    run.again = false
    world.log.warn({ err: error }, 'The outbox could not be read')
  }
}

async function send(world: World, outgoing: Outgoing): Promise<void> {
  const { kind, notification_id: notificationId, attempts } = outgoing
  try {
    if (kind === 'live') await tell(world, notificationId)
    else await mail(world, notificationId)
    await forget(world.db, outgoing)
  } catch (error) {
    world.log.warn({ err: error, notificationId, kind, attempts }, 'A notification did not leave')
    if (attempts >= MOST_ATTEMPTS) await forget(world.db, outgoing)
  }
}

async function tell({ db, bus }: World, notificationId: string): Promise<void> {
  const row = await db
    .selectFrom('notification')
    .select('member_id')
    .where('id', '=', notificationId)
    .executeTakeFirst()
  if (row !== undefined) await bus.publish(NOTIFIED, { notificationId, memberId: row.member_id })
}

async function mail(world: World, notificationId: string): Promise<void> {
  const letter = await letterOf(world, notificationId)
  if (letter !== null) await world.mail.send(letter)
}

/** Until then the database is needed. */
export async function deliveriesEnded(world: World): Promise<void> {
  await runs.get(world)?.running
}
