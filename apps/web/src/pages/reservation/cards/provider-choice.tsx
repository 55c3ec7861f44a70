import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { ErrorNotice, Notice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { type Providers, useProviders } from '../availability.ts'
import * as css from './choices.css.ts'
import { useChoosing } from './choosing.tsx'
import * as timeCss from './time-card.css.ts'

interface Offered {
  readonly id: string
  readonly name: string
  readonly available: boolean
  readonly note?: string
  readonly pictureUrl?: string
}

interface ProviderChoiceProps {
  /** Of the radio buttons, in the form. */
  readonly name: string
  readonly question: ReactNode
  /** What not choosing means. */
  readonly noPreference?: ReactNode
  readonly noneAvailable: ReactNode
  readonly offered: (providers: Providers) => readonly Offered[]
  readonly chosenId: string | null
  readonly choose: (chosen: Offered | null) => void
}

/** How many there are is not known yet: the cards below come when they are (card.css.ts). */
const FirstLoad = () => (
  <div data-first-load>
    <Skeleton shape="block" />
  </div>
)

/** A choice of the available staff or equipment at the chosen time, or no preference. */
export function ProviderChoice(props: ProviderChoiceProps) {
  const { name, question, noPreference, noneAvailable, offered, chosenId, choose } = props
  const { draft, params, times, show } = useChoosing()
  const query = useProviders(params, times.slot?.startAt ?? null)
  if (times.slot === null) {
    // Whether the chosen time is free is still loading.
    if (draft.reservationTime !== null && times.query.isPending) return <FirstLoad />
    return (
      <div className={timeCss.hint}>
        <Trans>Please choose a time first.</Trans>
        <Button variant="outline" size="small" onClick={() => show('time')}>
          <Trans>Choose a time</Trans>
        </Button>
        {chosenId !== null && (
          <Button variant="plain" size="small" onClick={() => choose(null)}>
            <Trans>No preference</Trans>
          </Button>
        )}
      </div>
    )
  }
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      <FirstLoad />
    )
  }
  const all = offered(query.data)
  if (!all.some(({ available }) => available)) {
    return (
      <Notice
        tone="warning"
        action={
          <Button variant="outline" size="small" onClick={() => show('time')}>
            <Trans>Choose another time</Trans>
          </Button>
        }
      >
        {noneAvailable}
      </Notice>
    )
  }
  return (
    <fieldset className={css.options}>
      <legend className={css.legend}>{question}</legend>
      <label className={css.option}>
        <input
          type="radio"
          name={name}
          value=""
          className={css.radio}
          checked={chosenId === null}
          onChange={() => choose(null)}
        />
        <span className={css.optionWords}>
          <span className={css.optionName}>
            <Trans>No preference</Trans>
          </span>
          {noPreference !== undefined && <span className={css.optionNote}>{noPreference}</span>}
        </span>
      </label>
      {all.map((one) => (
        <label key={one.id} className={one.pictureUrl === undefined ? css.option : css.person}>
          <input
            type="radio"
            name={name}
            value={one.id}
            className={css.radio}
            disabled={!one.available}
            checked={chosenId === one.id}
            onChange={() => choose(one)}
          />
          {one.pictureUrl !== undefined && (
            <img src={one.pictureUrl} alt="" width={44} height={44} loading="lazy" className={css.avatar} />
          )}
          <span className={css.optionWords}>
            <span className={css.optionName}>{one.name}</span>
            <span className={css.optionNote}>
              {one.available ? one.note : <Trans>Not available at this time</Trans>}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
