import { test as base, expect } from '@playwright/test'
import { ReservationPage } from '../page-objects/reservation-page.ts'
import { SearchPage } from '../page-objects/search-page.ts'
import { ShopPage } from '../page-objects/shop-page.ts'
import { SignInPage } from '../page-objects/sign-in-page.ts'
import { TicketPage } from '../page-objects/ticket-page.ts'
import { belongsTo, elsewhere, fromElsewhere, type Member } from './api.ts'
import { watchForLostFocus } from './lost-focus.ts'
import { type Language, WORDS, type Words } from './words.ts'

interface Fixtures {
  /** Of the pages and their words; `test.use({ language: 'ja' })`. */
  readonly language: Language
  readonly words: Words
  readonly origin: string
  /** Other people, who act without a browser. */
  readonly people: ReturnType<typeof elsewhere>
  /** A new member, signed in in this browser. */
  readonly member: Member
  readonly searchPage: SearchPage
  readonly shopPage: ShopPage
  readonly reservationPage: ReservationPage
  readonly ticketPage: TicketPage
  readonly signInPage: SignInPage
}

/**
 * A scenario from an address of its own. It fails where a control ends itself and the focus falls to the body. Pages of another origin
 * use Playwright's `test`: a header more would have their browser ask first.
 */
export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  words: async ({ language }, use) => use(WORDS[language]),
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  extraHTTPHeaders: async ({ origin: _ }, use) => use(fromElsewhere()),
  context: async ({ context }, use) => {
    const lost = await watchForLostFocus(context)
    await use(context)
    expect(lost, 'controls that ended and left the focus on the body').toEqual([])
  },
  people: async ({ origin }, use) => use(elsewhere(origin)),
  member: async ({ context, origin, people }, use) => {
    const member = await people.joins('member')
    await belongsTo(context, member, origin)
    await use(member)
  },
  searchPage: async ({ page, language }, use) => use(new SearchPage(page, language)),
  shopPage: async ({ page, language }, use) => use(new ShopPage(page, language)),
  reservationPage: async ({ page, language }, use) => use(new ReservationPage(page, language)),
  ticketPage: async ({ page, language }, use) => use(new TicketPage(page, language)),
  signInPage: async ({ page, language }, use) => use(new SignInPage(page, language)),
})
export { expect } from '@playwright/test'
