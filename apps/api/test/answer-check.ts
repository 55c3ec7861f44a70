import type { ValidateFunction } from 'ajv/dist/2020.js'
import { loadContract, type Operation } from '../src/contract/load.ts'
import type { Watch } from '../src/contract/register.ts'
import { compilersOf } from '../src/contract/schemas.ts'
import type { OperationId } from '../src/contract/types.ts'

type AnswerCheck = { watch: Watch; violations: string[]; succeeded: Set<OperationId> }

/** Holds every answer against the contract, so that any test of a call is a contract test. */
export function createAnswerCheck(): AnswerCheck {
  const contract = loadContract()
  const { literal, text } = compilersOf(contract)
  const compiled = new Map<string, ValidateFunction>()
  const violations: string[] = []
  const succeeded = new Set<OperationId>()

  function faults(name: string, compile: () => ValidateFunction, value: unknown): string | null {
    const validate = compiled.get(name) ?? compile()
    compiled.set(name, validate)
    if (validate(value)) return null
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')
  }

  const watch: Watch = ({ operation, status, headers, payload }) => {
    const { id, responses } = operation
    const key = String(status in responses ? status : 'default')
    const schema = responses[key]
    if (key === 'default' && status < 400) violations.push(`${id} answered ${status}, which it does not name`)
    const code = undescribedCode(operation, status, payload)
    if (code !== null) violations.push(`${id} answered ${status} ${code}, which it does not describe`)
    const head = faults(`${id} ${key} headers`, () => text(operation.headers[key] ?? {}), { ...headers })
    if (head !== null) violations.push(`${id} answered ${status} with headers against the contract: ${head}`)
    if (!schema) return
    const body = faults(`${id} ${key}`, () => literal(schema), payload)
    if (body !== null) violations.push(`${id} answered ${status} against the contract: ${body}`)
    else if (status < 300) succeeded.add(id)
  }
  return { watch, violations, succeeded }
}

function undescribedCode({ codes }: Operation, status: number, payload: unknown): string | null {
  if (status < 400) return null
  const code = (payload as { code?: never } | null)?.code
  return codes[status]?.some((described) => described === code) ? null : String(code)
}
