import { WORDS } from '../../people/words.ts'
import type { Browser, Target } from './browser.ts'

const words = WORDS.ja
const button = (name: string): Target => ({ role: 'button', name })
const field = (name: string): Target => ({ role: 'field', name })

type Walk = {
  browser: Browser
  origin: string
  email: string
  readCode: () => Promise<string>
  /** Called at each step that is worth a look. */
  look: (step: string) => Promise<void>
}

/** The main job in ja: finds a shop, holds a time, signs in, reserves, finds the reservation, cancels it. */
export async function walk({ browser, origin, email, readCode, look }: Walk): Promise<void> {
  await browser.open(`${origin}/ja`)
  await browser.type(field(words.what), words.keyword)
  await look('home')
  await browser.click({ selector: 'main form button[type="submit"], main form button:not([type])' })
  await browser.sees({ selector: 'main a[href*="/brands/"]' })
  await look('search')

  await browser.click({ selector: 'main a[href*="/brands/"]' })
  await browser.sees({ selector: '#reserve' })
  await look('shop')
  if ((await browser.count('#reserve button[aria-pressed]')) === 0) {
    await browser.click({ selector: '#reserve li :is(h3, h4) a' })
  }
  await browser.click({ selector: '#reserve button[aria-pressed]:enabled:not([data-full])', index: 2 })
  await browser.sees({ selector: '#reserve button[aria-pressed="true"]' })
  await browser.click({ selector: '#reserve a[href*="/reservation/"][href*="time="]' })
  await browser.sees({ selector: 'button[data-next]' })
  for (const choice of ['staff', 'equipment', 'extras']) {
    const next = `button[data-next="${choice}"]`
    if ((await browser.count(next)) > 0) await browser.click({ selector: next })
  }
  await browser.click(button(words.proceed))
  await look('time held')

  await browser.click({ role: 'link', name: words.signInFirst })
  await browser.type(field(words.email), email)
  await look('sign-in')
  await browser.click(button(words.withEmail))
  await browser.type(field(words.lastName), words.family)
  await browser.type(field(words.firstName), words.given)
  for (const name of ['terms', 'privacy']) await browser.click({ selector: `input[name="${name}"]` })
  await browser.click(button(words.sendCode))
  await browser.sees(field(words.code))
  await look('code')
  await browser.type(field(words.code), await readCode())

  await browser.type(field(words.phone), words.ownPhone)
  await look('contact')
  await browser.click(button(words.toRequirements))
  await browser.type(field(words.requirements), '窓際の席')
  await browser.click(button(words.toTerms))
  await browser.sees({ selector: 'main input[type="checkbox"]' })
  await browser.click({ selector: 'main input[type="checkbox"]', index: 0 })
  await look('terms')
  await browser.click(button(words.confirm))
  await browser.sees({ role: 'heading', name: words.confirmed })
  await look('ticket')

  await browser.open(`${origin}/ja/me/my-reservation`)
  await browser.click({ selector: 'main a[href*="code="]' })
  await browser.click(button(words.cancelThis))
  await browser.sees({ selector: 'dialog input[type="radio"]' })
  await browser.click({ selector: 'dialog input[type="radio"]', index: 1 })
  await look('cancellation')
  await browser.click(button(words.cancel))
  await browser.sees({ role: 'text', name: words.cancelled })
  await look('cancelled')
}
