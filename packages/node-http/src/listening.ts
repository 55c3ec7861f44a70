import { once } from 'node:events'
import { createServer } from 'node:net'

/** Connections that wait to be accepted; beyond, the system drops them, and a client tries again after seconds. The system may allow fewer (`net.core.somaxconn`). */
export const LISTEN_BACKLOG = 4096

type Where = { readonly host: string; readonly port: number }

/** Before long work begins. @throws in words, where nobody could listen now. */
export async function assertPortFree(where: Where): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(where), 'listening')
  } catch (error) {
    throw whyNotListening(error, where)
  }
  probe.close()
  await once(probe, 'close')
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there. Stop it, or choose another PORT.',
  EACCES: 'the system does not allow it. Choose a PORT above 1023.',
  EADDRNOTAVAIL: 'this machine does not have that address. Choose another HOST.',
  ENOTFOUND: 'there is no such address. Choose another HOST.',
  EAI_AGAIN: 'no such address can be found. Choose another HOST.',
}

/** The same error in words; one that is about something else as it is. */
export function whyNotListening(error: unknown, { host, port }: Where): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error
  const reason = ['listen', 'getaddrinfo'].includes(String(error.syscall)) ? REASONS[String(error.code)] : undefined
  return reason === undefined ? error : new Error(`Cannot listen on ${host}:${port}: ${reason}`, { cause: error })
}
