import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { SAVED_PATH, savePage } from '../../../data/saved-pages.ts'
import { localizePath } from '../../../locale/paths.ts'
import { useFormat, useSite } from '../../../site/site.tsx'
import { ownTimeZone } from '../../../site/use-own-time-zone.ts'
import { text } from '../../../theme/recipes.css.ts'
import * as css from './offline-copy.css.ts'

interface OfflineCopyProps {
  /** Of the reservation; null for the list. */
  readonly code: string | null
  readonly heading: ReactNode
  /** Milliseconds since 1970, when `children` were read; 0 while they are not. What is read again is saved again. */
  readonly readAt: number
  readonly children: ReactNode
}

/** Saves its children in the browser, which shows them where their page cannot be loaded, and says how old they are. */
export function OfflineCopy({ code, heading, readAt, children }: OfflineCopyProps) {
  const { language } = useSite()
  const { momentOf } = useFormat()
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = content.current
    if (shown === null || readAt === 0) return
    // What cannot be saved can be read all the same.
    const save = (): void => void savePage({ language, code, content: shown }).catch(() => undefined)
    save()
    // Phone numbers get their groups later.
    const observer = new MutationObserver(save)
    observer.observe(shown, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [language, code, readAt])
  const savedAt = momentOf(Temporal.Instant.fromEpochMilliseconds(readAt).toString(), ownTimeZone())
  const search = code === null ? '' : `?${new URLSearchParams({ code })}`
  return (
    <div ref={content} className={css.copy}>
      <header hidden className={css.head}>
        <h1 className={text({ size: 'title' })}>{heading}</h1>
        <p className={css.note}>
          <Trans>This page couldn't be loaded. You see the copy saved on {savedAt}.</Trans>{' '}
          <a href={localizePath(language, SAVED_PATH) + search} className={css.again}>
            <Trans>Try again</Trans>
          </a>
        </p>
      </header>
      {children}
    </div>
  )
}
