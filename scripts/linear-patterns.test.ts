import { expect, test } from 'vitest'
import { plainMarkdown } from '../apps/api/src/modules/mail/plain-markdown.ts'
import { numbersInAddress } from '../apps/web/src/features/booking/ticket/numbers-in-address.ts'
import { toMetaDescription } from '../apps/web/src/head/meta-description.ts'
import { hasContactDetails } from '../packages/input/src/contact-details.ts'

const LENGTH = 2000
const TIMES_LONGER = 8
/** Between 8, which is linear, and 64, which is quadratic. */
const MOST_TIMES_SLOWER = 24
const SHORTEST_MS = 0.5

/** The best of five, because others use the processor, too. */
function timeOf(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const began = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  })
  return Math.max(SHORTEST_MS, Math.min(...times))
}

test.each<[what: string, read: (text: string) => unknown, piece: string]>([
  ['hasContactDetails of words with hyphens', hasContactDetails, 'a-'],
  ['hasContactDetails of numbers with hyphens', hasContactDetails, '1-'],
  ['hasContactDetails of points', hasContactDetails, 'a.'],
  ['hasContactDetails of at signs', hasContactDetails, 'a@'],
  ['plainMarkdown of open brackets', plainMarkdown, '['],
  ['plainMarkdown of links that do not end', plainMarkdown, '[a]('],
  ['plainMarkdown of an address that does not end', (text) => plainMarkdown(`[a](${text}`), 'x'],
  ['plainMarkdown of stars', plainMarkdown, '**a'],
  ['numbersInAddress of digits', numbersInAddress, '1'],
  ['numbersInAddress of numbers with hyphens', numbersInAddress, '1-'],
  ['toMetaDescription of points', (text) => toMetaDescription(`a${text}a`, 'en'), '.'],
  ['toMetaDescription of spaces', (text) => toMetaDescription(`a${text}a`, 'ja'), ' '],
])('%s takes time in proportion to their number', (_, read, piece) => {
  const [short, long] = [LENGTH, LENGTH * TIMES_LONGER].map((length) => piece.repeat(length))
  const once = timeOf(() => read(short ?? ''))
  expect(timeOf(() => read(long ?? '')) / once).toBeLessThan(MOST_TIMES_SLOWER)
})
