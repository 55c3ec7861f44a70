import { execFile, spawn } from 'node:child_process'
import { chown, readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Identity = { uid: number; gid: number }

/** How a command is started so that PostgreSQL, which refuses to run as root, accepts it. */
export type Account = {
  command(file: string, args: string[]): [file: string, args: string[], options: { uid?: number; gid?: number }]
  /** Gives a file or folder to the account. */
  own(path: string): Promise<void>
}

const ourselves: Account = { command: (file, args) => [file, args, {}], own: async () => {} }

/** Prefers plain accounts; the other two reach folders that no other user may enter, such as those below /root. */
const ways: { name: string; account: (identity: Identity) => Account }[] = [
  {
    name: 'another user',
    account: ({ uid, gid }) => ({
      command: (file, args) => [file, args, { uid, gid }],
      own: (path) => chown(path, uid, gid),
    }),
  },
  {
    name: 'another user that keeps the right to enter folders (setpriv)',
    account: ({ uid, gid }) => ({
      command: (file, args) => ['setpriv', [...withCapability(uid, gid), '--', file, ...args], {}],
      own: (path) => chown(path, uid, gid),
    }),
  },
  {
    name: 'root under another name (unshare)',
    account: () => ({
      command: (file, args) => ['unshare', ['--user', '--map-user=1000', '--', file, ...args], {}],
      own: (path) => chown(path, 0, 0),
    }),
  },
]

function withCapability(uid: number, gid: number): string[] {
  // Without the securebit access(2) ignores the capability, and initdb trusts access(2).
  const capability = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capability]
}

/** The first way in which initdb agrees to run, finds `postgres`, and can enter the data folder. */
export async function chooseAccount(initdb: string, dataDir: string, cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return ourselves
  const owner = await stat(cluster).catch(() => null)
  const identity = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await systemAccount()
  const failures: string[] = []
  for (const { name, account } of owner?.uid === 0 ? ways.slice(2) : ways) {
    const candidate = account(identity)
    const failure = await tryOut(candidate, initdb, dataDir)
    if (failure === null) return candidate
    failures.push(`as ${name}: ${failure}`)
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other way worked here:\n  ${failures.join('\n  ')}\n` +
      'Start Yoyaku as an ordinary user, set DATA_DIR to a folder that others may enter, or set DATABASE_URL.',
  )
}

async function tryOut(account: Account, initdb: string, dataDir: string): Promise<string | null> {
  const script = 'cd "$1" && exec "$2" --show --pgdata="$1/postgres.tried"'
  const [file, args, options] = account.command('/bin/sh', ['-c', script, 'sh', dataDir, initdb])
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.on('error', (error) => resolve(error.message))
    child.on('close', (status) => resolve(status === 0 ? null : stderr.trim() || `exit ${status}`))
  })
}

/** An unprivileged account that initdb can find by name. */
async function systemAccount(): Promise<Identity> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] =
      passwd
        .split('\n')
        .find((line) => line.startsWith(`${name}:`))
        ?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  const [uid, gid] = await Promise.all([run('id', ['-u', 'nobody']), run('id', ['-g', 'nobody'])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}
