import { useLingui } from '@lingui/react/macro'
import { PEOPLE } from './days.ts'

/** As many as large cars have. */
const SEATS = 10

interface PeopleOptionsProps {
  /** Seats are counted, not people. */
  readonly isRental: boolean
  /** A number that is offered in any case. */
  readonly atLeast?: number
}

/** The numbers of people that a search offers, and none. */
export function PeopleOptions({ isRental, atLeast = 1 }: PeopleOptionsProps) {
  const { t } = useLingui()
  const most = Math.max(isRental ? SEATS : PEOPLE.length, atLeast)
  return (
    <>
      <option value="">{t`Any number`}</option>
      {Array.from({ length: most }, (_, index) => (
        <option key={index} value={index + 1}>
          {index + 1}
        </option>
      ))}
    </>
  )
}
