import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createI18n } from './i18n.ts'

let i18n: Awaited<ReturnType<typeof createI18n>>
beforeAll(async () => {
  i18n = await createI18n('en')
})
const textOf = (sentence: ReactNode): string | null =>
  render(<I18nProvider i18n={i18n}>{sentence}</I18nProvider>).container.textContent

test.each(['<b>Nails</b>', 'Nails <0>&</0> Hair', '<0/>', '</b>', 'a < b', '<script>alert(1)</script>'])(
  'A sentence shows the name %s as it is',
  (name) => {
    const error = vi.spyOn(console, 'error')
    onTestFinished(() => error.mockRestore())
    const sentence = (
      <Trans>
        You have booked <em>once</em> at {name}
      </Trans>
    )
    expect(textOf(sentence)).toBe(`You have booked once at ${name}`)
    expect(error).not.toHaveBeenCalled()
  },
)
