import { Trans } from '@lingui/react/macro'
import { CalendarSync } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/actions/button.tsx'
import * as css from './my-reservation.css.ts'

export const ListHead = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.head}>
    <h1 className={css.heading}>
      <Trans>My reservations</Trans>
    </h1>
    {children}
  </div>
)

export const CalendarButton = ({ onClick }: { readonly onClick?: () => void }) => (
  <Button variant="outline" aria-haspopup="dialog" onClick={onClick}>
    <CalendarSync size={18} aria-hidden="true" />
    <Trans context="an app">Calendar</Trans>
  </Button>
)
