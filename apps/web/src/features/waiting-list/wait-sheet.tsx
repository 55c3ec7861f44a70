import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isCode, MAX_WAITING_LIST_ENTRIES, type WaitingListValue } from '@yoyaku/core'
import type { components } from '@yoyaku/core/types'
import { useAuth, useWaitingList } from '@yoyaku/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button, ButtonLink } from '../../components/actions/button.tsx'
import { Sheet } from '../../components/containers/sheet.tsx'
import { ErrorNotice, Notice } from '../../components/feedback/notice.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { QueryView } from '../../data/query-view.tsx'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { useSignInPath } from '../../navigation/use-current-path.ts'
import { useFormat, useQueries } from '../../site/site.tsx'
import { isAboutTimes } from '../dates/is-about-times.ts'
import { WAIT_FORM, WaitForm } from './wait-form.tsx'
import { WaitingFacts } from './waiting-facts.tsx'
import * as css from './waiting-list.css.ts'
import { shopPath, type WaitingSelection } from './waiting-selection.ts'

type Shop = components['schemas']['Shop']

interface WaitSheetProps {
  readonly selection: WaitingSelection
  /** The person leaves for the sign-in, and comes back. */
  readonly onSignIn: (selection: WaitingSelection) => void
  readonly onClose: () => void
}

/** Joins the waiting list of a shop. */
export default function WaitSheet(props: WaitSheetProps) {
  const { status } = useAuth()
  const query = useQuery(useQueries().shop(props.selection.shopId))
  const pending = <Skeleton shape="block" />
  if (query.data === undefined || status === 'unknown') {
    return (
      <WaitDialog onClose={props.onClose}>
        <QueryView query={query} pending={pending}>
          {() => pending}
        </QueryView>
      </WaitDialog>
    )
  }
  return status === 'member' ? (
    <MemberSheet {...props} shop={query.data} />
  ) : (
    <VisitorSheet {...props} shop={query.data} />
  )
}

interface WaitDialogProps {
  readonly onClose: () => void
  readonly children: ReactNode
  readonly footer?: ReactNode
}

const WaitDialog = ({ onClose, children, footer }: WaitDialogProps) => (
  <Sheet open onClose={onClose} title={<Trans>Wait for a time</Trans>} footer={footer}>
    {children}
  </Sheet>
)

const Promise15Minutes = () => (
  <p>
    <Trans>
      When a time that suits you becomes available, we hold it for you for 15 minutes and tell you here and by email.
    </Trans>
  </p>
)

type SheetProps = WaitSheetProps & { readonly shop: Shop }

function VisitorSheet({ shop, selection, onSignIn, onClose }: SheetProps) {
  const signInPath = useSignInPath()
  const [, navigate] = useLocation()
  return (
    <WaitDialog
      onClose={onClose}
      footer={
        <Button type="submit" form={WAIT_FORM} fullWidth>
          <Trans>Sign in to continue</Trans>
        </Button>
      }
    >
      <WaitForm
        shop={shop}
        selection={selection}
        fields={NO_FIELDS}
        failure={null}
        onSubmit={(chosen) => {
          onSignIn(chosen)
          navigate(signInPath)
        }}
      >
        <Promise15Minutes />
        <p className={css.soft}>
          <Trans>Sign in first, so that we know whom to tell. What you choose here stays as it is.</Trans>
        </p>
      </WaitForm>
    </WaitDialog>
  )
}

const NO_FIELDS = {}

