import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useReadErrorMessage } from '../../locale/read-error-messages.ts'
import { loadCode } from '../../navigation/recovery/load-code.ts'
import { ErrorNotice } from '../feedback/notice.tsx'
import { toast } from '../toast/toast.ts'

type Closable = { readonly onClose: () => void }

interface LazyComponentOptions<Props> {
  /** Shown until the code is there. */
  readonly pending?: ReactNode | ((props: Props) => ReactNode)
  /**
   * What happens when the code cannot be loaded.
   * `wait`: nothing is shown; it is loaded again at the next press or key, or when the network is back.
   * `notice`: a notice replaces it, with a button that tries again; so does the returning network.
   * `close`: for a dialog. It closes with a toast, and is loaded again when it is opened again.
   */
  readonly onError?: 'wait' | 'notice' | (Props extends Closable ? 'close' : never)
}

const SIGNS = ['pointerdown', 'keydown', 'online'] as const

function atNextSign(retry: () => void): void {
  const controller = new AbortController()
  const onSign = (): void => {
    controller.abort()
    retry()
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, { signal: controller.signal })
}

const isClosable = (props: object): props is Closable => 'onClose' in props && typeof props.onClose === 'function'

/**
 * A component whose code is loaded when it is first shown, once for all places that show it. Unlike with React's `lazy`, a failed
 * load does not break the page and is repeated. When the person tries again in vain, the page is reloaded, as `loadCode` does.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { pending = null, onError = 'wait' }: LazyComponentOptions<Props> = {},
): ComponentType<Props> {
  let code: ComponentType<Props> | null = null
  let hasClosed = false

  return function LazyComponent(props: Props) {
    const errorMessage = useReadErrorMessage()
    const [Part, setPart] = useState(() => code)
    const [attempts, retry] = useReducer((count: number) => count + 1, 0)
    const [notice, setNotice] = useState<'none' | 'failed' | 'retrying'>('none')
    const isPressed = useRef(false)

    const onFailure = useEffectEvent((): void => {
      if (onError === 'wait') {
        atNextSign(retry)
        return
      }
      if (onError === 'notice') {
        setNotice('failed')
        isPressed.current = false
        return
      }
      if (isClosable(props)) props.onClose()
      // For entry-prehydration.ts, which shows that the dialog is loading.
      dispatchEvent(new Event('dialog-failed'))
      hasClosed = true
      void toast({ type: 'fail', title: errorMessage({ kind: 'network', code: '' }) })
    })

    useEffect(() => {
      if (code !== null) {
        setPart(() => code)
        return
      }
      let isShown = true
      loadCode(load, { reload: isPressed.current || hasClosed }).then(
        (loaded) => {
          code = loaded.default
          if (isShown) setPart(() => loaded.default)
        },
        () => {
          if (isShown) onFailure()
        },
      )
      return () => {
        isShown = false
      }
    }, [attempts])

    const isMissing = notice !== 'none' && Part === null
    useEffect(() => {
      if (!isMissing) return
      addEventListener('online', retry)
      return () => removeEventListener('online', retry)
    }, [isMissing])

    if (Part !== null) return <Part {...props} />
    if (notice === 'none') return typeof pending === 'function' ? pending(props) : pending
    const press = (): void => {
      isPressed.current = true
      setNotice('retrying')
      retry()
    }
    return (
      <ErrorNotice retry={press} retrying={notice === 'retrying'}>
        {errorMessage({ kind: 'network', code: '' })}
      </ErrorNotice>
    )
  }
}
