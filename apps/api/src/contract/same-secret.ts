import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** In the same time whatever they are. */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