function MemberSheet({ shop, selection, onClose }: SheetProps) {
  const errorMessages = useErrorMessages()
  const list = useWaitingList()
  const [sent, setSent] = useState(selection)
  const value = list?.value ?? null
  const joined = value?.joined ?? null
  if (list === null || value === null || value.step === 'loading') {
    return (
      <WaitDialog onClose={onClose}>
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      </WaitDialog>
    )
  }
  if (value.step === 'unreachable') {
    return (
      <WaitDialog onClose={onClose}>
        <ErrorNotice retry={() => void list.retry()} retrying={value.busy}>
          {errorMessages.failure(value.failure)}
        </ErrorNotice>
      </WaitDialog>
    )
  }
  if (joined !== null) {
    return (
      <WaitDialog
        onClose={onClose}
        footer={
          <>
            <ToList />
            <Button fullWidth onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          </>
        }
      >
        <Focused>
          <Notice tone="success">
            <Trans>You're on the waiting list.</Trans>
          </Notice>
          <WaitingFacts entry={joined} />
          <Promise15Minutes />
        </Focused>
      </WaitDialog>
    )
  }
  const isFull = value.entries.length >= MAX_WAITING_LIST_ENTRIES
  return (
    <WaitDialog
      onClose={onClose}
      footer={
        isFull ? (
          <ToList />
        ) : (
          <Button type="submit" form={WAIT_FORM} fullWidth loading={value.busy}>
            <Trans>Join the waiting list</Trans>
          </Button>
        )
      }
    >
      {isFull ? (
        <Notice tone="warning">{errorMessages.failure({ kind: 'http', code: 'WAITING_LIST_LIMIT' })}</Notice>
      ) : (
        <WaitForm
          shop={shop}
          selection={selection}
          fields={value.fields}
          failure={value.failure}
          onSubmit={(chosen) => {
            setSent(chosen)
            void list.join(requestOf(chosen))
          }}
        >
          <Promise15Minutes />
          <Outcome value={value} sent={sent} retry={() => void list.retry()} onClose={onClose} />
        </WaitForm>
      )}
    </WaitDialog>
  )
}

const ToList = () => (
  <ButtonLink variant="outline" fullWidth href="/me/my-reservation?status=waiting">
    <Trans>My waiting list</Trans>
  </ButtonLink>
)

const orNull = (text: string): string | null => (text === '' ? null : text)

const requestOf = ({ shopId, date, quantity, ...choices }: WaitingSelection) => ({
  shopId,
  serviceId: orNull(choices.serviceId),
  unitId: orNull(choices.unitId),
  date,
  timeFrom: orNull(choices.timeFrom),
  timeTo: orNull(choices.timeTo),
  quantity,
  staffId: orNull(choices.staffId),
  returnTime: orNull(choices.returnTime),
  returnShopId: orNull(choices.returnShopId),
})

interface OutcomeProps {
  readonly value: WaitingListValue
  readonly sent: WaitingSelection
  readonly retry: () => void
  readonly onClose: () => void
}

/** Why the member does not wait yet. */
function Outcome({ value, sent, retry, onClose }: OutcomeProps): ReactNode {
  const errorMessages = useErrorMessages()
  const cache = useQueryClient()
  const { gap } = useFormat()
  const { step, failure } = value
  if (failure === null) return null
  if (step === 'checking') {
    return (
      <Notice
        action={
          <Button variant="outline" size="small" onClick={retry}>
            <Trans>Check again</Trans>
          </Button>
        }
      >
        {errorMessages.failure(failure)}
        {gap}
        <Trans>We're checking whether you're on the waiting list.</Trans>
      </Notice>
    )
  }
  if (!isCode(failure, 'TIME_AVAILABLE')) return <ErrorNotice>{errorMessages.failure(failure)}</ErrorNotice>
  const show = (): void => {
    void cache.invalidateQueries({ predicate: ({ queryKey: [, path] }) => isAboutTimes(path) })
    onClose()
  }
  return (
    <Focused>
      <Notice
        action={
          <ButtonLink variant="outline" size="small" href={shopPath(sent)} replace onClick={show}>
            <Trans>Show available times</Trans>
          </ButtonLink>
        }
      >
        {errorMessages.failure(failure)}
      </Notice>
    </Focused>
  )
}

/** Takes the focus from what was pressed, and is read. */
function Focused({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => content.current?.focus(), [])
  return (
    <div ref={content} tabIndex={-1} className={css.content}>
      {children}
    </div>
  )
}
