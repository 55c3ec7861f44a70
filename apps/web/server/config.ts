import { isIP } from 'node:net'
import { env as processEnv } from 'node:process'
import * as z from 'zod'

const address = z.url({ protocol: /^https?$/, error: 'must be a URL that begins with http:// or https://' })
const noOrigin = 'must be an origin only: no path, no query, no name and password'
const origin = address.refine((text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`, {
  error: noOrigin,
})
const noPort = 'must be a whole number from 0 to 65535'

const schema = z.object({
  PORT: z.coerce
    .number(noPort)
    .refine((value) => Number.isInteger(value) && value >= 0 && value <= 65535, noPort)
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  API_URL: address.optional(),
  PUBLIC_URL: origin.optional(),
  SMTP_URL: z.string().optional(),
  NODE_ENV: z.string().optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => isIP(part.split('/', 1)[0] ?? '') !== 0), {
      error: 'must list IP addresses or networks (10.0.0.0/8) behind commas',
    })
    .default([]),
})

export interface WebConfig {
  readonly port: number
  readonly host: string
  /** The API elsewhere; without one it is mounted in this process. */
  readonly apiUrl: URL | null
  /** The origin that people see. */
  readonly publicUrl: URL
  readonly developmentMailbox: boolean
  /** Whose word on the visitor's address is passed on to the API. */
  readonly trustedProxies: readonly string[]
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Throws sentences that name the variables. */
export function readConfig(environment: Environment = processEnv): WebConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const mistakes = result.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`)
    throw new Error(['The configuration is not right:', ...mistakes].join('\n'))
  }
  const { PORT, HOST, API_URL, PUBLIC_URL, SMTP_URL, NODE_ENV, TRUSTED_PROXIES } = result.data
  return {
    port: PORT,
    host: HOST,
    apiUrl: API_URL === undefined ? null : new URL(API_URL),
    publicUrl: new URL(PUBLIC_URL ?? `http://localhost:${PORT}`),
    developmentMailbox: SMTP_URL === undefined && NODE_ENV !== 'production',
    trustedProxies: TRUSTED_PROXIES,
  }
}
