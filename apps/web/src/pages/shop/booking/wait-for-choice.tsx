import type { ReactNode } from 'react'
import { startWindow } from '../../../features/catalogue/start-times.ts'
import { minutesOf } from '../../../features/dates/business-time.ts'
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

/** Offers to wait for what is chosen: for the times that were searched for, where it can begin then. */
export function WaitForChoice({ shop, choice, date, hasOtherTimes = false }: WaitForChoiceProps): ReactNode {
  const searched = startWindow(choice.startTimes)
  const isPossible = canBegin(shop, choice, date)
  if (hasOtherTimes && !isPossible) return null
  return (
    <div>
      <WaitForTime
        selection={{
          shopId: shop.id,
          serviceId: choice.service?.id ?? '',
          unitId: choice.unit?.id ?? '',
          date,
          quantity: choice.quantity,
          ...(isPossible ? searched : ANY_START),
          ...ANY,
        }}
      />
    </div>
  )
}

/** Whether a visit fits into the usual hours of the weekday from the times on; a rental ends on another day. */
function canBegin({ hours }: Shop, { service, unit, startTimes }: Choice, date: string): boolean {
  const { dayOfWeek } = Temporal.PlainDate.from(date)
  const { timeFrom, timeTo } = startWindow(startTimes)
  const visit = service?.dayUnit === true ? 0 : (unit?.durationMinutes ?? 0)
  return hours.some(
    ({ weekday, open, close }) =>
      weekday === dayOfWeek &&
      (timeFrom === '' || minutesOf(timeFrom) + visit <= minutesOf(close)) &&
      (timeTo === '' || open <= timeTo),
  )
}
