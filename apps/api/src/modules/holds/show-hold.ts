import type { Locale, Schemas } from '../../contract/types.ts'
import type { HoldRow } from '../../db/tables/reservations.ts'
import { policyOf } from '../bookings/cancellation-policy.ts'
import { showAgreedLateFee } from '../bookings/late-fee.ts'
import { showQuote } from '../bookings/quote.ts'
import { showName } from '../bookings/show-name.ts'
import { LONGEST_HOLD_MINUTES } from './hold-statements.ts'

/** However often it is extended. */
export const latestExpiryOf = ({ created_at }: Pick<HoldRow, 'created_at'>): string =>
  Temporal.Instant.from(created_at).add({ minutes: LONGEST_HOLD_MINUTES }).toString()

export function showHold(row: HoldRow, token: string, locale: Locale): Schemas['Hold'] {
  const { agreed } = row
  return {
    holdId: row.id,
    holdToken: token,
    expiresAt: row.expires_at,
    latestExpiresAt: latestExpiryOf(row),
    draft: row.draft,
    startAt: row.start_at,
    endAt: row.end_at,
    timeZone: agreed.timeZone,
    staff: showName(agreed.staff, locale),
    resource: showName(agreed.equipment, locale),
    quote: showQuote(row, locale),
    policy: policyOf(agreed.freeCancellationHours, showAgreedLateFee(agreed.lateFee, agreed.quote), locale),
  }
}
