import { expect, test } from 'vitest'
import { hasContactDetails } from './contact-details.ts'

test.each([
  'Write to me: hana@example.com',
  'ｈａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ までどうぞ',
  'https://example.org',
  'see www.example.org',
  '詳しくはexample.jpで',
  'line.me/ti/p/abc',
  'bit.ly/3abc',
  '電話は03-1234-5678です',
  '０９０ー１２３４ー５６７８',
  '010-1234-5678로 연락 주세요',
  '請撥 0912 345 678',
  '+81 90 1234 5678',
  'call 212-555-0123',
  '(02) 2345-6789',
])('hasContactDetails is true of %j', (text) => {
  expect(hasContactDetails(text)).toBe(true)
})

test.each([
  'I paid 12,000 yen on 2026-11-24 at 10:30, a bit over 0.5 hours.',
  '2026-05-03 12:30-14:00 に行きました。',
  'Great service.Thanks a lot.The room was warm',
  '9,800円で90分。5.0です！',
  '10시 30분 예약, 12월 24일 방문했어요.',
  '從10:00到12:30，每人NT$1,200。',
  'Mt. Fuji @ sunset',
  'Rated 10/10. 3 people, 2 hours, 100 % happy',
  '',
])('hasContactDetails is false of %j', (text) => {
  expect(hasContactDetails(text)).toBe(false)
})

test('hasContactDetails takes the longest text of dots and digits at once', () => {
  for (const sign of ['0', '.', '0-', '@', 'a.', '+']) expect(hasContactDetails(sign.repeat(1000))).toBe(false)
})
