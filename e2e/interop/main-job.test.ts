import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { mainJob } from './main-job.ts'
import { type Prism, startPrism } from './prism.ts'

const origin = inject('origin')
let prism: Prism

beforeAll(async () => {
  prism = await startPrism(origin)
})
afterAll(() => prism.stop())

async function readCode(email: string): Promise<string> {
  const emails = (await (await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)).json()) as {
    text: string
  }[]
  const code = /\b\d{6}\b/.exec(emails[0]?.text ?? '')?.[0]
  if (!code) throw new Error(`No code was sent to ${email}`)
  return code
}

test('a generated client completes the main job through a proxy that validates every request and answer', async () => {
  const email = 'interop@example.com'
  expect(await mainJob(prism.url, email, () => readCode(email))).toBe('cancelled')
})

test('the proxy refuses a request that does not fit the contract', async () => {
  const answer = await fetch(`${prism.url}/api/v1/shops/search?limit=many`)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('limit')
})
