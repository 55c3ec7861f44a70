import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type TestSmtp = {
  url: string
  received: Email[]
  /** Resolves when so many e-mails have come in. */
  until(count: number): Promise<void>
  close(): Promise<void>
}

/** A mail server on a free port. `onData` may refuse; whatever it takes is parsed. */
export async function startSmtp(
  options: Pick<SMTPServerOptions, 'onRcptTo'> & { refuseData?: () => Error | null } = {},
): Promise<TestSmtp> {
  const received: Email[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...(options.onRcptTo && { onRcptTo: options.onRcptTo }),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const refused = options.refuseData?.() ?? null
        if (refused) return done(refused)
        received.push(await PostalMime.parse(Buffer.concat(chunks)))
        for (const { count, resolve } of waiting) if (received.length >= count) resolve()
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    until: (count) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      if (received.length >= count) resolve()
      waiting.push({ count, resolve })
      return promise
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
