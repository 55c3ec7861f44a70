import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../locale/languages.ts'
import { localizePath } from '../../locale/paths.ts'
import { replaceDocument } from '../../navigation/history/replace-document.ts'

interface LanguageSwitchProps {
  readonly current: Language
  /** The page as it is, without language: the same page is opened in the other one. */
  readonly path: string
  readonly listClass: string
  readonly linkClass: string
}

/** Plain links: another language is another document. */
export const LanguageSwitch = ({ current, path, listClass, linkClass }: LanguageSwitchProps) => (
  <ul className={listClass}>
    {LANGUAGES.map((language) => (
      <li key={language}>
        <a
          href={localizePath(language, path)}
          lang={HTML_LANG[language]}
          hrefLang={HTML_LANG[language]}
          aria-current={language === current || undefined}
          onClick={replaceDocument}
          className={linkClass}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      </li>
    ))}
  </ul>
)
