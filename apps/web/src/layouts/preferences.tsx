import { Trans, useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { LANGUAGE_NAMES } from '../locale/languages.ts'
import { CurrencySwitch } from '../parts/currency-switch.tsx'
import { LanguageSwitch } from '../parts/language-switch.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { useSite } from '../site.tsx'
import * as css from './header.css.ts'

/** The page as it is, with its query, without language. A provider's ticket is used here or nowhere: no link carries it. */
export function useHere(): string {
  const [path] = useLocation()
  const search = useSearch().replace(/(?:^|&)ticket=[^&]*/g, '')
  return search === '' ? path : `${path}?${search.replace(/^&/, '')}`
}

export function Preferences() {
  const { language, currency, setCurrency } = useSite()
  const here = useHere()
  const [open, setOpen] = useState(false)
  const { t } = useLingui()
  const languageName = LANGUAGE_NAMES[language]
  return (
    <>
      <button
        type="button"
        className={css.textAction}
        aria-haspopup="dialog"
        aria-label={t`Language and currency: ${languageName}, ${currency}`}
        onClick={() => setOpen(true)}
      >
        <Globe size={20} aria-hidden="true" />
        <span className={css.notPhone}>
          {languageName} · {currency}
        </span>
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={<Trans>Language and currency</Trans>}>
        <div className={css.groups}>
          <section className={css.group}>
            <h3 className={css.groupTitle}>
              <Trans>Language</Trans>
            </h3>
            <LanguageSwitch current={language} path={here} />
          </section>
          <section className={css.group}>
            <h3 className={css.groupTitle}>
              <Trans>Currency of prices</Trans>
            </h3>
            <CurrencySwitch
              current={currency}
              onChange={(next) => {
                setCurrency(next)
                setOpen(false)
              }}
            />
          </section>
        </div>
      </Sheet>
    </>
  )
}
