import { type FormHTMLAttributes, type ReactNode, useEffect, useRef } from 'react'
import { useSilentFill } from './use-silent-fill.ts'

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** The outcome of the last submission: when one of these changes, the first wrong field takes the focus. */
  readonly submission: readonly [fields: unknown, failure?: unknown]
  /** Its first field takes the focus at once, unless another one is wrong: for a form that came by the person's own press. */
  readonly focusOnMount?: boolean
  readonly onSubmit: (data: FormData) => void
  readonly children: ReactNode
}

/** A form that keeps what was typed in its own fields, checked by the chart and not by the browser. */
export function Form({ submission: [fields, failure], focusOnMount = false, onSubmit, children, ...rest }: FormProps) {
  const ref = useRef<HTMLFormElement>(null)
  useSilentFill(ref)
  useEffect(() => {
    if (!fields && !failure) return
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  }, [fields, failure])
  useEffect(() => {
    if (focusOnMount && ref.current?.querySelector('[aria-invalid="true"]') === null)
      ref.current.querySelector('input')?.focus()
  }, [focusOnMount])
  return (
    <form
      // What was typed never gets into an address, should the app not have come.
      method="post"
      {...rest}
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      {children}
    </form>
  )
}

export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
