import { useLingui } from '@lingui/react/macro'

export const TABS = ['all', 'confirmed', 'noshow', 'completed', 'cancelled', 'waiting'] as const
export type Tab = (typeof TABS)[number]

export const isTab = (text: string | null): text is Tab => TABS.some((tab) => tab === text)

/** "Confirmed" holds what is coming up, too; the waiting list no reservations. */
export function useTabs(): readonly { readonly value: Tab; readonly label: string }[] {
  const { t } = useLingui()
  return [
    { value: 'all', label: t`All` },
    { value: 'confirmed', label: t`Confirmed` },
    { value: 'noshow', label: t`No-show` },
    { value: 'completed', label: t`Completed` },
    { value: 'cancelled', label: t`Canceled` },
    { value: 'waiting', label: t`Waiting list` },
  ]
}
