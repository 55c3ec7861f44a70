import { Trans } from '@lingui/react/macro'
import { Fact } from './facts.tsx'
import { useMoment } from './use-moment.ts'
import * as css from './when.css.ts'
import { When, type WhenProps } from './when.tsx'

interface WhenRentedProps extends WhenProps {
  /** Picked up then, and returned. */
  readonly dayUnit: boolean
}

/** The hours of what happens at the shop; of a rental when it is picked up, and when it has to be back. */
export function WhenFacts({ dayUnit, ...span }: WhenRentedProps) {
  if (!dayUnit) {
    return (
      <Fact name={<Trans>Date and time</Trans>} leads>
        <When {...span} />
      </Fact>
    )
  }
  return (
    <>
      <Fact name={<Trans>Pick-up</Trans>} leads>
        <Moment at={span.startAt} timeZone={span.timeZone} />
      </Fact>
      <Fact name={<Trans>Return</Trans>} leads>
        <Moment at={span.endAt} timeZone={span.timeZone} />
      </Fact>
    </>
  )
}

/** The same in a list. */
export function WhenLines({ dayUnit, ...span }: WhenRentedProps) {
  if (!dayUnit) return <When {...span} />
  return (
    <>
      <span className={css.line}>
        <Trans>Pick-up</Trans> <Moment at={span.startAt} timeZone={span.timeZone} />
      </span>
      <span className={css.line}>
        <Trans>Return</Trans> <Moment at={span.endAt} timeZone={span.timeZone} />
      </span>
    </>
  )
}

function Moment({ at, timeZone }: { readonly at: string; readonly timeZone: string }) {
  return (
    <time dateTime={at} className={css.when}>
      {useMoment(at, timeZone)}
    </time>
  )
}
