import { Trans, useLingui } from '@lingui/react/macro'
import { calendarFile, calendarUid } from '@yoyaku/calendar-file'
import type { Reservation } from '@yoyaku/core/types'
import { CalendarPlus } from 'lucide-react'
import { Button } from '../../../components/actions/button.tsx'
import { saveFile } from '../../../components/actions/save-file.ts'
import { toast } from '../../../components/toast/toast.ts'
import type { Language } from '../../../locale/languages.ts'
import { localizePath } from '../../../locale/paths.ts'
import { useFormat, useSite } from '../../../site/site.tsx'

/** As pages show it; as it is where the format cannot be loaded. */
const formattedPhone = (phone: string, language: Language): Promise<string> =>
  import('../../contact/format-phone.ts').then(
    ({ formatPhone }) => formatPhone(phone, language),
    () => phone,
  )

/** Hands the reservation to whatever calendar the person has; of a canceled one, that it is. */
export function AddToCalendar({ reservation }: { readonly reservation: Reservation }) {
  const { origin, language } = useSite()
  const { t } = useLingui()
  const format = useFormat()
  const { shop, returnShop, dayUnit } = reservation
  const { codeNumber, serviceName, startAt, endAt, createdAt, status, version, timeZone } = reservation
  const isCancelled = status === 'cancelled'
  const end = (label: string, instant: string, place: string): string =>
    `${label} ${format.momentOf(instant, timeZone)}${format.aside(format.zone(timeZone, instant))} · ${place}`
  const save = async (): Promise<void> => {
    const phone = await formattedPhone(shop.phone, language)
    const text = calendarFile({
      uid: calendarUid(codeNumber, origin),
      title: `${serviceName} – ${shop.shopName}`,
      place: `${shop.shopName}, ${shop.shopAddress}`,
      description: [
        t`Reservation code: ${codeNumber}`,
        t`Shop phone: ${phone}`,
        ...(dayUnit
          ? [end(t`Pick-up`, startAt, shop.shopName), end(t`Return`, endAt, (returnShop ?? shop).shopName)]
          : []),
      ].join('\n'),
      url: origin + localizePath(language, `/me/my-reservation?code=${codeNumber}`),
      at: [shop.latitude, shop.longitude],
      sequence: version,
      timeZone,
      startAt,
      endAt,
      madeAt: createdAt,
      cancelled: isCancelled,
    })
    saveFile(`${codeNumber}.ics`, 'text/calendar', text)
    void toast({ type: 'success', title: t`Calendar file saved. Open it in your calendar.` })
  }
  return (
    <Button variant="outline" onClick={() => void save()}>
      <CalendarPlus size={18} aria-hidden="true" />
      {isCancelled ? <Trans>Update my calendar</Trans> : <Trans>Add to calendar</Trans>}
    </Button>
  )
}
