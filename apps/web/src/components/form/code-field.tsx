import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './code-field.css.ts'
import { Field } from './field.tsx'

const DIGITS = 6

interface CodeFieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly error: ReactNode
  /** What came of the last code; another one is typed in its place. */
  readonly refusal: object | null
  /** The current digits. */
  readonly onType?: (digits: string) => void
  /** Called once all digits are there, typed, pasted or filled in by the phone. */
  readonly onComplete: (code: string) => void
}

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** One field, not six: phones fill it in, and a pasted "123 456" fits. */
export function CodeField({ name, label, error, refusal, onType, onComplete }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // The step has no other purpose, and the person's own press brought it.
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (refusal !== null) input.current?.select()
  }, [refusal])
  return (
    <Field label={label} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          ref={input}
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
}
