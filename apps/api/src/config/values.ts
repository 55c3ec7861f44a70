import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

export const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '[::1]', 'localhost'])

/** Set to nothing is not set. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional())

export const urlOf = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `must be a URL that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`,
  })

/** The path, where there is one, is the number of a database. */
export const redisUrl = urlOf('redis', 'rediss').refine(
  (text) => !URL.canParse(text) || /^\/?\d*$/.test(new URL(text).pathname),
  { error: 'must end with the number of a database (redis://host:6379/0), or without a path' },
)

/** An origin, with or without the slash at its end. */
export const origin = urlOf('http', 'https').refine(
  (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
  { error: 'must be an origin only: no path, no query, no name and password' },
)

/** A comma-separated list of origins; never `*`. */
export const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => origin.safeParse(part).success), {
    error: 'must be a comma-separated list of origins (https://partner.example)',
  })
  .transform((parts) => parts.map((part) => new URL(part).origin))

export const numberBetween = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\s*\d+\s*$/, { error, abort: true })
    .transform(Number)
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, { error })
}

export const secret = z
  .string()
  .refine((value) => Buffer.byteLength(value) >= 32, { error: 'must have at least 32 bytes' })

/** Goes into a header, so no spaces. */
export const key = z
  .string()
  .regex(/^[\x21-\x7e]{16,}$/, { error: 'must have at least 16 characters, ASCII and no spaces' })

/** `Name <address>` or an address. */
export const sender = z
  .string()
  .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, { error: 'must be an address, or Name <address>' })

/** People read it and press it: nothing but the address. */
export const contact = z.email({ error: 'must be an address alone: help@example.com' })

/** A comma-separated list of IP addresses and networks (`10.0.0.0/8`); never a number of hops, which a caller can make true. */
export const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => isNetwork(part, 0)), {
    error: 'must be a comma-separated list of IP addresses or networks (10.0.0.0/8)',
    abort: true,
  })
  .refine((parts) => parts.every((part) => isNetwork(part, 1)), {
    error: 'must not be /0: any client could forge its IP address',
  })

function isNetwork(text: string, shortest: number): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= shortest && Number(prefix) <= bitsOf(family)
}

const bitsOf = (family: number): number => (family === 4 ? 32 : 128)

/** Whether an address is one of these, or in one of these networks. */
export function within(list: readonly string[]): (address: string) => boolean {
  const networks = new BlockList()
  for (const text of list) {
    const [address = '', prefix] = text.split('/')
    const family = isIP(address)
    networks.addSubnet(address, prefix === undefined ? bitsOf(family) : Number(prefix), family === 4 ? 'ipv4' : 'ipv6')
  }
  return (address) => {
    const family = isIP(address)
    return family !== 0 && networks.check(address, family === 4 ? 'ipv4' : 'ipv6')
  }
}
