import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  confirmed: msg`Your reservation is confirmed`,
  cancelled: msg`Your reservation is canceled`,
  upcoming: msg`Your reservation is coming up`,
  noshow: msg`You missed your reservation`,
  completed: msg`Thank you for your visit`,
  rescheduled: msg`Your reservation has been changed`,
  offered: msg`A time is free for you`,
}

const NEWS = msg`News about your reservation`

/** A kind that is newer than this page is news all the same. */
export const notificationText = (kind: string): MessageDescriptor => (Object.hasOwn(WORDS, kind) && WORDS[kind]) || NEWS
