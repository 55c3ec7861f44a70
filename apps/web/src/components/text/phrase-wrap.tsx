import { useLingui } from '@lingui/react'
import * as css from './phrase-wrap.css.ts'
import { splitPhrases } from './split-phrases.ts'

/** A short text of one or two lines. Chinese, which no browser breaks between words, breaks after its marks first. */
export function PhraseWrap({ children }: { readonly children: string }) {
  const { i18n } = useLingui()
  if (i18n.locale !== 'zh') return children
  return splitPhrases(children).map((phrase, index) => (
    <span key={index} className={css.phrase}>
      {phrase}
    </span>
  ))
}
