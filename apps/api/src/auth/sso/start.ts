import { addressKey } from '../../address-key.ts'
import type { Locale } from '../../contract/handler.ts'
import { limiterOf } from '../../limit.ts'
import type { World } from '../../world.ts'
import { flowCookie } from './cookie.ts'
import { openFlow } from './flow.ts'
import { type Landing, landingWith, ownPage, type SsoError } from './landing.ts'
import { isDown, type ProviderName } from './provider.ts'
import { providers } from './providers.ts'

const STARTS = { max: 30, seconds: 600 }

type Asked = { provider: string; locale: Locale; redirect: string | null; ip: string }

/** Where a press of a provider's button leads: to the provider, or back with what is wrong. */
export async function startSso(world: World, { provider: name, locale, redirect: asked, ip }: Asked): Promise<Landing> {
  const { publicUrl } = world.config
  const redirect = ownPage(asked, publicUrl)
  const back = (error: SsoError): Landing => ({
    location: landingWith({ locale, provider: name, redirect }, { error }),
    cookies: [],
  })
  const provider = providers(world).get(name as ProviderName)
  if (provider === undefined) return back('SSO_NOT_OFFERED')
  if (!limiterOf(world)('sso.start', addressKey(ip), STARTS).allowed) return back('RATE_LIMITED')
  try {
    const { secret, ...flow } = await openFlow(world.db, { provider: provider.name, locale, redirect })
    const location = (await provider.begin(flow)).href
    const { answersBy } = provider
    return {
      location,
      cookies: [flowCookie({ provider: provider.name, state: flow.state, secret, publicUrl, answersBy })],
    }
  } catch (error) {
    world.log.warn({ err: error, provider: name }, 'A sign-in with a provider could not begin')
    return back(isDown(error) ? 'PROVIDER_UNAVAILABLE' : 'UNAVAILABLE')
  }
}
