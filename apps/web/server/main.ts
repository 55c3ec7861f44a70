import { createLifecycle } from '@yoyaku/api/lifecycle'
import { runServer } from './run-server.ts'

const lifecycle = createLifecycle()
runServer(undefined, lifecycle).catch((error: unknown) => {
  lifecycle.failed(error)
  process.exitCode = 1
})
