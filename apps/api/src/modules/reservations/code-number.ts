import { randomBytes } from 'node:crypto'

// 32 signs: five bits each, none more likely than another.
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

export const newCodeNumber = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')
