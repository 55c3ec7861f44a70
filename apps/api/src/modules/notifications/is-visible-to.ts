import { type RawBuilder, sql } from 'kysely'
import type { Member } from '../../contract/handler.ts'
import { isShownTo } from '../members/booked-through.ts'

/** Whether a member's token shows a row of `notification`: it does where it shows the reservation, or the entry of the waiting list. */
export const isVisibleTo = (member: Pick<Member, 'origin'>): RawBuilder<boolean> =>
  member.origin === null
    ? sql<boolean>`true`
    : sql<boolean>`(notification.offer ->> 'origin' = ${member.origin} or exists (select from reservation
        where reservation.shop_id = notification.shop_id and reservation.id = notification.reservation_id
          and ${isShownTo(member, 'reservation.origin')}))`
