import type { World } from '../world.ts'
import { letterOf, readForLetters, type Told } from './letter.ts'
import { BATCH, claimOutgoing, forget, type OutboxKey, type Outgoing } from './outbox.ts'

/** On the bus, `{ notificationId, memberId }`, after the commit: whoever has a socket of the member reads it and tells. */
export const NOTIFIED = 'notification.created'

const MOST_ATTEMPTS = 15

type Run = { running: Promise<void> | null; again: boolean; ending: boolean }
const runs = new WeakMap<World, Run>()

function runOf(world: World): Run {
  const run = runs.get(world) ?? { running: null, again: false, ending: false }
  runs.set(world, run)
  return run
}

/** Sends what is due until nothing is left; called again meanwhile, looks once more. Never fails: what stays is tried later. */
export function deliver(world: World): Promise<void> {
  const run = runOf(world)
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
      const told = await readForLetters(
        world,
        outgoing.flatMap(({ kind, notificationId }) => (kind === 'mail' ? [notificationId] : [])),
      )
      const left = await Promise.all(outgoing.map((one) => send(world, one, told)))
      await forget(
        world.db,
        left.filter((key) => key !== null),
      )
      if (outgoing.length === BATCH && !run.ending) run.again = true
    }
  } catch (error) {
    run.again = false
    world.log.warn({ err: error }, 'The outbox could not be read')
  }
}

/** Its key when it need not be sent again. */
async function send(
  world: World,
  { shopId, id, kind, notificationId, memberId, attempts }: Outgoing,
  told: Told,
): Promise<OutboxKey | null> {
  const key = { shopId, id }
  try {
    if (kind === 'live') await world.bus.publish(NOTIFIED, { notificationId, memberId })
    else await mail(world, notificationId, told)
    return key
  } catch (error) {
    world.log.warn({ err: error, notificationId, kind, attempts }, 'A notification did not leave')
    return attempts >= MOST_ATTEMPTS ? key : null
  }
}

async function mail(world: World, notificationId: string, told: Told): Promise<void> {
  const letter = letterOf(world, notificationId, told)
  if (letter !== null) await world.mail.send(letter)
}

/** From now on whoever delivers takes what is due once, and leaves the rest to the others. */
export function endDeliveries(world: World): void {
  runOf(world).ending = true
}

/** Until then the database is needed. */
export async function deliveriesEnded(world: World): Promise<void> {
  await runs.get(world)?.running
}
