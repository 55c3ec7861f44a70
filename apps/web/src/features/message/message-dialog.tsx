import { Trans, useLingui } from '@lingui/react/macro'
import { validators as schemas } from '@yoyaku/core'
import type { Failure } from '@yoyaku/core/client'
import type { FieldFailure } from '@yoyaku/core/types'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Sheet } from '../../components/containers/sheet.tsx'
import { ErrorNotice } from '../../components/feedback/notice.tsx'
import { TextArea, TextField } from '../../components/form/field.tsx'
import { tooLong } from '../../components/form/too-long.ts'
import { useFormDraft } from '../../components/form/use-form-draft.ts'
import { toast } from '../../components/toast/toast.ts'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { Link } from '../../navigation/link.tsx'
import { useFormat, useSite } from '../../site/site.tsx'
import { stack, text } from '../../theme/recipes.css.ts'
import { textLink } from '../../theme/shared.css.ts'

export type MessageTopic = 'wish' | 'partnership' | 'merchant'

interface Words {
  readonly title: ReactNode
  readonly intro: ReactNode
  readonly label: ReactNode
  readonly placeholder: string
}

function useWords(topic: MessageTopic): Words {
  const { t } = useLingui()
  switch (topic) {
    case 'wish':
      return {
        title: <Trans>Make a wish</Trans>,
        intro: (
          <Trans>Where should we go next? Tell us a town, a shop or something you have always wanted to try.</Trans>
        ),
        label: <Trans>Your wish</Trans>,
        placeholder: t`For example: a pottery class in Kanazawa`,
      }
    case 'partnership':
      return {
        title: <Trans>Partnership</Trans>,
        intro: <Trans>Tell us who you are and what you have in mind. We'll answer by email.</Trans>,
        label: <Trans>Your idea</Trans>,
        placeholder: '',
      }
    case 'merchant':
      return {
        title: <Trans>Become our merchant</Trans>,
        intro: (
          <Trans>
            Tell us about your shop: its name, its town and what people can book there. We'll answer by email.
          </Trans>
        ),
        label: <Trans>Your shop</Trans>,
        placeholder: '',
      }
  }
}

interface MessageDialogProps {
  readonly topic: MessageTopic
  readonly onClose: () => void
}

/** Says what the message is about, for those who read it. */
const topicMark = (topic: MessageTopic): string => (topic === 'wish' ? '' : `[${topic}] `)

type FieldCodes = Readonly<Record<string, FieldFailure['code'] | undefined>>
const codesOf = (failure: Failure): FieldCodes =>
  Object.fromEntries(failure.fields.map(({ field, code }) => [field, code]))

/** A wish, or a word from a shop: a text, and an address to answer to. */
export default function MessageDialog({ topic, onClose }: MessageDialogProps) {
  const { language, client } = useSite()
  const { t } = useLingui()
  const words = useWords(topic)
  const errorMessages = useErrorMessages()
  const formId = useId()
  const { typed, note, forget } = useFormDraft(topic)
  const [sending, setSending] = useState(false)
  const [codes, setCodes] = useState<FieldCodes>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const answerable = topic !== 'wish'
  const format = useFormat()
  const [content, setContent] = useState(typed.content ?? '')
  const longest = schemas.WISH_MAX - topicMark(topic).length
  const most = format.number(longest)
  const isTooLong = tooLong(content, longest) !== undefined

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email') ?? '').trim()
    const message = { content: String(form.get('content') ?? ''), ...((answerable || email !== '') && { email }) }
    const checked = schemas.check(schemas.wish, message)
    setCodes(checked.fields)
    setFailure(null)
    if (checked.value === null || isTooLong || sending) return
    setSending(true)
    const { content } = checked.value
    const body = {
      type: answerable ? 'feedback' : 'wish',
      content: topicMark(topic) + content,
      locale: language,
      ...(email !== '' && { email }),
    } as const
    const { error } = await client.api.POST('/api/v1/google-sheet', { body })
    setSending(false)
    if (error !== undefined) {
      setCodes(codesOf(error))
      setFailure(error)
      return
    }
    forget()
    onClose()
    void toast({ type: 'success', title: t`Thank you. Your message has reached us.` })
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={words.title}
      footer={
        <Button type="submit" form={formId} fullWidth loading={sending}>
          <Trans>Send</Trans>
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={send} onChange={note} className={stack({ gap: 4 })}>
        <p className={text({ tone: 'muted' })}>{words.intro}</p>
        <TextArea
          name="content"
          label={words.label}
          placeholder={words.placeholder}
          required
          defaultValue={typed.content}
          error={
            isTooLong ? (
              <Trans>Please keep it to {most} characters</Trans>
            ) : (
              errorMessages.field('content', codes.content)
            )
          }
          onChange={(event) => setContent(event.currentTarget.value)}
        />
        {answerable && (
          <TextField
            type="email"
            name="email"
            label={<Trans>Email</Trans>}
            autoComplete="email"
            required
            defaultValue={typed.email}
            error={errorMessages.field('email', codes.email)}
          />
        )}
        {answerable && (
          <p className={text({ tone: 'muted' })}>
            <Trans>
              We use what you send only to answer you and to improve the service, as our{' '}
              <Link href="/privacy" target="_blank" className={textLink}>
                privacy policy
              </Link>{' '}
              says.
            </Trans>
          </p>
        )}
        {failure !== null && failure.fields.length === 0 && <ErrorNotice>{errorMessages.failure(failure)}</ErrorNotice>}
      </form>
    </Sheet>
  )
}
