import { Trans } from '@lingui/react/macro'
import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { useFormDraft } from '../../components/form/use-form-draft.ts'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { parseWaitingSelection, type WaitingSelection } from './waiting-selection.ts'

const WaitSheet = lazyComponent(() => import('./wait-sheet.tsx'), { onError: 'close' })

/** In this tab's storage while the person signs in. */
const DRAFT_KEY = 'waiting-list'

interface WaitForTimeProps {
  /** What the page shows; the form begins with it. */
  readonly selection: WaitingSelection
}

/** On a day without free times: opens the form that joins the waiting list. A visitor comes back to it from the sign-in. */
export function WaitForTime({ selection }: WaitForTimeProps) {
  const { typed, keep, forget } = useFormDraft(DRAFT_KEY)
  const [opened, setOpened] = useState<WaitingSelection | null>(null)
  const { shopId } = selection
  useEffect(() => {
    const left = parseWaitingSelection(typed)
    if (left?.shopId !== shopId) return
    setOpened(left)
    forget()
  }, [typed, shopId, forget])
  const store = ({ quantity, ...texts }: WaitingSelection): void => keep({ ...texts, quantity: String(quantity) })
  return (
    <>
      <Button variant="outline" size="small" aria-haspopup="dialog" onClick={() => setOpened(selection)}>
        <BellRing size={16} aria-hidden="true" />
        <Trans>Tell me when a time becomes available</Trans>
      </Button>
      {opened !== null && <WaitSheet selection={opened} onSignIn={store} onClose={() => setOpened(null)} />}
    </>
  )
}
