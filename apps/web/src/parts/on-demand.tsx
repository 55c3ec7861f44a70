import type { ComponentType, ReactNode } from 'react'
import { useReadFailureWords } from '../locale/read-failure-words.ts'
import { reloadOnce } from '../reload-once.ts'
import { codeOf, type Load } from './code-of.ts'
import { toast } from './toast.ts'

/** When somebody is there again, or the network, what did not come may come after all. */
const SIGNS = ['pointerdown', 'keydown', 'online'] as const

function atNextSign(again: () => void): void {
  const heard = new AbortController()
  const hear = (): void => {
    heard.abort()
    again()
  }
  for (const sign of SIGNS) addEventListener(sign, hear, { signal: heard.signal })
}

/**
 * A part whose code comes when it is first shown. Unlike with `lazy`, code that does not come takes no page with it and is
 * asked for again: a sheet closes, with words about it, and comes with the next press (the third time on a page loaded anew); what
 * stands in the page and is not missed, at the next sign of a person. What is waited for there is a `partOfPage`.
 */
export function onDemand<Props extends object>(
  load: Load<Props>,
  pending: ReactNode | ((props: Props) => ReactNode) = null,
): ComponentType<Props> {
  const useCode = codeOf(load)
  let failures = 0
  return function OnDemand(props: Props) {
    const say = useReadFailureWords()
    const Part = useCode((again) => {
      if (!('onClose' in props && typeof props.onClose === 'function')) return atNextSign(again)
      props.onClose()
      failures += 1
      if (failures > 1) void reloadOnce()
      // Without its own code, which may be out of reach as well, there is the banner.
      toast({ type: 'fail', title: say({ kind: 'network', code: '' }) }).catch(() => undefined)
    })
    if (Part !== null) return <Part {...props} />
    return typeof pending === 'function' ? pending(props) : pending
  }
}
