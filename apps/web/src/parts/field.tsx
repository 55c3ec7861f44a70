import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import * as css from './field.css.ts'

interface Described {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong and what to do, in the person's language. Said aloud when it appears. */
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

type Own<Attributes> = Described & Omit<Attributes, 'className'>

export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  ref,
  ...rest
}: Own<InputHTMLAttributes<HTMLInputElement>> & { readonly ref?: Ref<HTMLInputElement> }) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(wiring) => <input {...rest} {...wiring} ref={ref} className={css.control} />}
    </Field>
  )
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  ref,
  ...rest
}: Own<TextareaHTMLAttributes<HTMLTextAreaElement>> & { readonly ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(wiring) => <textarea {...rest} {...wiring} ref={ref} className={css.area} />}
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  children,
  ...rest
}: Own<SelectHTMLAttributes<HTMLSelectElement>>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(wiring) => (
        <select {...rest} {...wiring} className={css.select}>
          {children}
        </select>
      )}
    </Field>
  )
}

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  readonly children: ReactNode
  readonly error?: ReactNode
  readonly type?: 'checkbox' | 'radio'
}

export function CheckField({ children, error, type = 'checkbox', ...rest }: CheckProps) {
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
