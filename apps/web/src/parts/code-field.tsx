import type { ReactNode } from 'react'
import * as css from './code-field.css.ts'
import { Field } from './field.tsx'

const DIGITS = 6

interface CodeFieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly error: ReactNode
  /** Called once all digits stand there, typed, pasted or filled in by the phone. */
  readonly onComplete: (code: string) => void
}

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** One field, not six: phones fill it in, and a pasted "123 456" fits. */
export const CodeField = ({ name, label, error, onComplete }: CodeFieldProps) => (
  <Field label={label} error={error}>
    {(wiring) => (
      <input
        {...wiring}
        name={name}
        className={css.code}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        // biome-ignore lint/a11y/noAutofocus: the step has no other purpose, and came by the person's own press
        autoFocus
        spellCheck={false}
        maxLength={20}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const code = digitsOf(event.currentTarget.value)
          if (code.length === DIGITS) onComplete(code)
        }}
      />
    )}
  </Field>
)
