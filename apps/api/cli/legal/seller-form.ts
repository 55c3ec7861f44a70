import { SELLER_EXAMPLES } from '../../reference-data/legal-sellers.ts'
import { LOCALES } from '../../src/contract/tables.gen.ts'
import { type Text, t } from '../../src/lib/localized-text.ts'
import type { LegalVersion } from '../../src/modules/legal/legal-versions.ts'

type Words = Pick<LegalVersion, 'title' | 'body'>

/** Placeholder for something to be filled in; a file that has one is not put in force. */
export const BLANK: Text = { en: '{FILL-IN}', ko: '{기재}', ja: '{記入}', zh: '{填寫}' }
/** The first paragraph of each example. */
const LEADS = ['Example', '예시', '記載例', '範例']
const ITEM = /^(- .*?(?:: |：))(.+)$/
/** An item that is a link to a register, up to the number in it. */
const REGISTER = /^- \[(.+?)\]\((.+?)\{/
/** At the end of a title: (example). */
const IN_BRACKETS = /[(（][^()（）]*[)）]$/
const NUMBER = /\d[\d-]*/g

/** The example of a text about who runs the site with a blank for each of its values; undefined of other texts. */
export function sellerForm(kind: string): Words | undefined {
  const example = SELLER_EXAMPLES.find((one) => one.kind === kind)
  if (example === undefined) return undefined
  const form = (of: keyof Text): string => {
    const lines = example.body[of].split('\n').map((line) => {
      const [, label, value] = ITEM.exec(line) ?? []
      if (label === undefined || value === undefined) return line.replaceAll(NUMBER, BLANK[of])
      return value === '<{contact}>' ? line : label + BLANK[of]
    })
    return (LEADS.includes(lines[0] ?? '') ? lines.slice(1) : lines).join('\n').trim()
  }
  const title = (of: keyof Text): string => example.title[of].replace(IN_BRACKETS, '').trimEnd()
  return {
    title: t(title('en'), title('ko'), title('ja'), title('zh')),
    body: t(form('en'), form('ko'), form('ja'), form('zh')),
  }
}

/** The languages in which a text is still that of the example that comes with a demo catalogue. */
export function languagesOfExample({ kind, body }: Pick<LegalVersion, 'kind' | 'body'>): (keyof Text)[] {
  const example = SELLER_EXAMPLES.find((one) => one.kind === kind)
  return example === undefined ? [] : LOCALES.filter((of) => body[of] === example.body[of])
}

/** Lists what the form of such a text names and a text in this language does not; of its links, those to another place. */
export function itemsMissing(kind: string, of: keyof Text, body: string): string[] {
  const lines = sellerForm(kind)?.body[of].split('\n') ?? []
  return lines.flatMap((line) => {
    const [, words, address] = REGISTER.exec(line) ?? []
    if (words !== undefined && address !== undefined) return body.includes(address) ? [] : [words]
    const label = ITEM.exec(line)?.[1]?.replace(/^- |(?:: |：)$/g, '')
    return label === undefined || body.includes(label) ? [] : [label]
  })
}
