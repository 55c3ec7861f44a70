import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before the server and keeps the method of each request: the tools of browsers do not show preflights. */
export async function countingProxy(target: string) {
  const methods: string[] = []
  const server = createServer((asked, answer) => {
    methods.push(asked.method ?? '')
    const { url, method, headers } = asked
    const passed = request(new URL(url ?? '/', target), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    methods,
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
