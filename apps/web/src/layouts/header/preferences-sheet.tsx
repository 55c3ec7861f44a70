import { Trans } from '@lingui/react/macro'
import { Sheet } from '../../components/containers/sheet.tsx'
import { CurrencySwitch } from '../../components/preferences/currency-switch.tsx'
import * as choices from '../../components/preferences/language-switch.css.ts'
import { LanguageSwitch } from '../../components/preferences/language-switch.tsx'
import { useSite } from '../../site/site.tsx'
import { stack, text } from '../../theme/recipes.css.ts'

interface PreferencesSheetProps {
  /** The page as it is, without language. */
  readonly here: string
  readonly onClose: () => void
}

export default function PreferencesSheet({ here, onClose }: PreferencesSheetProps) {
  const { language, currency, setCurrency } = useSite()
  return (
    <Sheet open onClose={onClose} title={<Trans>Language and currency</Trans>}>
      <div className={stack({ gap: 6 })}>
        <section className={stack({ gap: 3 })}>
          <h3 className={text({ size: 'small', tone: 'muted' })}>
            <Trans>Language</Trans>
          </h3>
          <LanguageSwitch current={language} path={here} listClass={choices.options} linkClass={choices.option} />
        </section>
        <section className={stack({ gap: 3 })}>
          <h3 className={text({ size: 'small', tone: 'muted' })}>
            <Trans>Currency</Trans>
          </h3>
          <CurrencySwitch
            current={currency}
            onChange={(next) => {
              setCurrency(next)
              onClose()
            }}
          />
        </section>
      </div>
    </Sheet>
  )
}
