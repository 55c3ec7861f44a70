import { unstorable } from '../../src/contract/unstorable.ts'
import { BLANK } from './seller-form.ts'

/** A text as an operator writes it: `# Title` in the first line, then Markdown. */
export type LegalFile = { title: string; body: string }

const LONGEST_TITLE = 120
const MOST_BYTES = 200_000
/** Signs that close it stand apart from it: C# keeps its own. */
const TITLE = /^#[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/
/** Placeholders that are filled in when a text is read; see legal-texts.ts. */
const FILLED = new Set(['{operator}', '{contact}'])
/** An address in angles is a link of Markdown. */
const HTML = /<!--|<\/?[a-z][a-z0-9-]*(?=[\s/>])[^<>]*>/i

/** The text, or the sentences that say what is wrong with it. */
export function readLegalFile(bytes: Uint8Array): LegalFile | readonly string[] {
  if (bytes.byteLength > MOST_BYTES) return [`has at most ${MOST_BYTES / 1000} kB`]
  const text = decoded(bytes)
  if (text === null || unstorable(text).length > 0) return ['is no text in UTF-8']
  const [first = '', ...rest] = text.normalize('NFC').trim().split(/\r?\n/)
  const title = TITLE.exec(first)?.[1]?.trim() ?? ''
  const body = rest
    .join('\n')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd()
  const mistakes = [...mistakesOfTitle(title), ...mistakesOfBody(body), ...mistakesOfBraces(`${title}\n${body}`)]
  return mistakes.length > 0 ? mistakes : { title, body }
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function mistakesOfTitle(title: string): string[] {
  if (/^#*$/.test(title)) return ['begins with its title: # Terms of use']
  const isShort = [...title].length <= LONGEST_TITLE
  return isShort && !/[\p{Cc}\p{Cf}]/u.test(title)
    ? []
    : [`must have a title of 1 to ${LONGEST_TITLE} characters, without hidden characters`]
}

function mistakesOfBody(body: string): string[] {
  if (body === '') return ['has no text under its title']
  const [html] = HTML.exec(body) ?? []
  return html === undefined ? [] : [`has HTML (${html}), which pages leave out: it is written in Markdown`]
}

/** A name, or one of ours with gaps: other words between braces are text. */
const isNotFilled = (name: string): boolean =>
  !FILLED.has(name) && (!/\s/.test(name) || FILLED.has(name.replaceAll(/\s/g, '')))

/** A name in braces that nothing fills in would be read as it is. */
function mistakesOfBraces(text: string): string[] {
  const others = new Set([...text.matchAll(/\{[^{}\n]*\}/g)].map(([name]) => name).filter(isNotFilled))
  return [...others].map((name) =>
    Object.values(BLANK).includes(name)
      ? `still has a blank, ${name}: fill in each, or take its line out`
      : `says ${name}; only {operator} and {contact} are filled in`,
  )
}
