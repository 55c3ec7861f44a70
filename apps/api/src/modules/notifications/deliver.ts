import type { AppContext, Deliveries, Email } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { createSingleFlight } from '../../lib/single-flight.ts'
import { contactMailRule } from '../attempt-limits/attempt-limit-rules.ts'
import { consumeAll } from '../attempt-limits/attempt-limits.ts'
import { isQueued, publishEmailsWaiting } from '../mail/email-queue.ts'
import { type EmailData, emailsOf, loadEmailData } from './notification-emails.ts'
import { BATCH, claimOutgoing, forget, type OutboxKey, type Outgoing } from './notification-outbox.ts'

/** On the bus, `{ notificationId, memberId }`, after the commit: whoever has a socket of the member reads it and tells. */
export const NOTIFIED = 'notification.created'

const MOST_ATTEMPTS = 15

export type DeliveryContext = Pick<AppContext, 'config' | 'db' | 'shopCaches' | 'bus' | 'mail' | 'log'>

/** Writes what is to be sent in the same run, and lets it end early. It handles its own failures. */
type Before = (context: DeliveryContext, isEnding: () => boolean) => Promise<void>

/** Sends what waits in the outbox of notifications, and what `before` puts there. */
export function createDeliveries(context: DeliveryContext, before?: Before): Deliveries {
  let isEnding = false
  const run = createSingleFlight(async () => {
    await before?.(context, () => isEnding)
    await sendDue(context, () => isEnding)
  })
  return {
    run,
    wake: () => void run(),
    end() {
      isEnding = true
    },
    idle: () => run.idle(),
  }
}

async function sendDue(context: DeliveryContext, isEnding: () => boolean): Promise<void> {
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
    } while (claimed === BATCH && !isEnding())
  } catch (error) {
    context.log.warn({ err: error }, 'The notification outbox could not be read')
  }
}

/** Returns the key of what need not be sent again. */
async function send(
  context: DeliveryContext,
  { shopId, id, kind, notificationId, memberId, attempts }: Outgoing,
  data: EmailData,
): Promise<OutboxKey | null> {
  const key = { shopId, id }
  try {
    if (kind === 'live') await context.bus.publish(NOTIFIED, { notificationId, memberId })
    else if (!(await mail(context, notificationId, data))) return attempts >= MOST_ATTEMPTS ? key : null
    return key
  } catch (error) {
    context.log.warn({ err: error, notificationId, kind, attempts }, 'A notification did not leave')
    return attempts >= MOST_ATTEMPTS ? key : null
  }
}

/** False when an e-mail has to be tried again later. */
async function mail(context: DeliveryContext, notificationId: string, data: EmailData): Promise<boolean> {
  const { own, contact } = emailsOf(context, notificationId, data)
  if (own !== null) await context.mail.send(own)
  if (contact === null) return true
  if (await queuesIfAllowed(context, contact)) {
    await publishEmailsWaiting(context)
    return true
  }
  context.log.info({ notificationId }, 'A contact address has had as many e-mails as it gets for now')
  // Whoever was told the former time would come then: this one waits for its turn instead.
  return data.rows.get(notificationId)?.kind !== 'rescheduled'
}

/**
 * Nobody proved that the contact address is theirs: it gets few e-mails, whoever books. Counted with the e-mail or not at
 * all, so that a delivery that is tried again does not use up what the address may get.
 */
function queuesIfAllowed({ db, config, mail }: DeliveryContext, message: Email): Promise<boolean> {
  return transaction(db, async (trx) => {
    if (await isQueued(trx, message.dedupeId)) return true
    const { allowed } = await consumeAll(trx, config.otpPepper, [contactMailRule(message.to)])
    if (allowed) await mail.send(message, trx)
    return allowed
  })
}
