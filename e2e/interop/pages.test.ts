import { HtmlValidate } from 'html-validate'
import { expect, inject, test } from 'vitest'
import { publicPaths } from '../people/public-paths.ts'

const origin = inject('origin')

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML: `<br/>`, `hrefLang`, `async=""`, `hidden=""` and ids such as `_R_1_`. Parsers read them alike.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Several values of one filter travel as repeated names.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
  },
})

const NOT_IN_THE_SITEMAP = ['/search?keyword=spa', '/auth', '/nowhere']

test.each(['en', 'ko', 'ja', 'zh'])('html-validate finds no fault in the pages in %s', async (language) => {
  const faults = await Promise.all(
    [...(await publicPaths(origin)), ...NOT_IN_THE_SITEMAP].map(async (path) => {
      const html = await (await fetch(`${origin}/${language}${path}`)).text()
      const { results } = await validator.validateString(html)
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`),
      )
    }),
  )
  expect(faults.flat()).toStrictEqual([])
})
