import { type APIRequestContext, expect } from '@playwright/test'

type Email = { id: string; to: string; subject: string; text: string; html: string; sentAt: string }

/** An unused address. */
export const newAddress = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`

export async function emailsTo(request: APIRequestContext, email: string): Promise<Email[]> {
  const answer = await request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
  expect(answer.ok()).toBe(true)
  return (await answer.json()) as Email[]
}

/** The newest code in e-mails, newest first, as a person would read it. */
export const codeIn = (messages: readonly Pick<Email, 'text'>[]): string | undefined =>
  messages.map(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]).find(Boolean)

export async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(
      async () => {
        code = codeIn(await emailsTo(request, email))
        return code
      },
      { message: `an e-mail with a code to ${email}` },
    )
    .toBeTruthy()
  return code ?? ''
}
