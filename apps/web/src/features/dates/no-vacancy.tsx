import { Plural } from '@lingui/react/macro'

interface NoVacancyForProps {
  readonly quantity: number
  /** As it is written: `Nov 28 (Sat)`. */
  readonly day: string
}

/** The shop is open on the day, but not so many people fit. */
export const NoVacancyFor = ({ quantity, day }: NoVacancyForProps) => (
  <Plural
    value={quantity}
    one={`No availability for 1 person on ${day}`}
    other={`No availability for # people on ${day}`}
  />
)

/** What can be had instead. */
export const FewerPeople = ({ quantity }: { readonly quantity: number }) => (
  <Plural value={quantity} one="Search for 1 person" other="Search for # people" />
)
