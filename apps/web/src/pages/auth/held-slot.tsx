import { useQuery } from '@tanstack/react-query'
import { secondsLeft } from '@yoyaku/core/client'
import { useFormDraft } from '../../components/form/use-form-draft.ts'
import { Countdown } from '../../features/booking/when/countdown.tsx'
import { useDateTime } from '../../features/booking/when/use-date-time.ts'
import { HELD_SLOT_KEY, type HeldSlot as Held, parseHeldSlot } from '../../features/booking/when/use-held-slot.ts'
import { useQueries } from '../../site/site.tsx'
import { useNow } from '../../site/use-now.ts'
import * as css from './auth.css.ts'

/** What waits while a visitor signs in for a reservation: shop, service, time, and how long the time is held. */
export function HeldSlot({ page }: { readonly page: string | null }) {
  const { typed } = useFormDraft(HELD_SLOT_KEY)
  const held = parseHeldSlot(typed)
  const now = useNow(1000)
  if (held === null || secondsLeft(held.expiresAt, now) === 0) return null
  const path = `/reservation/${encodeURIComponent(held.serviceId)}`
  return page?.split('?')[0] === path ? <Strip {...held} /> : null
}

function Strip({ serviceId, startAt, timeZone, expiresAt }: Held) {
  const { data: service } = useQuery(useQueries().service(serviceId))
  const when = useDateTime(startAt, timeZone)
  return (
    <div className={css.held}>
      {service !== undefined && (
        <p>
          <strong>{service.shop.shopName}</strong>
          <br />
          {service.name}
        </p>
      )}
      <p>
        <time dateTime={startAt}>{when}</time>
      </p>
      <Countdown expiresAt={expiresAt} />
    </div>
  )
}
