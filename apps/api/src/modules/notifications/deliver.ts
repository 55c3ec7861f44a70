import type { AppContext, Email } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { createSingleFlight, type SingleFlight } from '../../lib/single-flight.ts'
import { contactMailRule } from '../attempt-limits/attempt-limit-rules.ts'
import { consumeAll } from '../attempt-limits/attempt-limits.ts'
import { isQueued, publishEmailsWaiting } from '../mail/email-queue.ts'
import { type EmailData, emailsOf, loadEmailData } from './notification-emails.ts'
import { BATCH, claimOutgoing, forget, type OutboxKey, type Outgoing } from './notification-outbox.ts'

/** On the bus, `{ notificationId, memberId }`, after the commit: whoever has a socket of the member reads it and tells. */
export const NOTIFIED = 'notification.created'

const MOST_ATTEMPTS = 15

type Deliveries = { run: SingleFlight<void>; ending: boolean }
const deliveriesOfContext = new WeakMap<AppContext, Deliveries>()

function deliveriesOf(context: AppContext): Deliveries {
  const existing = deliveriesOfContext.get(context)
  if (existing !== undefined) return existing
  const deliveries: Deliveries = {
    run: createSingleFlight(() => untilNothingIsDue(context, deliveries)),
    ending: false,
  }
  deliveriesOfContext.set(context, deliveries)
  return deliveries
}

/** Sends what is due until nothing is left; called again meanwhile, looks once more. Never fails: what stays is tried later. */
export const deliver = (context: AppContext): Promise<void> => deliveriesOf(context).run()

/** After a commit; the answer need not wait for it. */
export function deliverSoon(context: AppContext): void {
  void deliver(context)
}

async function untilNothingIsDue(context: AppContext, deliveries: Deliveries): Promise<void> {
  try {
    let claimed: number
    do {
      const outgoing = await claimOutgoing(context.db)
      const data = await loadEmailData(
        context,
        outgoing.flatMap(({ kind, notificationId }) => (kind === 'mail' ? [notificationId] : [])),
      )
      const left = await Promise.all(outgoing.map((one) => send(context, one, data)))
      await forget(
        context.db,
        left.filter((key) => key !== null),
      )
      claimed = outgoing.length
    } while (claimed === BATCH && !deliveries.ending)
  } catch (error) {
    context.log.warn({ err: error }, 'The notification outbox could not be read')
  }
}

/** Its key when it need not be sent again. */
async function send(
  context: AppContext,
  { shopId, id, kind, notificationId, memberId, attempts }: Outgoing,
  data: EmailData,
): Promise<OutboxKey | null> {
  const key = { shopId, id }
  try {
    if (kind === 'live') await context.bus.publish(NOTIFIED, { notificationId, memberId })
    else await mail(context, notificationId, data)
    return key
  } catch (error) {
    context.log.warn({ err: error, notificationId, kind, attempts }, 'A notification did not leave')
    return attempts >= MOST_ATTEMPTS ? key : null
  }
}

async function mail(context: AppContext, notificationId: string, data: EmailData): Promise<void> {
  const { own, contact } = emailsOf(context, notificationId, data)
  if (own !== null) await context.mail.send(own)
  if (contact === null) return
  if (await queuesIfAllowed(context, contact)) await publishEmailsWaiting(context)
  else context.log.info({ notificationId }, 'A contact address has had as many e-mails as it gets for now')
}

/**
 * Nobody proved that the contact address is theirs: it gets few e-mails, whoever books. Counted with the e-mail or not at
 * all, so that a delivery that is tried again does not use up what the address may get.
 */
function queuesIfAllowed({ db, config, mail }: AppContext, message: Email): Promise<boolean> {
  return transaction(db, async (trx) => {
    if (await isQueued(trx, message.dedupeId)) return true
    const { allowed } = await consumeAll(trx, config.otpPepper, [contactMailRule(message.to)])
    if (allowed) await mail.send(message, trx)
    return allowed
  })
}

/** From now on a delivery claims due notifications once, and leaves the rest to other processes. */
export function endDeliveries(context: AppContext): void {
  deliveriesOf(context).ending = true
}

/** Until then the database is needed. */
export async function deliveriesEnded(context: AppContext): Promise<void> {
  await deliveriesOfContext.get(context)?.run.idle()
}
