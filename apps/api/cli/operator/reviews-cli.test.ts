import { beforeAll, expect, test } from 'vitest'
import { newMember } from '../../src/testing/people.ts'
import { review, visit } from '../../src/testing/reviews.ts'
import { insertReferenceData, openShop } from '../../src/testing/shop.ts'
import { startEachTestAnew } from '../../src/testing/start-each-test-anew.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from './program.ts'

const KEY = 'the-key-of-the-operators'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY: KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db)
})
startEachTestAnew(() => api)

async function operator(...line: string[]) {
  let out = ''
  let err = ''
  const exit = await runOperator(line, {
    env: { OPERATOR_KEY: KEY, PUBLIC_URL: await api.url() },
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
  })
  return { exit, out, err }
}

test('`reviews` lists what members say, replies, takes down, shows again, and a dry run of each writes nothing', async () => {
  expect((await operator('reviews', 'list')).out).toBe('There are no reviews.\n')
  const { token, codeNumber } = await visit(api)
  const written = (await review(api, token, codeNumber, { stars: 4, text: 'Kind\nand quick' })).body.data
  const head = `${written.id}  ★★★★☆  ${written.createdAt}  H.  en\n  shop (Kumo), Cut, 2026-11, reservation ${codeNumber}\n  Kind and quick\n`
  expect((await operator('reviews', 'list', '--shop', 'shop')).out).toBe(`${head}1 of 1\n`)

  const dry = 'Nothing was written: this was a dry run\n'
  const reply = ['reviews', 'reply', written.id, 'Thank you']
  expect((await operator(...reply, '--dry-run')).out).toBe(`${head}  Reply: Thank you\n${dry}`)
  expect((await operator(...reply)).out).toBe(`${head}  Reply: Thank you\n`)
  expect((await operator('reviews', 'reply', written.id, '--remove')).out).toBe(head)
  expect(await operator('reviews', 'reply', written.id)).toMatchObject({ exit: 2, err: 'Give the text, or --remove\n' })

  const { accessToken } = await newMember(api)
  const report = { token: accessToken, body: { reason: 'spam', text: 'Again and again' } }
  await api.call('POST', `/api/v1/user/reviews/${written.id}/report`, report)
  const reported = `${head}  Reported: spam, Again and again\n`
  expect((await operator('reviews', 'list', '--state', 'reported')).out).toBe(`${reported}1 of 1\n`)
  const hidden = `${head}  Hidden: Advertises\n  Reported: spam, Again and again\n`
  expect((await operator('reviews', 'hide', written.id, '--reason', 'Advertises')).out).toBe(hidden)
  expect((await operator('reviews', 'list', '--state', 'shown')).out).toBe('There are no reviews.\n')
  expect((await operator('reviews', 'show', written.id)).out).toBe(head)
  expect(await operator('reviews', 'show', 'none')).toMatchObject({ exit: 1 })
})
