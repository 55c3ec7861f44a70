import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useFailureWords } from '../locale/failure-words.ts'
import { reloadOnce } from '../reload-once.ts'
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
 * asked for again: a sheet closes, with words about it, and comes with the next press (the third time on a page loaded anew); what stands in the page, at the next sign of a person.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  pending: ReactNode = null,
): ComponentType<Props> {
  let code: ComponentType<Props> | null = null
  let failures = 0
  return function OnDemand(props: Props) {
    const say = useFailureWords()
    const [Part, setPart] = useState(() => code)
    const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
    const failed = useEffectEvent(() => {
      if (!('onClose' in props && typeof props.onClose === 'function')) return atNextSign(tryAgain)
      props.onClose()
      failures += 1
      if (failures > 1) void reloadOnce()
      // Without its own code, which may be out of reach as well, there is the banner.
      toast({ type: 'fail', title: say.failure({ kind: 'network', code: '' }) }).catch(() => undefined)
    })
    useEffect(() => {
      if (code !== null) return
      let isShown = true
      load().then(
        ({ default: loaded }) => {
          code = loaded
          if (isShown) setPart(() => loaded)
        },
        () => {
          if (isShown) failed()
        },
      )
      return () => {
        isShown = false
      }
    }, [tries])
    return Part === null ? pending : <Part {...props} />
  }
}
