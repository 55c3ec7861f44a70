import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'

export default defineConfig({
  root: '.',
  input: { path: '../../specs/openapi.yaml' },
  output: { path: './generated/kubb', clean: true },
  plugins: [
    pluginOas(),
    pluginTs(),
    pluginClient({ client: 'fetch' }),
    pluginZod({ version: '4', unknownType: 'unknown' }),
  ],
})
