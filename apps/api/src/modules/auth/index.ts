import type { Handlers } from '../../contract/handler.ts'
import { createWsTicket } from './create-ws-ticket.ts'
import { listProviders } from './list-providers.ts'
import { loginSso } from './login-sso.ts'
import { loginStep1 } from './login-step1.ts'
import { loginStep2 } from './login-step2.ts'
import { loginStep3 } from './login-step3.ts'
import { logout } from './logout.ts'
import { refreshToken } from './refresh-token.ts'
import { reportingSignIn } from './report-sign-in.ts'

export const auth = {
  loginStep1: reportingSignIn(loginStep1),
  loginStep2: reportingSignIn(loginStep2),
  loginStep3: reportingSignIn(loginStep3),
  loginSso: reportingSignIn(loginSso),
  listProviders,
  refreshToken,
  logout,
  createWsTicket,
} satisfies Partial<Handlers>

export { authExpired } from './expired.ts'
