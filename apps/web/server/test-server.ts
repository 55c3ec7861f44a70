import { Readable } from 'node:stream'
import { runServer } from './run-server.ts'

/** The server as it is, but for the pages: each asks the API once, and leaves a timer that never ends; some fail. */
await runServer({
  manifest: {},
  async render({ url, apiUrl, fetch }) {
    if (url.pathname.endsWith('/broken')) throw new Error('A page that cannot be drawn')
    setInterval(() => {}, 1000)
    const answer = await fetch(new Request(new URL('/api/v1/cities', apiUrl)))
    const text = await answer.text()
    return {
      status: url.pathname.endsWith('/nowhere') ? 404 : 200,
      pipe: (stream) => void Readable.from(['<!doctype html>', text]).pipe(stream),
    }
  },
})
