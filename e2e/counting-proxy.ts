import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before the server and keeps the method of each request: the tools of browsers do not show preflights. */
export async function countingProxy(target: string) {
  const methods: string[] = []
  const server = createServer((incoming, answer) => {
    methods.push(incoming.method ?? '')
    const { url, method, headers } = incoming
    const passed = request(new URL(url ?? '/', target), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
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
