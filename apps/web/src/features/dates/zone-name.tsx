import { type ReactNode, useState } from 'react'
import { isSameClock } from '../../locale/zoned.ts'
import { useSite } from '../../site/site.tsx'
import { useOwnTimeZone } from '../../site/use-own-time-zone.ts'
import * as css from './zone-name.css.ts'

interface ZoneNameProps {
  /** Of the shop. */
  readonly timeZone: string
  readonly className?: string
  readonly children: ReactNode
}

/** The name of a zone, where its clocks show another time than the reader's. What the server wrote in vain keeps its room: nothing moves. */
export function ZoneName({ timeZone, className = '', children }: ZoneNameProps): ReactNode {
  const { now } = useSite()
  const ownZone = useOwnTimeZone()
  const isNamed = ownZone === null || !isSameClock(now, timeZone, ownZone)
  const [hasRoom] = useState(isNamed)
  if (!isNamed && !hasRoom) return null
  return <span className={isNamed ? className : `${className} ${css.room}`}>{children}</span>
}
