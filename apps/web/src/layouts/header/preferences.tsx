import { useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { LANGUAGE_NAMES } from '../../locale/languages.ts'
import { useCurrentPath } from '../../navigation/use-current-path.ts'
import { useSite } from '../../site/site.tsx'
import * as css from './header.css.ts'

const PreferencesSheet = lazyComponent(() => import('./preferences-sheet.tsx'), { onError: 'close' })

export function Preferences() {
  const { language, currency } = useSite()
  const here = useCurrentPath()
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
