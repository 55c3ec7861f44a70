import { calendarFeed } from '@yoyaku/calendar-file'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { now } from '../../db/app-now.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { hashOf, newTicket } from '../../lib/secrets.ts'
import { brandOf } from '../mail/brand.ts'
import { keepMember, memberDeleted } from '../members/member.ts'
import { calendarEventOf } from '../notifications/calendar-event.ts'

export const CALENDAR_FEEDS = '/api/v1/calendar-feeds'

const SHOWN_DAYS = 366
const MOST_EVENTS = 1000

export const getCalendarFeed: Handler<'getCalendarFeed'> = async (call) => {
  return { status: 200, body: { data: await calendarFeedOf(call.context.db, memberOf(call).userId) } }
}

/** Since when a member has one; null where they have none. */
export async function calendarFeedOf(db: Db | Trx, memberId: string): Promise<{ createdAt: string } | null> {
  const feed = await db
    .selectFrom('calendar_feed')
    .select('created_at as createdAt')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return feed ?? null
}

export const createCalendarFeed: Handler<'createCalendarFeed'> = (call) => {
  const { context, locale } = call
  const { userId } = memberOf(call)
  const token = newTicket()
  return transaction(context.db, async (trx) => {
    const { rows: locked } = await keepMember(userId).execute(trx)
    if (locked.length === 0) return memberDeleted()
    const feed = { token_hash: hashOf(token), locale, created_at: now }
    const { createdAt } = await trx
      .insertInto('calendar_feed')
      .values({ member_id: userId, ...feed })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(feed))
      .returning('created_at as createdAt')
      .executeTakeFirstOrThrow()
    return {
      status: 201,
      body: { data: { url: `${context.config.publicUrl}${CALENDAR_FEEDS}/${token}.ics`, createdAt } },
    }
  })
}

export const deleteCalendarFeed: Handler<'deleteCalendarFeed'> = async (call) => {
  await forgetCalendarFeed(call.context.db, memberOf(call).userId)
  return { status: 200, body: { data: { success: true } } }
}

/** Its address answers nothing from now on. */
export async function forgetCalendarFeed(db: Db | Trx, memberId: string): Promise<void> {
  await db.deleteFrom('calendar_feed').where('member_id', '=', memberId).execute()
}

/** The file that calendars read; null where the secret is none, or none any more. */
export async function readCalendarFeed({ db, config }: AppContext, token: string): Promise<string | null> {
  const feed = await db
    .selectFrom('calendar_feed')
    .select(['member_id', 'locale'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (feed === undefined) return null
  const [brand, rows] = await Promise.all([
    brandOf(db, config),
    db
      .selectFrom('reservation')
      .select(['code_number', 'version', 'start_at', 'end_at', 'agreed', 'locale'])
      .select(['created_at as reserved_at', 'rescheduled_at', 'cancelled_at'])
      .where('member_id', '=', feed.member_id)
      .where(sql<boolean>`start_at > app_now() - make_interval(days => ${sql.lit(SHOWN_DAYS)})`)
      .orderBy('start_at', 'desc')
      .orderBy('code_number')
      .limit(MOST_EVENTS)
      .execute(),
  ])
  const events = rows.map((row) => calendarEventOf(config, row))
  return calendarFeed(NAME[feed.locale](brand.title), events, { name: brand.title, email: brand.contact })
}

const NAME = {
  en: (brand: string) => `${brand} reservations`,
  ko: (brand: string) => `${brand} 예약`,
  ja: (brand: string) => `${brand}の予約`,
  zh: (brand: string) => `${brand} 預約`,
}
