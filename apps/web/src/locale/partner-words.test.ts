import { ERROR_CODES } from '@yoyaku/core'
import type { FieldFailure } from '@yoyaku/core/types'
import { expect, test } from 'vitest'
import { REASON_LABELS } from '../pages/my-reservation/reason-labels.ts'
import { errorMessages, fieldErrorMessage } from './error-messages.ts'
import { createI18n } from './i18n.ts'
import { LANGUAGES } from './languages.ts'
import type { ErrorInfo } from './read-error-messages.ts'

/** The SDK's own codes, each with its kind of failure. */
const OF_THE_SDK: Readonly<Record<string, ErrorInfo['kind']>> = {
  NETWORK: 'network',
  TIMEOUT: 'timeout',
  CANCELLED: 'cancelled',
  INVALID_RESPONSE: 'invalid',
  REFRESH_UNAVAILABLE: 'network',
}

const FIELD_CODES = Object.keys({
  REQUIRED: true,
  FORMAT: true,
  TOO_SHORT: true,
  TOO_LONG: true,
  TOO_SMALL: true,
  TOO_LARGE: true,
  NOT_ALLOWED: true,
  UNKNOWN: true,
  TYPE: true,
  CONTACT_DETAILS: true,
} satisfies Record<FieldFailure['code'], true>) as FieldFailure['code'][]

const FIELDS = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'content',
  'specialRequirement',
  'reasonText',
  'stars',
  'text',
  'agreedTermsVersion',
  'agreedPrivacyVersion',
  'agreedSharingVersion',
]

test.each(LANGUAGES)(
  'the words of @yoyaku/core in %s are those of the pages (`npm run unit -- --project web partner-words -u` writes them anew)',
  async (language) => {
    const i18n = await createI18n(language)
    const failure = (kind: ErrorInfo['kind'], code: string | number) => i18n._(errorMessages({ kind, code }))
    const codes = {
      ...Object.fromEntries(ERROR_CODES.map((code) => [code, failure('http', code)])),
      ...Object.fromEntries(Object.entries(OF_THE_SDK).map(([code, kind]) => [code, failure(kind, code)])),
    }
    const field = (name: string) =>
      Object.fromEntries(FIELD_CODES.map((code) => [code, i18n._(fieldErrorMessage(name, code))]))
    const any = field('')
    const fields = {
      '': any,
      ...Object.fromEntries(
        FIELDS.map((name) => [
          name,
          Object.fromEntries(Object.entries(field(name)).filter(([code, text]) => text !== any[code])),
        ]),
      ),
    }
    const reasons = Object.fromEntries(Object.entries(REASON_LABELS).map(([code, label]) => [code, i18n._(label)]))
    const table = JSON.stringify({ codes, general: failure('http', 'HTTP_ERROR'), fields, reasons }, null, 2)
    await expect(
      `// Made from the sentences of the web app by \`npm run unit -- --project web partner-words -u\`.\nimport { wordsOf } from './words.ts'\n\nexport type { Words } from './words.ts'\n\n/** Every code in ${language}. */\nexport const words = /* @__PURE__ */ wordsOf(${table})\n`,
    ).toMatchFileSnapshot(`../../../../packages/core/src/words/${language}.gen.ts`)
  },
)
