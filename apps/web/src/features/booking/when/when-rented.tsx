import { Trans } from '@lingui/react/macro'
import { DotSeparated } from '../../../components/text/dot-separated.tsx'
import { DescriptionItem } from '../description-list.tsx'
import { useDateTime } from './use-date-time.ts'
import * as css from './when.css.ts'
import { Struck, When, type WhenProps } from './when.tsx'

interface WhenRentedProps extends WhenProps {
  /** Picked up then, and returned. */
  readonly dayUnit: boolean
  /** Where, if at another shop. */
  readonly returnShop?: { readonly shopName: string } | undefined
}

/** The hours of what happens at the shop; of a rental when it is picked up, and when it has to be back. */
export function WhenItems({ dayUnit, ...span }: WhenRentedProps) {
  if (!dayUnit) {
    return (
      <DescriptionItem name={<Trans>Date and time</Trans>} leads>
        <When {...span} />
      </DescriptionItem>
    )
  }
  return (
    <>
      <DescriptionItem name={<Trans>Pick-up</Trans>} leads>
        <DateTime at={span.startAt} timeZone={span.timeZone} />
      </DescriptionItem>
      <DescriptionItem name={<Trans>Return</Trans>} leads>
        <DateTime at={span.endAt} timeZone={span.timeZone} />
      </DescriptionItem>
    </>
  )
}

/** The same in a list. */
export function WhenLines({ dayUnit, returnShop, ...span }: WhenRentedProps) {
  if (!dayUnit) return <When {...span} />
  const { startAt, endAt, timeZone, replacedBy = span } = span
  return (
    <>
      <span className={css.line}>
        <Trans>Pick-up</Trans>{' '}
        <Struck isStruck={!isSameMoment(replacedBy.startAt, startAt)}>
          <DateTime at={startAt} timeZone={timeZone} />
        </Struck>
      </span>
      <span className={css.line}>
        <DotSeparated>
          <span>
            <Trans>Return</Trans>{' '}
            <Struck isStruck={!isSameMoment(replacedBy.endAt, endAt)}>
              <DateTime at={endAt} timeZone={timeZone} />
            </Struck>
          </span>
          {returnShop?.shopName}
        </DotSeparated>
      </span>
    </>
  )
}

export const isSameMoment = (one: string, other: string): boolean => Temporal.Instant.compare(one, other) === 0

function DateTime({ at, timeZone }: { readonly at: string; readonly timeZone: string }) {
  return (
    <time dateTime={at} className={css.when}>
      {useDateTime(at, timeZone)}
    </time>
  )
}
