import { setupI18n } from '@lingui/core'
import type { Money } from '@yoyaku/core/types'
import { expect, test } from 'vitest'
import type { Language } from '../../locale/languages.ts'
import { renderStatus } from '../../testing/site-status.tsx'
import { Price } from './price.tsx'

test.each<[Language, Money['currency'], string]>([
  ['ja', 'JPY', '¥6,500（tax included）'],
  ['ja', 'TWD', 'NT$65'],
  ['en', 'JPY', '¥6,500'],
])('Price for readers of %s in %s is shown as %s', (language, currency, expected) => {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } })
  const status = renderStatus(<Price money={{ amount: 6500, currency }} />, { i18n, language, currency })
  expect(status).toHaveTextContent(expected)
})
