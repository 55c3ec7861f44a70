import type { Failure, Fields } from '@yoyaku/core'
import { type FormHTMLAttributes, type ReactNode, useEffect, useRef } from 'react'

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** What is wrong beside which field: the first wrong field of the form takes the focus when this changes. */
  readonly fields: Fields
  /** The same for what the server refused. */
  readonly failure?: Failure | null
  readonly onSubmit: (given: FormData) => void
  readonly children: ReactNode
}

/** A form that keeps what was typed in its own fields, checked by the chart and not by the browser. */
export function Form({ fields, failure = null, onSubmit, children, ...rest }: FormProps) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure !== null || Object.keys(fields).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fields, failure])
  return (
    <form
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

export const textOf = (given: FormData, name: string): string => {
  const value = given.get(name)
  return typeof value === 'string' ? value : ''
}
