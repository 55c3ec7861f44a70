import * as z from 'zod/mini'
import type { FieldCode } from '../contract/types.ts'

/** A code, and the condition whose failure it names. */
type Rule = readonly [code: FieldCode, holds: (text: string) => boolean]

/** Trimmed, in the form NFC. */
export const tidy = (typed: string) => typed.normalize('NFC').trim()
export const required: Rule = ['REQUIRED', (text) => text !== '']
/** In code points, not in UTF-16 units as `z.maxLength` counts. */
export const atMost = (max: number): Rule => ['TOO_LONG', (text) => [...text].length <= max]
export const matches = (pattern: RegExp): Rule => ['FORMAT', (text) => pattern.test(text)]

/** A text as it is sent. The first rule that does not hold says what is wrong. `absent`: the code for what is no text at all. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (absent: FieldCode, tidy: (typed: string) => string, ...rules: Rule[]) =>
  z
    .string({ error: absent })
    .check(z.overwrite(tidy), ...rules.map(([error, holds]) => z.refine<string>(holds, { error, abort: true })))

/** Only the fields named; what else is given is left out. */
export const form = /* @__NO_SIDE_EFFECTS__ */ <F extends z.core.$ZodLooseShape>(fields: F) =>
  z.object(fields, { error: 'TYPE' satisfies FieldCode })
