import { Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Drawing, type DrawingName } from '../pictures/drawing.tsx'
import * as css from './notice.css.ts'

const ICONS = { danger: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck }

interface NoticeProps {
  readonly tone?: keyof typeof ICONS
  readonly children: ReactNode
  readonly action?: ReactNode
}

export function Notice({ tone = 'info', children, action }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div className={css.tone[tone]} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon
        size={20}
        className={action === undefined ? `${css.icon[tone]} ${css.iconAtTop}` : css.icon[tone]}
        aria-hidden="true"
      />
      <div className={css.words} data-notice>
        {children}
      </div>
      {action}
    </div>
  )
}

interface ErrorNoticeProps {
  /** Says what failed; the general sentence when left out. */
  readonly children?: ReactNode
  readonly retry?: (() => void) | undefined
  readonly retrying?: boolean
}

export const ErrorNotice = ({ children, retry, retrying = false }: ErrorNoticeProps) => (
  <Notice
    tone="danger"
    action={
      retry && (
        <Button variant="outline" size="small" onClick={retry} loading={retrying}>
          {!retrying && <RotateCw size={16} aria-hidden="true" />}
          <Trans>Try again</Trans>
        </Button>
      )
    }
  >
    {children ?? <Trans>Something went wrong. Please try again later.</Trans>}
  </Notice>
)

interface EmptyStateProps {
  readonly drawing: DrawingName
  readonly title: ReactNode
  readonly children?: ReactNode
  /** The one way on. */
  readonly action?: ReactNode
}

export const EmptyState = ({ drawing, title, children, action }: EmptyStateProps) => (
  <div className={css.empty}>
    <Drawing name={drawing} className={css.drawing} />
    <p className={css.emptyTitle}>{title}</p>
    {children !== undefined && <p className={css.emptyText}>{children}</p>}
    {action}
  </div>
)
