import { createPool } from '../../apps/api/src/db/pool/pool.ts'
import { acts, type Load } from './load.ts'

/**
 * Transactions of one small row each, a connection per client: what the least that could be called a booking costs on
 * this database and this disk. A loop over the product's own connections; pgbench need not be there.
 */
export async function inserts(url: string, clients: number): Promise<Load> {
  const pool = createPool({ connectionString: url, max: clients, isPrepared: true, onConnectionError: console.error })
  const connections = await Promise.all(Array.from({ length: clients }, () => pool.connect()))
  const [first] = connections
  try {
    await first?.query('create table bench_insert (id bigserial primary key, client int, at timestamptz)', [])
    return await acts(clients, async (client) => {
      await connections[client]?.query('insert into bench_insert (client, at) values ($1, now())', [client])
      return true
    })
  } finally {
    await first?.query('drop table if exists bench_insert', [])
    for (const connection of connections) connection.release()
    await pool.end()
  }
}
