import { useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { LANGUAGE_NAMES } from '../locale/languages.ts'
import { onDemand } from '../parts/on-demand.tsx'
import { useSite } from '../site.tsx'
import * as css from './header.css.ts'

const PreferencesSheet = onDemand(() => import('./preferences-sheet.tsx'))

/** The page as it is, with its query, without language. A provider's ticket is used here or nowhere: no link carries it. */
export function useHere(): string {
  const [path] = useLocation()
  const search = useSearch().replace(/(?:^|&)ticket=[^&]*/g, '')
  return search === '' ? path : `${path}?${search.replace(/^&/, '')}`
}

export function Preferences() {
  const { language, currency } = useSite()
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
      {open && <PreferencesSheet here={here} onClose={() => setOpen(false)} />}
    </>
  )
}
