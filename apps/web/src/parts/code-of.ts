import { type ComponentType, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { withMessages } from '../locale/with-messages.ts'

export type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>
type Again = () => void

/**
 * A hook that has the code of a part come when it is first shown, once for all that show it; null until it is there. `failed` is
 * told each time that it does not come, with the way to ask again.
 */
export function codeOf<Props>(load: Load<Props>) {
  let code: ComponentType<Props> | null = null
  return function useCode(failed: (again: Again) => void): ComponentType<Props> | null {
    const [Part, setPart] = useState(() => code)
    const [tries, again] = useReducer((count: number) => count + 1, 0)
    const tell = useEffectEvent(() => failed(again))
    useEffect(() => {
      if (code !== null) {
        setPart(() => code)
        return
      }
      let isShown = true
      withMessages(load()).then(
        ({ default: loaded }) => {
          code = loaded
          if (isShown) setPart(() => loaded)
        },
        () => {
          if (isShown) tell()
        },
      )
      return () => {
        isShown = false
      }
    }, [tries])
    return Part
  }
}
