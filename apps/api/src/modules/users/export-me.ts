import type { Failure } from '../../contract/failure.ts'
import { type Call, type Handler, memberOf } from '../../contract/handler.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { logSecurityEvent } from '../../lib/security-log.ts'
import { listFavorites } from '../favorites/list-favorites.ts'
import { listConsents } from '../legal/consents.ts'
import { findUser, memberDeleted } from '../members/member.ts'
import { listNotifications } from '../notifications/list-notifications.ts'
import { listReservations } from '../reservations/list-reservations.ts'
import { showVersion } from '../reservations/show-version.ts'
import { reviewReportsOf } from '../reviews/reviews-of-member.ts'
import { entriesOf } from '../waiting-list/list-waiting-list.ts'
import { calendarFeedOf } from './calendar-feed.ts'
import { openSessionsOf } from './sessions.ts'

const PAGE = 100

/** Everything there is about the member at one moment, as the other calls show it. */
export const exportMe: Handler<'exportMe'> = async (call) => {
  const { context, ip } = call
  const answer = await inSnapshot(context.db, (db) => everything({ ...call, context: { ...context, db } }))
  const { userId: memberId, sessionId } = memberOf(call)
  if (answer.status === 200) logSecurityEvent(context, { event: 'account.exported', memberId, sessionId, ip })
  return answer
}

async function everything(call: Call<'exportMe'>): ReturnType<Handler<'exportMe'>> {
  const { userId } = memberOf(call)
  const user = await findUser(call.context.db, userId)
  if (user === null) return memberDeleted()
  const [
    reservations,
    reservationVersions,
    reviewReports,
    favorites,
    notifications,
    waitingList,
    calendarFeed,
    sessions,
    consents,
  ] = await Promise.all([
    everyPage((page) => listReservations({ ...call, query: { page, limit: PAGE } })),
    versionsOf(call, userId),
    reviewReportsOf(call.context.db, userId),
    everyPage((page) => listFavorites({ ...call, query: { page, limit: PAGE } })),
    everyPage((page) => listNotifications({ ...call, query: { page, limit: PAGE } })),
    entriesOf(call.context.db, userId, call.locale),
    calendarFeedOf(call.context.db, userId),
    openSessionsOf(call.context.db, memberOf(call)),
    listConsents(call.context.db, userId),
  ])
  const lists = {
    reservations,
    reservationVersions,
    reviewReports,
    favorites,
    notifications,
    waitingList,
    sessions,
    consents,
  }
  return { status: 200, body: { data: { user, calendarFeed, ...lists } } }
}

async function versionsOf({ context: { db }, locale }: Call<'exportMe'>, memberId: string) {
  const rows = await db
    .selectFrom('reservation_version')
    .innerJoin('reservation', (join) =>
      join
        .onRef('reservation.shop_id', '=', 'reservation_version.shop_id')
        .onRef('reservation.id', '=', 'reservation_version.reservation_id'),
    )
    .selectAll('reservation_version')
    .select('reservation.code_number')
    .where('reservation.member_id', '=', memberId)
    .orderBy('reservation_version.rescheduled_at', 'desc')
    .execute()
  return rows.map((row) => ({ codeNumber: row.code_number, ...showVersion(row, locale) }))
}

type Page<Item> = { status: 200; body: { data: Item[] } }

async function everyPage<Item>(read: (page: number) => Promise<Page<Item> | Failure>): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 0; ; page++) {
    const answer = await read(page)
    if (!isPage(answer)) throw new Error(`A list of the member's own data answered ${answer.status}`)
    items.push(...answer.body.data)
    if (answer.body.data.length < PAGE) return items
  }
}

const isPage = <Item>(answer: Page<Item> | Failure): answer is Page<Item> => 'data' in answer.body
