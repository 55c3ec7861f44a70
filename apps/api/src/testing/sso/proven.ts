import { randomUUID } from 'node:crypto'
import type { Proven } from '../../modules/sso/provider.ts'

/** Somebody whom a provider knows and we do not. */
export const provenAs = (other: Partial<Proven> = {}): Proven => ({
  provider: 'google',
  issuer: 'https://accounts.example',
  subject: randomUUID(),
  email: null,
  emailVerified: false,
  firstName: null,
  lastName: null,
  refreshToken: null,
  ...other,
})
