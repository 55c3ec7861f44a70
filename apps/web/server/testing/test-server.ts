import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { runServer } from '../run-server.ts'

const DRAWING_MS = 15

/** The server as it is, but for the pages: each asks the API once, and leaves a timer that never ends; some fail, some take the processor for as long as a page of ours. */
await runServer({
  manifest: {},
  async render({ url, apiUrl, fetch, enqueue }) {
    if (url.pathname.endsWith('/broken')) throw new Error('A page that cannot be drawn')
    setInterval(() => {}, 1000)
    const answer = await fetch(new Request(new URL('/api/v1/cities', apiUrl)))
    const text = await answer.text()
    return enqueue(async () => {
      if (url.pathname.endsWith('/slow')) {
        await nextTurn()
        for (const began = process.threadCpuUsage(); process.threadCpuUsage(began).user < DRAWING_MS * 1000; );
      }
      return {
        status: url.pathname.endsWith('/nowhere') ? 404 : 200,
        pipe: (stream) => void Readable.from(['<!doctype html>', text]).pipe(stream),
      }
    })
  },
})
