import type { Handlers } from '../../contract/handler.ts'
import { createWsTicket } from './create-ws-ticket.ts'
import { listProviders } from './list-providers.ts'
import { loginSso } from './login-sso.ts'
import { loginStep1 } from './login-step1.ts'
import { loginStep2 } from './login-step2.ts'
import { loginStep3 } from './login-step3.ts'
import { logout } from './logout.ts'
import { refreshToken } from './refresh-token.ts'

export const auth = {
  loginStep1,
  loginStep2,
  loginStep3,
  loginSso,
  listProviders,
  refreshToken,
  logout,
  createWsTicket,
} satisfies Partial<Handlers>
