import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '../apps/api/src/contract/types.ts'
import { brandFrom } from '../apps/api/src/modules/mail/brand.ts'
import {
  codeEmail,
  type ReservationEmailData,
  reservationEmail,
  type Texts,
} from '../apps/api/src/modules/mail/emails.ts'
import { offerEmail } from '../apps/api/src/modules/mail/offer-email.ts'
import { reviewEmail } from '../apps/api/src/modules/mail/review-email.ts'
import {
  codesPausedEmail,
  providerConnectedEmail,
  sessionEndedEmail,
} from '../apps/api/src/modules/mail/security-emails.ts'
import { dayListEmail, shopEmail } from '../apps/api/src/modules/mail/shop-emails.ts'
import { installedBrowsers } from './browser.ts'

const NARROW = 360
const brand = brandFrom(
  { title: 'Yoyaku', primaryColor: '#16213e', linkColor: '#eaf1ff' },
  'reservations@yoyaku.example',
)
const member = { firstName: 'Bartholomew-Alexander', lastName: 'Featherstonehaugh-Cholmondeley' }
const times = { startAt: '2026-11-21T02:30:00Z', endAt: '2026-11-24T04:00:00Z' }
const fee = { percent: 50, amount: { amount: 1_100_000, currency: 'JPY' } } as const

/** Nothing in it is short, and one thing has no place to break. */
const data: ReservationEmailData = {
  ...{ brand, contact: member, codeNumber: 'K7M2QX9A', orderId: '0123456789abcdef0123456789abcdef' },
  ...{ shopName: 'Mizukagami Hair and Head Spa Tenjin', business: 'Mizukagami Corporation (representative: Mori)' },
  ...{ shopAddress: '2F, 1-21-11 Tenjin, Chuo-ku, Fukuoka', localAddress: '福岡市中央区天神1-21-11 2階' },
  ...{ shopPhone: '+81925550100', serviceName: 'Cut, color and treatment', planName: 'Long hair' },
  ...{
    extras: ['Head spa, 15 minutes × 2', 'Treatment'],
    requirement: 'https://a-long-address.example/without/a/break/anywhere',
  },
  ...{ staffName: 'Kaori Ishikawa', otherStaff: 1, equipmentName: 'Seat 1', equipmentKind: 'seat' },
  ...{
    returnPlace: 'Fukuoka Airport\n778-1 Shimousui, Hakata-ku\n福岡市博多区下臼井778-1',
    quantity: 2,
    isForPeople: true,
  },
  ...{ total: { amount: 450_000, currency: 'TWD' }, totalAtShop: { amount: 2_200_000, currency: 'JPY' } },
  ...{ ...times, timeZone: 'Asia/Tokyo', previousTime: times, isRental: false, needsLicense: true },
  previousTotal: { total: { amount: 400_000, currency: 'TWD' }, atShop: { amount: 2_000_000, currency: 'JPY' } },
  ...{ freeCancellationUntil: times.startAt, lateFee: fee, isFreeToCancel: true },
  ...{ cancellation: { by: 'shop', reason: 'The stylist is ill' }, url: 'http://localhost:3000/ja/me/my-reservation' },
  ...{ change: { url: 'http://localhost:3000/change', until: times.startAt, left: 2 } },
  seller: {
    title: 'Who runs this site',
    url: 'http://localhost:3000/en/seller/jp',
    body: 'Write to reservations@yoyaku.example',
  },
}
const booking = {
  ...data,
  guest: { ...member, phone: '+819012345678' },
  cancellation: { by: 'member', reason: 'budget', text: data.requirement, isLate: true, freeUntil: times.startAt, fee },
} as const
const day = { brand, shopName: data.shopName, timeZone: 'Asia/Tokyo', startsAt: times.startAt, endsAt: times.endAt }

const templates: Record<string, (locale: Locale) => Texts> = {
  code: (locale) => codeEmail(locale, { brand, code: '012345' }),
  connected: (locale) => providerConnectedEmail(locale, { brand, member, provider: 'facebook' }),
  'session ended': (locale) => sessionEndedEmail(locale, { brand, member }),
  'codes paused': (locale) => codesPausedEmail(locale, { brand, member, seconds: 3601 }),
  offer: (locale) => offerEmail(locale, { ...data, member, heldUntil: times.endAt }),
  review: (locale) => reviewEmail(locale, { ...data, member }),
  'day list': (locale) =>
    dayListEmail(locale, {
      ...day,
      bookings: [booking],
      closures: [{ who: null, reason: 'Repairs', from: times.startAt, to: times.endAt }],
    }),
  ...Object.fromEntries(
    (['confirmed', 'cancelled', 'reminder', 'rescheduled'] as const).flatMap((kind) => [
      [kind, (locale: Locale) => reservationEmail(kind, locale, data)],
      [`${kind} rental`, (locale: Locale) => reservationEmail(kind, locale, { ...data, isRental: true })],
    ]),
  ),
  ...Object.fromEntries(
    (['booked', 'cancelled', 'rescheduled'] as const).map((kind) => [
      `shop, ${kind}`,
      (locale: Locale) => shopEmail(kind, locale, { brand, shopName: data.shopName, booking }),
    ]),
  ),
}

let browser: Browser
beforeAll(async () => {
  const { main } = installedBrowsers()
  browser = await chromium.launch({ ...(main ? { executablePath: main } : {}), args: ['--no-sandbox'] })
})
afterAll(() => browser.close())

test.each(['en', 'ko', 'ja', 'zh'] as const)('No e-mail in %s scrolls sideways on a narrow phone', async (locale) => {
  const page = await browser.newPage({ viewport: { width: NARROW, height: 800 } })
  const widths: Record<string, number> = {}
  for (const [name, write] of Object.entries(templates)) {
    await page.setContent(write(locale).html)
    widths[name] = await page.evaluate('document.documentElement.scrollWidth')
  }
  await page.close()
  expect(widths).toStrictEqual(Object.fromEntries(Object.keys(templates).map((name) => [name, NARROW])))
})
