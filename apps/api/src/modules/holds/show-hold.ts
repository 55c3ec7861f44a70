import type { Locale, Schemas } from '../../contract/types.ts'
import type { Row } from '../../db/schema.ts'
import type { ReplacedSnapshot } from '../../db/tables/booking-snapshot.ts'
import { secondsLeft } from '../../lib/seconds-left.ts'
import { policyOf } from '../bookings/cancellation-policy.ts'
import { showAgreedLateFee } from '../bookings/late-fee.ts'
import { shopTotalOf, showQuote } from '../bookings/quote.ts'
import { DEFAULT_RESCHEDULE } from '../bookings/reschedule.ts'
import { showName } from '../bookings/show-name.ts'
import { atRate } from '../money/convert.ts'
import { LONGEST_HOLD_MINUTES } from './hold.sql.ts'

/** However often it is extended. */
export const latestExpiryOf = ({ created_at }: Pick<Row<'hold'>, 'created_at'>): string =>
  Temporal.Instant.from(created_at).add({ minutes: LONGEST_HOLD_MINUTES }).toString()

/** `now` is the database's time. */
export function showHold(row: Row<'hold'> & { now: string }, token: string, locale: Locale): Schemas['Hold'] {
  const { agreed, now } = row
  const latestExpiresAt = latestExpiryOf(row)
  return {
    holdId: row.id,
    holdToken: token,
    expiresAt: row.expires_at,
    expiresInSeconds: secondsLeft(row.expires_at, now),
    latestExpiresAt,
    latestExpiresInSeconds: secondsLeft(latestExpiresAt, now),
    draft: row.draft,
    startAt: row.start_at,
    endAt: row.end_at,
    timeZone: agreed.timeZone,
    staff: showName(agreed.staff, locale),
    resource: showName(agreed.equipment, locale),
    quote: showQuote(row, locale),
    policy: policyOf(
      agreed.freeCancellationHours,
      showAgreedLateFee(agreed.lateFee, agreed.quote),
      agreed.reschedule ?? DEFAULT_RESCHEDULE,
      locale,
    ),
    ...(row.replaces !== null && { replaces: showReplaced(row.replaces, row) }),
  }
}

function showReplaced(
  { taken: _, reservationId: __, ...replaced }: ReplacedSnapshot,
  { agreed: { quote } }: Row<'hold'>,
) {
  const { shopCurrency, currency, rate } = quote
  const more = shopTotalOf(quote).amount - replaced.shopTotal.amount
  const shown = Math.sign(more) * atRate(Math.abs(more), shopCurrency, currency, rate)
  return {
    ...replaced,
    difference: { amount: shown, currency },
    shopDifference: { amount: more, currency: shopCurrency },
  }
}
