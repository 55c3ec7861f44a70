import { createHash } from 'node:crypto'
import stringify from 'safe-stable-stringify'
import type { Row } from '../../db/schema.ts'

/** Fields of a hold that a person sees before confirming it. */
export type Offered = Pick<Row<'hold'>, 'service_id' | 'unit_id' | 'draft' | 'start_at' | 'end_at' | 'agreed'>

/** Derived from everything that is shown, so that it cannot drift from it. Texts are left out: a language changes no quote. */
export function quoteIdOf({ service_id, unit_id, draft, start_at, end_at, agreed }: Offered): string {
  const { quote, staff, equipment, freeCancellationHours, lateFee } = agreed
  const content = {
    serviceId: service_id,
    unitId: unit_id,
    start: Date.parse(start_at),
    end: Date.parse(end_at),
    quantity: draft.quantity,
    staffId: staff?.id ?? null,
    itemId: equipment?.id ?? null,
    freeCancellationHours,
    // Absent, not null, as it was in the holds of the version before.
    lateFee: lateFee ?? undefined,
    lines: quote.lines.map(({ kind, id, quantity, shopAmount, amount }) => ({
      kind,
      id,
      quantity,
      shopAmount,
      amount,
    })),
    shopCurrency: quote.shopCurrency,
    currency: quote.currency,
    rate: quote.rate,
  }
  return createHash('sha256').update(stringify(content)).digest('base64url').slice(0, 22)
}
