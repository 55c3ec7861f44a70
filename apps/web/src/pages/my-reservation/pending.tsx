import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { CalendarButton, ListHead } from './list-head.tsx'
import * as css from './my-reservation.css.ts'

export const CardsPending = () => (
  <div className={css.cards} aria-busy="true">
    {[1, 2, 3].map((place) => (
      <div key={place} className={css.card}>
        <div className={css.cover}>
          <Skeleton shape="picture" />
        </div>
        <div className={css.cardText}>
          <LinePending />
          <LinePending />
          <LinePending />
          <div className={css.when}>
            <Skeleton />
          </div>
          <div className={css.cardFoot}>
            <LinePending />
          </div>
        </div>
      </div>
    ))}
  </div>
)

const LinePending = () => (
  <div className={css.linePending}>
    <Skeleton shape="shortLine" />
  </div>
)

export const ListPending = () => (
  <>
    <ListHead>
      <span className={css.placeholder} aria-hidden="true">
        <CalendarButton />
      </span>
    </ListHead>
    <CardsPending />
  </>
)
