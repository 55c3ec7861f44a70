import { readE164 } from '@yoyaku/input/e164'
import { sql } from 'kysely'
import { refuseFields } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import type { Schemas } from '../../contract/types.ts'
import { transaction } from '../../db/transaction.ts'
import { consentsQuery, withdrawQuery } from '../legal/consents.ts'
import { MEMBER_COLUMNS, memberDeleted, userOf } from '../members/member.ts'
import { normaliseName } from '../members/person-name.ts'

/** Changes what is given and nothing else; the language of the page becomes the language we write in. */
export const updateMe: Handler<'updateMe'> = async (call) => {
  const { body, locale, context } = call
  if (body.phone && readE164(body.phone) === null) return refuseFields([{ field: 'phone', code: 'FORMAT' }])
  const { userId } = memberOf(call)
  const row = await transaction(context.db, async (trx) => {
    const before = await trx
      .selectFrom('member')
      .select('accepts_marketing')
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (before === undefined) return undefined
    const { acceptsMarketing = before.accepts_marketing } = body
    if (acceptsMarketing && !before.accepts_marketing) {
      await consentsQuery(userId, [{ purpose: 'marketing', version: null }]).execute(trx)
    }
    if (!acceptsMarketing && before.accepts_marketing) await withdrawQuery(userId, 'marketing').execute(trx)
    return trx
      .updateTable('member')
      .set({ ...changesOf(body), locale })
      .where('id', '=', userId)
      .returning(MEMBER_COLUMNS)
      .executeTakeFirstOrThrow()
  })
  if (row === undefined) return memberDeleted()
  return { status: 200, body: { data: userOf(row) } }
}

function changesOf({ firstName, lastName, phone, acceptsMarketing }: Schemas['ProfileBody']) {
  return {
    ...(firstName !== undefined && { first_name: normaliseName(firstName) }),
    ...(lastName !== undefined && { last_name: normaliseName(lastName) }),
    ...(phone !== undefined && { phone }),
    ...(acceptsMarketing !== undefined && {
      accepts_marketing: acceptsMarketing,
      marketing_changed_at: sql<
        string | null
      >`case when accepts_marketing = ${acceptsMarketing} then marketing_changed_at else app_now() end`,
    }),
  }
}
