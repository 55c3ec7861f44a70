import type { Failure, Sdk } from '@yoyaku/core'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'

/** What the hooks know of the SDK. */
export interface SdkAccess {
  /** Null until it is loaded. */
  readonly sdk: Sdk | null
  /** Loads the SDK; once, however often it is called, unless it failed. */
  load(): Promise<Sdk>
  /** Why the last attempt to load it failed; null where none did. */
  readonly failure: Failure | null
  /** What `useSession` answers until the SDK knows it. */
  readonly initialStatus: 'unknown' | 'anonymous'
}

const SdkContext = createContext<SdkAccess | null>(null)

interface CommonProps {
  /** What `useSession` answers on the server and until the SDK is loaded: `anonymous` where it is known that nobody is signed in. `unknown` when absent. */
  readonly initialStatus?: 'unknown' | 'anonymous'
  readonly children?: ReactNode
}

export type YoyakuProviderProps = CommonProps &
  (
    | {
        /** Whoever made the SDK disposes of it. */
        readonly sdk: Sdk
        readonly load?: never
      }
    | {
        /** Makes the SDK when the first hook needs it, for example `() => import('./sdk.ts').then(({ sdk }) => sdk)`. The first one that is given is used. */
        readonly load: () => Promise<Sdk>
        readonly sdk?: never
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
export function YoyakuProvider({ sdk, load, initialStatus = 'unknown', children }: YoyakuProviderProps) {
  const [loaded, setLoaded] = useState<Sdk | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const loading = useRef<Promise<Sdk> | null>(null)
  const [make] = useState(() => load)

  const loadOnce = useCallback((): Promise<Sdk> => {
    if (sdk !== undefined) return Promise.resolve(sdk)
    if (make === undefined) return Promise.reject(new TypeError('YoyakuProvider needs `sdk` or `load`'))
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
  }, [sdk, make])

  const access = useMemo<SdkAccess>(
    () => ({ sdk: sdk ?? loaded, load: loadOnce, failure, initialStatus }),
    [sdk, loaded, loadOnce, failure, initialStatus],
  )
  return <SdkContext.Provider value={access}>{children}</SdkContext.Provider>
}

/** The SDK without loading it, whether loading it failed, and how to load it. */
export function useSdkAccess(): SdkAccess {
  const access = useContext(SdkContext)
  if (access === null) throw new Error('The hooks of @yoyaku/react need a <YoyakuProvider> around the component')
  return access
}

/** The SDK, which is loaded if it is not yet; null until then. `Intent` is the one that `createSdk` was given. */
export function useSdk<Intent = unknown>(): Sdk<Intent> | null {
  const { sdk, load } = useSdkAccess()
  // `failure` tells of one.
  useEffect(() => void load().catch(() => undefined), [load])
  return sdk as Sdk<Intent> | null
}
