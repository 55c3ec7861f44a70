import { type ComponentProps, type InputHTMLAttributes, type ReactNode, useId } from 'react'
import * as css from './field.css.ts'

interface Described {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong and what to do, in the person's language. Announced when it appears. */
  readonly error?: ReactNode
  /** Shown beside the label of a field that may stay empty. */
  readonly optional?: ReactNode
}

interface Wiring {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldProps extends Described {
  readonly id?: string | undefined
  /** Draws the control with what ties it to its label and messages. */
  readonly children: (wiring: Wiring) => ReactNode
}

/** Label, control, hint and message, tied together. For controls that are none of the ones below. */
export function Field({ label, hint, error, optional, id, children }: FieldProps) {
  const made = useId()
  const own = id ?? made
  const hintId = `${own}-hint`
  const errorId = `${own}-error`
  const wrong = error !== undefined && error !== null && error !== false
  const describedBy = [wrong && errorId, hint !== undefined && hintId].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <label htmlFor={own} className={css.label}>
        {label}
        {optional !== undefined && <span className={css.optional}>{optional}</span>}
      </label>
      {children({ id: own, 'aria-invalid': wrong || undefined, 'aria-describedby': describedBy || undefined })}
      <div id={errorId} className={css.error} aria-live="polite">
        {wrong && error}
      </div>
      {hint !== undefined && (
        <div id={hintId} className={css.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}

type FieldOf<Tag extends 'input' | 'textarea' | 'select'> = Described & Omit<ComponentProps<Tag>, 'className'>

/** The properties of a field, apart from those of its control. */
function apart<Props extends Described & { readonly id?: string | undefined }>(props: Props) {
  const { label, hint, error, optional, id, ...control } = props
  return { described: { label, hint, error, optional, id }, control }
}

export function TextField(props: FieldOf<'input'>) {
  const { described, control } = apart(props)
  return <Field {...described}>{(wiring) => <input {...control} {...wiring} className={css.control} />}</Field>
}

export function TextArea(props: FieldOf<'textarea'>) {
  const { described, control } = apart(props)
  return <Field {...described}>{(wiring) => <textarea {...control} {...wiring} className={css.area} />}</Field>
}

export function SelectField(props: FieldOf<'select'>) {
  const { described, control } = apart(props)
  return <Field {...described}>{(wiring) => <select {...control} {...wiring} className={css.select} />}</Field>
}

type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  readonly children: ReactNode
  readonly error?: ReactNode
  readonly type?: 'checkbox' | 'radio'
}

export function CheckField({ children, error, type = 'checkbox', ...rest }: CheckFieldProps) {
  const id = useId()
  const wrong = error !== undefined && error !== null && error !== false
  return (
    <label className={css.check}>
      <input
        {...rest}
        type={type}
        className={css.box}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? id : undefined}
      />
      <span>{children}</span>
      {wrong && (
        <span id={id} className={css.checkError} role="alert">
          {error}
        </span>
      )}
    </label>
  )
}
