import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { readOtpPepper } from '../../src/config/config.ts'
import { transaction } from '../../src/db/transaction.ts'
import { memberPseudonym } from '../../src/lib/security-log.ts'
import { deleteMember } from '../../src/modules/users/delete-member.ts'
import { onDatabase, type Terminal } from '../on-database.ts'
import { recordCommand } from '../record-command.ts'

/** A log that cannot be read, or names no deletion. */
export class LogRefused extends Error {
  override name = 'LogRefused'
}

export type Repeated = {
  /** Members whose deletion the log has. */
  named: number
  /** Accounts that were there again and are deleted now, or would be. */
  deleted: number
  /** Members that the database has no row of: they registered after the backup, or their pseudonyms are of another pepper. */
  unknown: number
}

/**
 * Deletes again whom the security log says was deleted, after the restore of a backup that has their accounts. May be run
 * any number of times. @throws LogRefused, ConfigError
 */
export async function repeatDeletions(
  terminal: Terminal,
  logs: readonly (string | AsyncIterable<Uint8Array>)[],
  { dryRun }: { dryRun: boolean },
): Promise<Repeated> {
  const pepper = readOtpPepper(terminal.env)
  const named = new Set<string>()
  for (const log of logs) for await (const pseudonym of deletionsIn(log)) named.add(pseudonym)
  if (named.size === 0) throw new LogRefused('No line has "event":"account.deleted": these are not the security events')
  return onDatabase(terminal, async (db) => {
    const members = await db.selectFrom('member').select(['id', 'deleted_at']).execute()
    const found = members.filter(({ id }) => named.has(memberPseudonym(pepper, id)))
    const back = found.filter(({ deleted_at }) => deleted_at === null)
    if (!dryRun)
      await transaction(db, async (trx) => {
        for (const { id } of back) await deleteMember(trx, id)
        if (back.length > 0) await recordCommand(trx, terminal, 'repeat-deletions', { deleted: back.length })
      })
    return { named: named.size, deleted: back.length, unknown: named.size - found.length }
  })
}

/** The pseudonyms of the members. Lines may be wrapped by a log service, with the JSON in a text of their own. */
async function* deletionsIn(log: string | AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const input = typeof log === 'string' ? createReadStream(log) : Readable.from(log)
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (!line.includes('account.deleted')) continue
      const [, member] = /"member": ?"([\w-]+)"/.exec(line.replaceAll('\\', '')) ?? []
      if (member !== undefined) yield member
    }
  } catch (error) {
    throw new LogRefused(`${log} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}
