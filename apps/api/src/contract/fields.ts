import type { ErrorObject } from 'ajv/dist/2020.js'
import type { FieldError } from './types.ts'

const MOST_FIELDS = 50

const codes: Record<string, FieldError['code']> = {
  required: 'REQUIRED',
  type: 'TYPE',
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
  minItems: 'TOO_SHORT',
  maxItems: 'TOO_LONG',
  minProperties: 'REQUIRED',
  minimum: 'TOO_SMALL',
  exclusiveMinimum: 'TOO_SMALL',
  maximum: 'TOO_LARGE',
  exclusiveMaximum: 'TOO_LARGE',
  pattern: 'FORMAT',
  'x-pattern': 'FORMAT',
  format: 'FORMAT',
  'x-format': 'FORMAT',
  enum: 'NOT_ALLOWED',
  const: 'NOT_ALLOWED',
  additionalProperties: 'UNKNOWN',
}

/** One entry a field, the first thing that is wrong with it. `root` names the whole, where no field is to blame. */
export function toFieldErrors(errors: ErrorObject[], root: string): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const error of errors) {
    const code = codes[error.keyword]
    const field = fieldOf(error) || root
    if (code && !found.has(field)) found.set(field, { field, code: isBlank(error) ? 'REQUIRED' : code })
  }
  return [...found.values()].slice(0, MOST_FIELDS)
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const last = params.missingProperty ?? params.additionalProperty
  if (typeof last === 'string') steps.push(last.slice(0, 64))
  return steps.join('.')
}

const isBlank = ({ keyword, params }: ErrorObject) => keyword === 'minLength' && params.limit === 1
