import type { ReactNode } from 'react'
import * as css from './code-field.css.ts'
import { Field } from './field.tsx'

const DIGITS = 6

interface CodeFieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly error: ReactNode
  /** The digits as they stand there. */
  readonly onType?: (digits: string) => void
  /** Called once all digits stand there, typed, pasted or filled in by the phone. */
  readonly onComplete: (code: string) => void
}

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** The step has no other purpose, and the person's own press brought it. */
const focusOnMount = (input: HTMLInputElement | null): void => input?.focus()

/** One field, not six: phones fill it in, and a pasted "123 456" fits. */
export const CodeField = ({ name, label, error, onType, onComplete }: CodeFieldProps) => (
  <Field label={label} error={error}>
    {(wiring) => (
      <input
        {...wiring}
        ref={focusOnMount}
        name={name}
        className={css.code}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={20}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const code = digitsOf(event.currentTarget.value)
          onType?.(code)
          if (code.length === DIGITS) onComplete(code)
        }}
      />
    )}
  </Field>
)
