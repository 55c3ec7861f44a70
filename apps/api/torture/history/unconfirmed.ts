import type { Operation, ShownQuote } from './record.types.ts'
import type { ReservationRecord } from './tables.ts'

/** Reservations whose price or time is not what was shown with the quote that was confirmed. */
export function unconfirmed(operations: Operation[], reservations: ReservationRecord[]): string[] {
  const shown = Map.groupBy(
    operations.flatMap((operation) => operation.shown ?? []),
    ({ id }) => id,
  )
  const byCode = new Map(reservations.map((row) => [row.code, row]))
  return operations.flatMap(({ kind, outcome, codeNumber, holdId, quoteId }) => {
    const row = byCode.get(codeNumber ?? '')
    if ((kind !== 'reserve' && kind !== 'reschedule') || outcome !== 'ok' || row === undefined) return []
    // Rescheduled since: what it was is on record, and is no more.
    if (kind === 'reserve' && row.holdId !== holdId) return []
    const quotes = shown.get(quoteId ?? '') ?? []
    return quotes.length > 0 && quotes.every((quote) => isOf(quote, row))
      ? []
      : [`${row.code}: ${describe(row)}; confirmed was ${quotes.map(describeShown).join(' and ') || 'nothing'}`]
  })
}

const isOf = ({ amount, currency, startAt }: ShownQuote, row: ReservationRecord) =>
  amount === row.amount && currency === row.currency && (startAt === null || Date.parse(startAt) === row.start * 1000)

const describe = ({ amount, currency, start }: ReservationRecord) =>
  `${amount} ${currency} at ${new Date(start * 1000).toISOString()}`

const describeShown = ({ amount, currency, startAt }: ShownQuote) =>
  `${amount} ${currency} at ${startAt ?? 'some time'}`
