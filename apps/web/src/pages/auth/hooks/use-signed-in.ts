import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { toast } from '../../../components/toast/toast.ts'
import { fulfilIntent } from '../../../sdk/sign-in-intent.ts'
import { useIntent } from './use-intent.ts'
import type { PageSignIn } from './use-page-sign-in.ts'

/** After the sign-in: shows a toast, fulfils the intent, and returns to the page before. */
export function useSignedIn(signIn: PageSignIn, sdk: Yoyaku | null): void {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const cache = useQueryClient()
  const intent = useIntent(signIn)
  const leave = useEffectEvent(() => {
    if (sdk === null) return
    void toast({ type: 'success', title: t`Sign in successfully!` })
    fulfilIntent(intent, sdk, cache).catch(() =>
      toast({ type: 'fail', title: t`The shop isn't in your favorites yet. Please press the heart once more.` }),
    )
    navigate(intent.page ?? '/', { replace: true })
  })
  const done = signIn.value.step === 'done'
  useEffect(() => {
    if (done) leave()
  }, [done])
}
