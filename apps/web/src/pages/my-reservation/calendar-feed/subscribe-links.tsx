import { Trans, useLingui } from '@lingui/react/macro'
import { button } from '../../../components/actions/button.css.ts'
import { useSite } from '../../../site/site.tsx'
import * as css from './calendar-feed.css.ts'

/** Where each calendar takes a subscription over; `url` is that of the feed. */
export function subscribeLinks(url: string, name: string) {
  const webcal = url.replace(/^https?:/, 'webcal:')
  return {
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcal })}`,
    apple: webcal,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url, name })}`,
  }
}

export function SubscribeLinks({ url }: { readonly url: string }) {
  const { t } = useLingui()
  const { title } = useSite()
  const { google, apple, outlook } = subscribeLinks(url, t`${title} reservations`)
  const className = button({ variant: 'outline' })
  return (
    <fieldset>
      <legend className={css.label}>
        <Trans>Add the link to</Trans>
      </legend>
      <div className={css.calendars}>
        <a href={google} target="_blank" rel="noreferrer" className={className}>
          <Trans>Google Calendar</Trans>
        </a>
        <a href={apple} className={className}>
          <Trans>Apple Calendar</Trans>
        </a>
        <a href={outlook} target="_blank" rel="noreferrer" className={className}>
          <Trans>Outlook</Trans>
        </a>
      </div>
    </fieldset>
  )
}
