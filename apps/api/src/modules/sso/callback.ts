import type { AppContext } from '../../context.ts'
import type { Locale } from '../../contract/types.ts'
import { browserHashes, endFlowCookie, secretBehind, ticketCookie } from './cookie.ts'
import { type Flow, takeFlow } from './flow.ts'
import { namesInForm } from './given-names.ts'
import { namesOf } from './identity.ts'
import { type Landing, landingWith, type SsoError } from './landing.ts'
import { isDown, type ProviderName, type SsoProvider } from './provider.ts'
import { issueTicket } from './ticket.ts'

export type CallbackRequest = {
  provider: string
  method: 'GET' | 'POST'
  answer: URLSearchParams
  cookie: string | undefined
  /** For a callback whose flow is unknown. */
  locale: Locale
}

const CANCELLED_ERRORS = [
  'access_denied',
  'user_cancelled_authorize',
  'consent_required',
  'login_required',
  'interaction_required',
]
const UNAVAILABLE_ERRORS = ['temporarily_unavailable', 'server_error']
/** The only response parameters that the library gets; others could mislead it. */
const ANSWER_PARAMETERS = ['code', 'state', 'iss']

/** Turns a provider's response into a ticket, or into an error on the sign-in page. */
export async function finishSso(context: AppContext, request: CallbackRequest): Promise<Landing> {
  const { answer, locale } = request
  const unknown = { locale, provider: request.provider, redirect: null }
  const provider = context.providers.get(request.provider as ProviderName)
  if (provider === undefined) return { location: landingWith(unknown, { error: 'SSO_NOT_OFFERED' }), cookies: [] }
  const state = onlyOne(answer, 'state')
  if (state === null || request.method !== provider.answersBy) {
    return { location: landingWith(unknown, { error: 'SSO_REFUSED' }), cookies: [] }
  }
  const names = provider.answersBy === 'POST' ? namesInForm(answer.get('user')) : { firstName: null, lastName: null }
  const flow = await takeFlow(context.db, {
    provider: provider.name,
    state,
    browsers: browserHashes(request.cookie),
    names,
  })
  if ('error' in flow) return { location: landingWith({ ...unknown, ...flow.at }, { error: flow.error }), cookies: [] }

  const { publicUrl } = context.config
  const { answersBy } = provider
  const found = await outcome(context, provider, answer, flow)
  const location = landingWith({ ...flow, provider: provider.name }, found)
  // The cookie is kept after a failure: by it the next try finds the name, which the provider sends only once.
  if ('error' in found) return { location, cookies: [] }
  const secret = secretBehind(request.cookie, flow.browserHash) ?? ''
  return {
    location,
    cookies: [
      endFlowCookie({ provider: provider.name, state, publicUrl, answersBy }),
      ticketCookie({ state, secret, publicUrl }),
    ],
  }
}

async function outcome(
  context: AppContext,
  provider: SsoProvider,
  answer: URLSearchParams,
  flow: Flow,
): Promise<{ ticket: string } | { error: SsoError }> {
  const error = answer.get('error')
  if (error !== null) return { error: errorOf(error) }
  if (onlyOne(answer, 'code') === null) return { error: 'SSO_REFUSED' }
  const parameters = new URLSearchParams(
    ANSWER_PARAMETERS.flatMap((name) => answer.getAll(name).map((value) => [name, value])),
  )
  const now = Math.floor(Date.parse(await context.now()) / 1000)
  const proven = await provider.finish(parameters, flow, now).catch((error: unknown) => {
    const down = isDown(error)
    context.log.warn({ err: error, provider: provider.name, down }, 'SSO sign-in failed')
    return { error: down ? ('PROVIDER_UNAVAILABLE' as const) : ('SSO_REFUSED' as const) }
  })
  if ('error' in proven) return proven
  const names = await namesOf(context.db, proven, {
    firstName: proven.firstName ?? flow.firstName,
    lastName: proven.lastName ?? flow.lastName,
  })
  const { browserHash } = flow
  return { ticket: await issueTicket(context.db, context.config, { ...proven, ...names }, { browserHash }) }
}

function errorOf(error: string): SsoError {
  if (CANCELLED_ERRORS.includes(error)) return 'SSO_CANCELLED'
  return UNAVAILABLE_ERRORS.includes(error) ? 'PROVIDER_UNAVAILABLE' : 'SSO_REFUSED'
}

/** A repeated parameter counts as missing. */
function onlyOne(answer: URLSearchParams, name: string): string | null {
  const [value, ...more] = answer.getAll(name)
  return value === undefined || value === '' || more.length > 0 ? null : value
}
