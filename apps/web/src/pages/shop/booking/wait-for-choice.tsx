import type { ReactNode } from 'react'
import { startWindow } from '../../../features/catalogue/start-times.ts'
import { WaitForTime } from '../../../features/waiting-list/wait-for-time.tsx'
import type { Choice, Shop } from './choice.ts'

const ANY = { staffId: '', returnTime: '', returnShopId: '' } as const
const ANY_START = { timeFrom: '', timeTo: '' } as const

interface WaitForChoiceProps {
  readonly shop: Shop
  readonly choice: Choice
  readonly date: string
  /** The day has free times, but none of those that were searched for. */
  readonly hasOtherTimes?: boolean
}

/** Offers to wait for what is chosen: for the times that were searched for, where the shop is open then. */
export function WaitForChoice({ shop, choice, date, hasOtherTimes = false }: WaitForChoiceProps): ReactNode {
  const searched = startWindow(choice.startTimes)
  const isOpen = isOpenIn(shop, date, searched)
  if (hasOtherTimes && !isOpen) return null
  return (
    <div>
      <WaitForTime
        selection={{
          shopId: shop.id,
          serviceId: choice.service?.id ?? '',
          unitId: choice.unit?.id ?? '',
          date,
          quantity: choice.quantity,
          ...(isOpen ? searched : ANY_START),
          ...ANY,
        }}
      />
    </div>
  )
}

/** By the usual hours of the weekday. */
function isOpenIn({ hours }: Shop, date: string, { timeFrom, timeTo }: ReturnType<typeof startWindow>): boolean {
  const { dayOfWeek } = Temporal.PlainDate.from(date)
  return hours.some(
    ({ weekday, open, close }) => weekday === dayOfWeek && timeFrom < close && (timeTo === '' || open <= timeTo),
  )
}
