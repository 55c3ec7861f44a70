import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Sdk, SignInValue } from '@yoyaku/core'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { toast } from '../../parts/toast.ts'
import { carryOut } from './intent.ts'
import { useIntent } from './use-intent.ts'

/** Once signed in: says so, does what was wanted, and goes back to where one was. */
export function useSignedIn(signIn: SignInValue, sdk: Sdk): void {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const cache = useQueryClient()
  const intent = useIntent(signIn)
  const leave = useEffectEvent(() => {
    void toast({ type: 'success', title: t`Sign in successfully!` })
    void carryOut(intent, sdk, cache)
    navigate(intent.page ?? '/', { replace: true })
  })
  const done = signIn.step === 'done'
  useEffect(() => {
    if (done) leave()
  }, [done])
}
