import { tool } from './tool.ts'

/** Makes the clients and schemas of both generators below `generated/`, from the contract as it is now. */
export async function generate(): Promise<void> {
  const [heyApi, kubb] = await Promise.all([
    tool('openapi-ts', '-f', 'hey-api.config.ts'),
    tool('kubb', 'generate', '-c', 'kubb.config.ts'),
  ])
  if (heyApi.code !== 0) throw new Error(`hey-api refused the contract:\n${heyApi.output}`)
  if (kubb.code !== 0) throw new Error(`kubb refused the contract:\n${kubb.output}`)
}
