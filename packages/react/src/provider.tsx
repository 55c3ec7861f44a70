import type { Failure, Yoyaku } from '@yoyaku/core'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'

/** The SDK as the hooks see it. */
export interface YoyakuAccess {
  /** Null until it is loaded. */
  readonly yoyaku: Yoyaku | null
  /** Loads the SDK; once, however often it is called, unless it failed. */
  load(): Promise<Yoyaku>
  /** Why the last attempt to load it failed; null where none did. */
  readonly failure: Failure | null
  /** The status that `useAuth` returns until the SDK knows it. */
  readonly initialStatus: 'unknown' | 'anonymous'
}

const AccessContext = createContext<YoyakuAccess | null>(null)

interface CommonProps {
  /** The status that `useAuth` returns on the server and until the SDK is loaded: `anonymous` where it is known that nobody is signed in. Default: `unknown`. */
  readonly initialStatus?: 'unknown' | 'anonymous'
  readonly children?: ReactNode
}

export type YoyakuProviderProps = CommonProps &
  (
    | {
        /** Whoever made the SDK disposes of it. */
        readonly yoyaku: Yoyaku
        readonly load?: never
      }
    | {
        /** Makes the SDK when the first hook needs it, for example `() => import('./yoyaku.ts').then(({ yoyaku }) => yoyaku)`. The first one that is given is used. */
        readonly load: () => Promise<Yoyaku>
        readonly yoyaku?: never
      }
  )

const notLoaded = (error: unknown): Failure => ({
  kind: 'network',
  status: null,
  code: 'NETWORK',
  message: `The SDK did not load: ${error}`,
  fields: [],
  requestId: null,
})

/** Gives the SDK to the hooks of the components in it. */
export function YoyakuProvider({ yoyaku, load, initialStatus = 'unknown', children }: YoyakuProviderProps) {
  const [loaded, setLoaded] = useState<Yoyaku | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const loading = useRef<Promise<Yoyaku> | null>(null)
  const [make] = useState(() => load)

  const loadOnce = useCallback((): Promise<Yoyaku> => {
    if (yoyaku !== undefined) return Promise.resolve(yoyaku)
    if (make === undefined) return Promise.reject(new TypeError('YoyakuProvider needs `yoyaku` or `load`'))
    loading.current ??= make().then(
      (made) => {
        setLoaded(made)
        setFailure(null)
        return made
      },
      (error: unknown) => {
        loading.current = null
        setFailure(notLoaded(error))
        throw error
      },
    )
    return loading.current
  }, [yoyaku, make])

  const access = useMemo<YoyakuAccess>(
    () => ({ yoyaku: yoyaku ?? loaded, load: loadOnce, failure, initialStatus }),
    [yoyaku, loaded, loadOnce, failure, initialStatus],
  )
  return <AccessContext.Provider value={access}>{children}</AccessContext.Provider>
}

/** The SDK without loading it, whether loading it failed, and how to load it. */
export function useYoyakuAccess(): YoyakuAccess {
  const access = useContext(AccessContext)
  if (access === null) throw new Error('The hooks of @yoyaku/react need a <YoyakuProvider> around the component')
  return access
}

/** The SDK. Throws where the provider has yet to load it: `useOptionalYoyaku()` is for those. `Intent` is the one that `createYoyaku` was given. */
export function useYoyaku<Intent = unknown>(): Yoyaku<Intent> {
  const { yoyaku } = useYoyakuAccess()
  if (yoyaku === null)
    throw new Error('useYoyaku: the SDK is not loaded yet. Give the provider `yoyaku`, or use useOptionalYoyaku()')
  return yoyaku as Yoyaku<Intent>
}

/** The SDK, which is loaded if it is not yet; null until then. */
export function useOptionalYoyaku<Intent = unknown>(): Yoyaku<Intent> | null {
  const { yoyaku, load } = useYoyakuAccess()
  // `failure` tells of one.
  useEffect(() => void load().catch(() => undefined), [load])
  return yoyaku as Yoyaku<Intent> | null
}
