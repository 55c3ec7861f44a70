import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 128 bits. */
export const newId = (): string => randomBytes(16).toString('hex')

/** A secret that travels in a URL or a body: 256 bits; only its hash is stored. */
export const newTicket = (): string => randomBytes(32).toString('base64url')

export const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

/** Six digits; a leading zero is as good as any other. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** Bound to its challenge and its address: the same digits are worth nothing elsewhere. */
export const codeHmac = (pepper: string, challengeId: string, email: string, code: string): Buffer =>
  createHmac('sha256', pepper).update(['code', challengeId, email, code].join('\u0000')).digest()

export const sameSecret = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
