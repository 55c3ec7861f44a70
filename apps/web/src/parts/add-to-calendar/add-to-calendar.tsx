import { Trans, useLingui } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/client'
import { CalendarPlus } from 'lucide-react'
import { inLanguage } from '../../locale/paths.ts'
import { useSite } from '../../site.tsx'
import { Button } from '../button.tsx'
import { saveFile } from '../save-file.ts'
import { calendarFile } from './calendar-file.ts'

/** Hands the reservation to whatever calendar the person has. */
export function AddToCalendar({ reservation }: { readonly reservation: Reservation }) {
  const { origin, language } = useSite()
  const { t } = useLingui()
  const { codeNumber, shop, serviceName, startAt, endAt, createdAt, status } = reservation
  const { phone } = shop
  const save = (): void => {
    const text = calendarFile({
      uid: `${codeNumber}@${new URL(origin).hostname}`,
      title: `${serviceName} – ${shop.shopName}`,
      place: `${shop.shopName}, ${shop.shopAddress}`,
      description: `${t`Reservation code: ${codeNumber}`}\n${t`Phone of the shop: ${phone}`}`,
      url: origin + inLanguage(language, `/me/my-reservation?code=${codeNumber}`),
      startAt,
      endAt,
      madeAt: createdAt,
      cancelled: status === 'cancelled',
    })
    saveFile(`${codeNumber}.ics`, 'text/calendar', text)
  }
  return (
    <Button look="outline" onClick={save}>
      <CalendarPlus size={18} aria-hidden="true" />
      <Trans>Add to calendar</Trans>
    </Button>
  )
}
