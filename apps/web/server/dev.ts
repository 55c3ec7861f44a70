// Everything on one port, with pages straight from their sources. `npm run dev` starts it again when a module of a server changes.
import { openDevPages } from './pages/dev-pages.ts'
import { runServer } from './run-server.ts'

const pages = await openDevPages(Number(process.env.HOT_PORT))
runServer(pages).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
