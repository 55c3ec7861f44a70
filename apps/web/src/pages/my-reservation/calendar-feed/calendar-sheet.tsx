import { Trans } from '@lingui/react/macro'
import type { Yoyaku } from '@yoyaku/core'
import { Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { useCopyLink } from '../../../components/actions/use-copy-link.ts'
import { Sheet } from '../../../components/containers/sheet.tsx'
import { ErrorNotice, Notice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { TextField } from '../../../components/form/field.tsx'
import { QueryView } from '../../../data/query-view.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { useFormat } from '../../../site/site.tsx'
import { useOwnTimeZone } from '../../../site/use-own-time-zone.ts'
import { cluster, text } from '../../../theme/recipes.css.ts'
import * as css from './calendar-feed.css.ts'
import { SubscribeLinks } from './subscribe-links.tsx'
import { useCalendarFeed } from './use-calendar-feed.ts'

interface CalendarSheetProps {
  readonly sdk: Yoyaku
  /** As long as the page is open; null where it was created before. */
  readonly url: string | null
  readonly onLink: (url: string | null) => void
  readonly onClose: () => void
}

/** What is asked before a link that calendars may use ends. */
type Question = 'renew' | 'delete'

/** A secret link to the member's reservations, for any calendar. */
export default function CalendarSheet({ sdk, url, onLink, onClose }: CalendarSheetProps) {
  const errorMessages = useErrorMessages()
  const [question, setQuestion] = useState<Question | null>(null)
  const { query, create, remove, busy, failure, forgetFailure } = useCalendarFeed(sdk, {
    onLink: (link) => {
      setQuestion(null)
      onLink(link)
    },
  })
  const ask = (next: Question | null): void => {
    forgetFailure()
    setQuestion(next)
  }
  return (
    <Sheet open onClose={onClose} title={<Trans>Your reservations in your calendar</Trans>}>
      <QueryView query={query} pending={<Skeleton shape="block" />}>
        {(feed) => (
          <Step key={question ?? (feed === null ? 'none' : url)}>
            {failure !== null && <ErrorNotice>{errorMessages.failure(failure)}</ErrorNotice>}
            {question === null ? (
              <>
                <p>
                  <Trans>
                    Add one link, and your calendar shows all your reservations. It follows when one is changed or
                    canceled.
                  </Trans>
                </p>
                {feed === null ? (
                  <Button loading={busy} onClick={create}>
                    <Trans>Create a link</Trans>
                  </Button>
                ) : (
                  <>
                    {url === null ? <Hidden createdAt={feed.createdAt} /> : <NewLink url={url} />}
                    <div className={cluster({ gap: 2 })}>
                      <Button variant="outline" onClick={() => ask('renew')}>
                        <Trans>Create a new link</Trans>
                      </Button>
                      <Button variant="danger" onClick={() => ask('delete')}>
                        <Trans>Delete link</Trans>
                      </Button>
                    </div>
                  </>
                )}
                <p className={text({ size: 'small', tone: 'muted' })}>
                  <Trans>Anyone who has the link can see your reservations, so don't share it.</Trans>
                </p>
              </>
            ) : (
              <>
                <Notice tone="warning">{QUESTIONS[question]}</Notice>
                <div className={cluster({ gap: 2 })}>
                  <Button variant="outline" onClick={() => ask(null)}>
                    <Trans>Go back</Trans>
                  </Button>
                  {question === 'renew' ? (
                    <Button loading={busy} onClick={create}>
                      <Trans>Create a new link</Trans>
                    </Button>
                  ) : (
                    <Button variant="danger" loading={busy} onClick={remove}>
                      <Trans>Delete link</Trans>
                    </Button>
                  )}
                </div>
              </>
            )}
          </Step>
        )}
      </QueryView>
    </Sheet>
  )
}

const QUESTIONS: Readonly<Record<Question, ReactNode>> = {
  renew: (
    <>
      <strong>
        <Trans>Create a new link?</Trans>
      </strong>
      <p>
        <Trans>The link you use now stops working. Add the new one to each of your calendars.</Trans>
      </p>
    </>
  ),
  delete: (
    <>
      <strong>
        <Trans>Delete the link?</Trans>
      </strong>
      <p>
        <Trans>
          Your calendars no longer get changes, and nobody can see your reservations with this link any more. The
          reservations themselves stay.
        </Trans>
      </p>
    </>
  ),
}

/** What was pressed goes with the step before: each but the first takes the focus. */
function Step({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) content.current?.focus()
  }, [])
  return (
    <div ref={content} tabIndex={-1} className={css.content}>
      {children}
    </div>
  )
}

function NewLink({ url }: { readonly url: string }) {
  const copy = useCopyLink()
  return (
    <>
      <TextField
        label={<Trans>Your secret link</Trans>}
        hint={<Trans>It's shown only now. If you lose it, create a new one.</Trans>}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => void copy(url)}>
        <Copy size={18} aria-hidden="true" />
        <Trans>Copy link</Trans>
      </Button>
      <SubscribeLinks url={url} />
      <p className={text({ size: 'small', tone: 'muted' })}>
        <Trans>Calendars take up to a day to show changes.</Trans>
      </p>
    </>
  )
}

function Hidden({ createdAt }: { readonly createdAt: string }) {
  const timeZone = useOwnTimeZone()
  const date = useFormat().dateOf(createdAt, timeZone ?? 'UTC')
  return (
    <Notice>
      <Trans>You created a link on {date}. To keep it secret, it isn't shown again.</Trans>
    </Notice>
  )
}
