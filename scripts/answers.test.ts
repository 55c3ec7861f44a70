import { expect, test } from 'vitest'
import { loadContract } from '../apps/api/src/contract/load.ts'
import { createCompilers } from '../apps/api/src/contract/schemas.ts'
import { ANSWERS } from '../packages/testing/src/msw/answers.gen.ts'

const { operations, ...rest } = loadContract()
const { literal } = createCompilers({ operations, ...rest })

test.each(ANSWERS)(
  'the example that mocks give for $operationId fits the contract',
  ({ operationId, status, body }) => {
    const schema = operations.find(({ id }) => id === operationId)?.responses[status]
    const fits = literal(schema ?? {})
    expect({ schema: typeof schema, wrong: fits(body) ? [] : fits.errors }).toEqual({ schema: 'object', wrong: [] })
  },
)
