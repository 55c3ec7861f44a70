import { useSite } from '../site.tsx'
import * as css from './phrases.css.ts'
import { phrasesOf } from './phrases-of.ts'

/** A short text of one or two lines. Chinese, which no browser breaks between words, breaks after its marks first. */
export function Phrases({ children }: { readonly children: string }) {
  const { language } = useSite()
  if (language !== 'zh') return children
  return phrasesOf(children).map((phrase, index) => (
    <span key={index} className={css.phrase}>
      {phrase}
    </span>
  ))
}
