import { createRateLimitExemption } from '../../config/rate-limit-exemptions.ts'
import type { AppContext } from '../../context.ts'
import type { Locale } from '../../contract/types.ts'
import { addressKey } from '../../lib/address-key.ts'
import { flowCookie } from './cookie.ts'
import { openFlow } from './flow.ts'
import { type Landing, landingWith, ownPage, type SsoError } from './landing.ts'
import { isDown, type ProviderName } from './provider.ts'

const STARTS = { max: 30, seconds: 600 }

type StartRequest = { provider: string; locale: Locale; redirect: string | null; ip: string }

/** Redirects to the provider, or back to the sign-in page with an error. */
export async function startSso(
  context: AppContext,
  { provider: name, locale, redirect: requestedRedirect, ip }: StartRequest,
): Promise<Landing> {
  const { publicUrl } = context.config
  const redirect = ownPage(requestedRedirect, publicUrl)
  const back = (error: SsoError): Landing => ({
    location: landingWith({ locale, provider: name, redirect }, { error }),
    cookies: [],
  })
  const provider = context.providers.get(name as ProviderName)
  if (provider === undefined) return back('SSO_NOT_OFFERED')
  const isExempt = createRateLimitExemption(context.config)(ip)
  if (!isExempt && !context.limiter('sso.start', addressKey(ip), STARTS).allowed) return back('RATE_LIMITED')
  try {
    const { secret, ...flow } = await openFlow(context.db, { provider: provider.name, locale, redirect })
    const location = (await provider.begin(flow)).href
    const { answersBy } = provider
    return {
      location,
      cookies: [flowCookie({ provider: provider.name, state: flow.state, secret, publicUrl, answersBy })],
    }
  } catch (error) {
    context.log.warn({ err: error, provider: name }, 'A sign-in with a provider could not begin')
    return back(isDown(error) ? 'PROVIDER_UNAVAILABLE' : 'UNAVAILABLE')
  }
}
