import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES, type Language } from '../locale/languages.ts'
import { inLanguage } from '../locale/paths.ts'
import { openInPlace } from '../navigation/in-place.ts'
import * as css from './language-switch.css.ts'

interface LanguageSwitchProps {
  readonly current: Language
  /** The page as it is, without language: the same page is opened in the other one. */
  readonly path: string
}

/** Plain links: another language is another document. */
export const LanguageSwitch = ({ current, path }: LanguageSwitchProps) => (
  <ul className={css.options}>
    {LANGUAGES.map((language) => (
      <li key={language}>
        <a
          href={inLanguage(language, path)}
          lang={HTML_LANG[language]}
          hrefLang={HTML_LANG[language]}
          aria-current={language === current || undefined}
          onClick={openInPlace}
          className={css.option}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      </li>
    ))}
  </ul>
)
