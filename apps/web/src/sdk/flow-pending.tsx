import type { FlowStarting } from '@yoyaku/core'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../components/feedback/notice.tsx'

interface FlowPendingProps {
  readonly starting: FlowStarting
  readonly children: ReactNode
}

/** In place of a flow: its shape while its files come; when they did not, a way to try again. */
export const FlowPending = ({ starting: { failure, retry }, children }: FlowPendingProps) =>
  failure === null ? children : <ErrorNotice retry={retry} />
