import { hasContactDetails } from '@yoyaku/input'
import { sql } from 'kysely'
import { type Failure, refuse, refuseFields } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { now } from '../../db/app-now.ts'
import { onlyRow } from '../../db/pipeline.ts'
import { transaction } from '../../db/transaction.ts'
import { newId } from '../../lib/secrets.ts'
import { reservationStateOf } from '../bookings/transitions.ts'
import { isShownTo } from '../members/booked-through.ts'
import { keepMember, memberDeleted } from '../members/member.ts'
import { languageOf, pseudonym } from './author.ts'
import { isTooLate } from './review-action.ts'
import { reviewsQuery, showReview } from './show-review.ts'

export const createReview: Handler<'createReview'> = (call) => {
  const { context, body, locale, params } = call
  const member = memberOf(call)
  const text = body.text.normalize('NFC').trim()
  return transaction(context.db, async (trx) => {
    const { rows: kept } = await keepMember(member.userId).execute(trx)
    if (kept.length === 0) return memberDeleted()
    const visit = await trx
      .selectFrom('reservation')
      .innerJoin('member', 'member.id', 'reservation.member_id')
      .select(['reservation.shop_id', 'reservation.id', 'status', 'start_at', 'end_at', 'first_name', 'last_name'])
      .select(now.as('now'))
      .where('code_number', '=', params.codeNumber)
      .where('member_id', '=', member.userId)
      .where(isShownTo(member))
      .forShare('reservation')
      .executeTakeFirst()
    if (visit === undefined) return refuse(404, 'NOT_FOUND', 'No such reservation, or not yours')
    const state = reservationStateOf(visit)
    if (state.status !== 'completed') return refuse(409, 'REVIEW_NOT_COMPLETED')
    if (isTooLate(state)) return refuse(409, 'REVIEW_TOO_LATE')
    if (text === '') return refuseFields([{ field: 'text', code: 'REQUIRED' }])
    if (hasContactDetails(text)) return refuseFields([{ field: 'text', code: 'CONTACT_DETAILS' }])

    const id = newId()
    const author = pseudonym(visit.first_name, visit.last_name)
    // Of two at once the second waits here for the first.
    const { numInsertedOrUpdatedRows: inserted } = await trx
      .insertInto('review')
      .values({
        ...{ shop_id: visit.shop_id, id, reservation_id: visit.id, member_id: member.userId },
        ...{ stars: body.stars, text, language: languageOf(text, locale), author },
      })
      .onConflict((conflict) => conflict.constraint('review_one_per_reservation').doNothing())
      .executeTakeFirstOrThrow()
    if (inserted === 0n) return exists()
    const { rows } = await reviewsQuery(sql`review.shop_id = ${visit.shop_id} and review.id = ${id}`).execute(trx)
    return { status: 201, body: { data: showReview(onlyRow(rows), locale) } }
  })
}

const exists = (): Failure<409> => refuse(409, 'REVIEW_EXISTS', 'This reservation has a review')
