import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { errorMessages, fieldErrorMessage } from './error-messages.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

// Promise (Sentences and limits): the sentences beside fields
test.each([
  ['email', 'REQUIRED', 'Email is required'],
  ['email', 'FORMAT', 'Please enter a valid email address'],
  ['email', 'TOO_LONG', 'Please enter an email address of at most 254 characters'],
  ['contact.email', 'FORMAT', 'Please enter a valid email address'],
  ['firstName', 'FORMAT', 'Please enter a valid first name'],
  ['lastName', 'FORMAT', 'Please enter a valid last name'],
  ['firstName', 'TOO_LONG', 'Please enter a valid first name (Max 50 characters).'],
  ['lastName', 'TOO_LONG', 'Please enter a valid last name (Max 50 characters).'],
  ['contact.phone', 'FORMAT', 'Please enter a valid phone number'],
  ['content', 'REQUIRED', 'This field is required'],
  ['specialRequirement', 'TOO_LONG', 'Please keep it to 500 characters'],
  ['anything', 'REQUIRED', 'This field is required'],
  ['agreedTermsVersion', 'REQUIRED', 'Please check this box'],
] as const)('The field %s shows the code %s as “%s”', (field, code, sentence) => {
  expect(i18n._(fieldErrorMessage(field, code))).toBe(sentence)
})

// Promise (Sentences and limits): free texts without hidden signs
test.each(['content', 'specialRequirement', 'reasonText'])(
  'The field %s names hidden characters as its error',
  (field) => {
    expect(i18n._(fieldErrorMessage(field, 'FORMAT'))).toBe(
      "This text contains invisible characters we can't send. Please delete the text and type it again.",
    )
  },
)

// Promise (Sentences and limits): codes 1007, 1008, 1010, the generic failure
test.each([
  [1007, 'Invalid verification code'],
  [1008, 'This code has already been used'],
  [1010, 'The code has expired'],
  ['INTERNAL', 'Something went wrong. Please try again later.'],
  ['SOMETHING_NEW', 'Something went wrong. Please try again later.'],
  ['__proto__', 'Something went wrong. Please try again later.'],
  ['constructor', 'Something went wrong. Please try again later.'],
])('The failure %s reads “%s”', (code, sentence) => {
  expect(i18n._(errorMessages({ kind: 'http', code }))).toBe(sentence)
})

test('A request that cannot reach the server says what the person can do', () => {
  expect(i18n._(errorMessages({ kind: 'network', code: 'X' }))).toBe(
    "We couldn't reach the server. Check your connection and try again.",
  )
})
