import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { newMember } from '../../testing/people.ts'
import { reencryptTokens } from './reencrypt-tokens.ts'
import { decryptToken, encryptToken } from './ticket.ts'

const OLD = 'the token secret of last month, 32 bytes'
const LOST = 'a token secret that nobody has any more'
const MANY = 600
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { TOKEN_SECRET_PREVIOUS: OLD } })
})
afterAll(() => api.close())

test('What the previous secret encrypted opens without it afterwards; nothing else is touched', async () => {
  const { config } = api.context
  const { user } = await newMember(api)
  const by = (tokenSecret: string, token: string) => encryptToken({ ...config, tokenSecret }, token)
  const [lost, fresh] = [by(LOST, 'lost'), by(config.tokenSecret, 'fresh')]
  const identity = (subject: string, refresh_token: Buffer | null) => ({
    ...{ issuer: 'https://appleid.apple.com', subject, member_id: user.id, provider: 'apple' as const, refresh_token },
  })
  const many = Array.from({ length: MANY }, (_, number) => identity(`old ${number}`, by(OLD, `token ${number}`)))
  const others = [identity('lost', lost), identity('fresh', fresh), identity('none', null)]
  await api.db
    .insertInto('identity')
    .values([...many, ...others])
    .execute()
  await api.db
    .insertInto('token_revocation')
    .values({ id: 'leaving', provider: 'apple', refresh_token: by(OLD, 'leaving') })
    .execute()

  expect(await reencryptTokens({ db: api.db, config: { ...config, previousTokenSecret: null } })).toBe(0)
  expect(await reencryptTokens(api.context)).toBe(MANY + 1)
  expect(await reencryptTokens(api.context)).toBe(0)

  const rows = await api.db.selectFrom('identity').select(['subject', 'refresh_token']).execute()
  const stored = new Map(rows.map(({ subject, refresh_token }) => [subject, refresh_token]))
  const today = { ...config, previousTokenSecret: null }
  const opened = (token: Buffer | null | undefined) => (token ? decryptToken(today, token) : null)
  expect(many.map(({ subject }) => opened(stored.get(subject)))).toEqual(many.map((_, number) => `token ${number}`))
  expect([stored.get('lost'), stored.get('fresh'), stored.get('none')]).toEqual([lost, fresh, null])
  const { refresh_token } = await api.db.selectFrom('token_revocation').selectAll().executeTakeFirstOrThrow()
  expect(opened(refresh_token)).toBe('leaving')
})
