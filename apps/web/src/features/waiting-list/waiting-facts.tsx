import { Plural, Trans } from '@lingui/react/macro'
import type { WaitingEntry } from '@yoyaku/core/types'
import { DotSeparated } from '../../components/text/dot-separated.tsx'
import { useFormat } from '../../site/site.tsx'
import { useStartWindowText } from '../catalogue/start-times-text.ts'
import * as css from './waiting-list.css.ts'

type Facts = Pick<
  WaitingEntry,
  | 'serviceName'
  | 'shopName'
  | 'date'
  | 'timeFrom'
  | 'timeTo'
  | 'quantity'
  | 'isForPeople'
  | 'staff'
  | 'resource'
  | 'returnTime'
  | 'returnShop'
>

/** What a member waits for. */
export function WaitingFacts({ entry }: { readonly entry: Facts }) {
  const { fullDate } = useFormat()
  const { serviceName, shopName, date, quantity, isForPeople = true, staff, resource, returnTime, returnShop } = entry
  const chosen = staff?.name ?? resource?.name
  const branch = returnShop?.name
  return (
    <div className={css.facts}>
      <strong>{serviceName ?? <Trans>Any service</Trans>}</strong>
      <span className={css.soft}>{shopName}</span>
      <time dateTime={date}>{fullDate(date)}</time>
      <span className={css.soft}>
        <DotSeparated>
          <StartWindow {...entry} />
          {isForPeople && <Plural value={quantity} one="# person" other="# people" />}
        </DotSeparated>
      </span>
      {chosen !== undefined && <span className={css.soft}>{chosen}</span>}
      {returnTime !== null && (
        <span className={css.soft}>
          <Trans>Return at {returnTime}</Trans>
        </span>
      )}
      {branch !== undefined && (
        <span className={css.soft}>
          <Trans>Return to {branch}</Trans>
        </span>
      )}
    </div>
  )
}

function StartWindow({ timeFrom, timeTo }: Pick<Facts, 'timeFrom' | 'timeTo'>) {
  const text = useStartWindowText()({ timeFrom, timeTo })
  return text === '' ? <Trans>Any time</Trans> : text
}
