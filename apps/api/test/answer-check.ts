import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { OperationId } from '../src/contract/handler.ts'
import { loadContract } from '../src/contract/load.ts'
import type { Watch } from '../src/contract/register.ts'
import { createCompilers } from '../src/contract/schemas.ts'

type AnswerCheck = { watch: Watch; violations: string[]; succeeded: Set<OperationId> }

/** Holds every answer against the contract, so that any test of a call is a contract test. */
export function createAnswerCheck(): AnswerCheck {
  const contract = loadContract()
  const { literal } = createCompilers(contract)
  const compiled = new Map<string, ValidateFunction>()
  const violations: string[] = []
  const succeeded = new Set<OperationId>()

  const watch: Watch = ({ operation, status, payload }) => {
    const key = String(status in operation.responses ? status : 'default')
    const schema = operation.responses[key]
    if (key === 'default' && status < 400) violations.push(`${operation.id} answered ${status}, which it does not name`)
    if (!schema) return
    const validate = compiled.get(`${operation.id} ${key}`) ?? literal(schema)
    compiled.set(`${operation.id} ${key}`, validate)
    if (validate(payload)) {
      if (status < 300) succeeded.add(operation.id)
      return
    }
    const reasons = validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`)
    violations.push(`${operation.id} answered ${status} against the contract: ${reasons?.join('; ')}`)
  }
  return { watch, violations, succeeded }
}
