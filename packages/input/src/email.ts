import { withoutInvisible } from './text.ts'

/** Old Japanese mobile addresses have dots beside each other and before the @: their owners never could choose others. */
const DOTS_ANYWHERE = new Set(['docomo.ne.jp', 'ezweb.ne.jp', 'au.com'])
/** ASCII alone: others need SMTPUTF8 on every mail server on the way, and where one lacks it nobody hears that no code will come. */
const ATOM = String.raw`[A-Za-z0-9!#$%&'*+/=?^_\x60{|}~-]+`
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`)
const LOCAL_WITH_DOTS = new RegExp(`^${ATOM}(?:\\.|${ATOM})*$`)

/**
 * An address as it was meant: compatibility forms folded (a full-width ＠ is an @), 。 as a dot, nothing invisible, without `mailto:`, the
 * name before `<a@b.example>`, and the full stop or comma of a sentence behind it.
 */
export function readEmail(typed: string): string {
  const text = withoutInvisible(typed).normalize('NFKC').trim()
  const [, inBrackets] = text.match(/^[^<>]*<([^<>\s]+@[^<>\s]+)>$/) ?? []
  return withoutSentenceEnd((inBrackets ?? text).replace(/^mailto:\s*/i, ''))
    .trim()
    .replaceAll('。', '.')
}

/** One pass: a pattern that ends in `+$` takes quadratic time for a text of full stops. */
function withoutSentenceEnd(text: string): string {
  let end = text.length
  while (end > 0 && '.,;。、'.includes(text[end - 1] as string)) end -= 1
  return text.slice(0, end)
}

/** Whether what stands before the @ can be an address at this domain. */
export const isLocalPart = (local: string, domain: string): boolean =>
  (DOTS_ANYWHERE.has(domain.toLowerCase()) ? LOCAL_WITH_DOTS : LOCAL).test(local)
