import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { LanguageSwitch } from '../../components/preferences/language-switch.tsx'
import { Link } from '../../navigation/link.tsx'
import { useCurrentPath } from '../../navigation/use-current-path.ts'
import { isSeller, sellerPath } from '../../site/seller.ts'
import { useSite } from '../../site/site.tsx'
import { text } from '../../theme/recipes.css.ts'
import * as css from './footer.css.ts'

const MessageDialog = lazyComponent(() => import('../../features/message/message-dialog.tsx'), { onError: 'close' })

export function Footer() {
  const { title, places, contactEmail, legal, now, language: current } = useSite()
  const here = useCurrentPath()
  const { t } = useLingui()
  const [topic, setTopic] = useState<'partnership' | 'merchant' | null>(null)
  const year = now.slice(0, 4)
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div className={css.about}>
          <p className={text({ size: 'lead', weight: 'bold' })} translate="no">
            {title}
          </p>
          <p className={css.aboutText}>
            <Trans>Book places you'll love in {places}, in your own language. Pay at the shop.</Trans>
          </p>
          <p>
            <a href={`mailto:${contactEmail}`} className={css.link} aria-label={t`Write to us: ${contactEmail}`}>
              {contactEmail}
            </a>
          </p>
        </div>
        <nav aria-label={t`Help`}>
          <h2 className={css.heading}>
            <Trans>Help</Trans>
          </h2>
          <ul>
            <li>
              <Link href="/faqs" className={css.link}>
                <Trans>Questions and answers</Trans>
              </Link>
            </li>
            <li>
              <Link href="/term-of-use" className={css.link}>
                <Trans>Terms and conditions</Trans>
              </Link>
            </li>
            <li>
              <Link href="/privacy" className={css.link}>
                <Trans>Privacy policy</Trans>
              </Link>
            </li>
            {legal.texts.filter(isSeller).map((text) => (
              <li key={text.kind}>
                <Link href={sellerPath(text)} className={css.link}>
                  {text.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={css.heading}>
            <Trans>For shops</Trans>
          </h2>
          <ul>
            <li>
              <button type="button" className={css.link} aria-haspopup="dialog" onClick={() => setTopic('partnership')}>
                <Trans>Partnership</Trans>
              </button>
            </li>
            <li>
              <button type="button" className={css.link} aria-haspopup="dialog" onClick={() => setTopic('merchant')}>
                <Trans>Become our merchant</Trans>
              </button>
            </li>
          </ul>
        </div>
      </div>
      {legal.businessLines.length > 0 && (
        <ul className={css.business} aria-label={t`Business information`}>
          {legal.businessLines.map((line) =>
            typeof line === 'string' ? (
              <li key={line}>{line}</li>
            ) : (
              <li key={line.href}>
                <a href={line.href} rel="noopener nofollow" className={css.businessLink}>
                  {line.text}
                </a>
              </li>
            ),
          )}
        </ul>
      )}
      <div className={css.last}>
        <nav aria-label={t`Language`}>
          <LanguageSwitch current={current} path={here} listClass={css.languages} linkClass={css.link} />
        </nav>
        <p>
          © {year} <span translate="no">{title}</span>
        </p>
      </div>
      {topic !== null && <MessageDialog topic={topic} onClose={() => setTopic(null)} />}
    </footer>
  )
}
