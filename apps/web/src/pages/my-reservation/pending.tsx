import { Trans } from '@lingui/react/macro'
import { Skeleton } from '../../parts/skeleton.tsx'
import * as css from './my-reservation.css.ts'

export const CardsPending = () => (
  <div className={css.cards} aria-busy="true">
    {[1, 2, 3].map((place) => (
      <div key={place} className={css.cardPending}>
        <Skeleton shape="square" />
        <div>
          <Skeleton shape="shortLine" />
          <Skeleton />
          <Skeleton shape="shortLine" />
        </div>
      </div>
    ))}
  </div>
)

export const ListPending = () => (
  <>
    <h1 className={css.heading}>
      <Trans>My reservations</Trans>
    </h1>
    <CardsPending />
  </>
)
