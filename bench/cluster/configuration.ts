import { dirname, join } from 'node:path'
import type { Programs } from './programs.ts'

export type NodePlace = { name: string; port: number; rest: number }
export type Layout = {
  dir: string
  password: string
  etcd: { client: number; peer: number }
  nodes: NodePlace[]
  proxy: { write: number; read: number; api: number }
  apis: number[]
}

const address = (port: number): string => `127.0.0.1:${port}`

export const databaseUrl = ({ password }: Pick<Layout, 'password'>, port: number): string =>
  `postgres://yoyaku:${password}@${address(port)}/yoyaku`

export function etcdArguments({ dir, etcd }: Layout): string[] {
  const client = `http://${address(etcd.client)}`
  const peer = `http://${address(etcd.peer)}`
  const options = {
    name: 'e1',
    'data-dir': join(dir, 'etcd'),
    // The v3 driver of Patroni 3.0.2 overwrites the key of the leader.
    'enable-v2': 'true',
    'heartbeat-interval': 100,
    'election-timeout': 1000,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `e1=${peer}`,
  }
  return Object.entries(options).map(([name, value]) => `--${name}=${value}`)
}

/** Patroni reads YAML, of which JSON is a part. */
export function patroniConfiguration(layout: Layout, { name, port, rest }: NodePlace, { postgres }: Programs): string {
  const { dir, password, etcd } = layout
  return JSON.stringify(
    {
      scope: 'yoyaku',
      namespace: '/service/',
      name,
      restapi: { listen: address(rest), connect_address: address(rest) },
      etcd: { host: address(etcd.client) },
      bootstrap: {
        dcs: {
          // At least loop_wait + 2 * retry_timeout. A dead primary is replaced after that time.
          ttl: 20,
          loop_wait: 5,
          retry_timeout: 7,
          maximum_lag_on_failover: 1_048_576,
          synchronous_mode: true,
          synchronous_mode_strict: false,
          postgresql: {
            use_pg_rewind: true,
            use_slots: true,
            parameters: {
              max_connections: 150,
              wal_level: 'replica',
              hot_standby: 'on',
              wal_log_hints: 'on',
              max_wal_senders: 5,
              max_replication_slots: 5,
              wal_keep_size: '128MB',
              shared_buffers: '128MB',
              synchronous_commit: 'on',
              wal_receiver_timeout: '10s',
              wal_sender_timeout: '10s',
              tcp_keepalives_idle: 10,
              tcp_keepalives_interval: 3,
              tcp_keepalives_count: 3,
              tcp_user_timeout: '15s',
            },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        post_bootstrap: join(dir, 'post-bootstrap.sh'),
      },
      postgresql: {
        listen: address(port),
        connect_address: address(port),
        data_dir: dataFolder(layout, name),
        bin_dir: dirname(postgres),
        pgpass: join(dir, name, 'pgpass'),
        authentication: {
          superuser: { username: 'postgres', password },
          replication: { username: 'replicator', password },
          rewind: { username: 'rewinder', password },
        },
        // Without it a new standby waits for the next checkpoint.
        basebackup: [{ checkpoint: 'fast' }],
        parameters: { unix_socket_directories: join(dir, name) },
        pg_hba: [
          'local all all trust',
          'host replication replicator 127.0.0.1/32 scram-sha-256',
          'host all all 127.0.0.1/32 scram-sha-256',
        ],
      },
    },
    null,
    2,
  )
}

export const dataFolder = ({ dir }: Layout, node: string): string => join(dir, node, 'data')

/** Makes the role and its database; `bootstrap.users` of Patroni 3.0.2 would come too late for the owner. */
export const postBootstrap = ({ password }: Layout, { postgres }: Programs): string =>
  `#!/bin/sh
exec ${join(dirname(postgres), 'psql')} "$1" -v ON_ERROR_STOP=1 -c "create role yoyaku login password '${password}'" -c "create database yoyaku owner yoyaku"
`

const CHECKED = 'inter 1s fastinter 500ms fall 2 rise 1'

export function proxyConfiguration({ nodes, proxy, apis }: Layout): string {
  const servers = (options: string[]) =>
    nodes.map(
      ({ name, port, rest }, index) =>
        `  server ${[name, address(port), 'check port', rest, options[index]].join(' ').trim()}`,
    )
  const ofPatroni = (path: string) => `option httpchk OPTIONS ${path}
  http-check expect status 200
  default-server ${CHECKED} on-marked-down shutdown-sessions`
  const ready = (name: string, path: string) => `
backend ${name}
  mode http
  option httpchk GET ${path}
  http-check expect status 200
  # As long as none is ready, any that is alive may say so itself.
  option allbackups
  default-server ${CHECKED}
${apis.map((port, index) => `  server api${index + 1} ${address(port)} check`).join('\n')}
${apis.map((port, index) => `  server alive${index + 1} ${address(port)} backup`).join('\n')}
`
  return `global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
  option clitcpka
  option srvtcpka
  retries 2

listen write
  bind ${address(proxy.write)}
  ${ofPatroni('/primary')}
${servers([]).join('\n')}

listen read
  bind ${address(proxy.read)}
  ${ofPatroni('/replica')}
  # One standby for all connections, and no other until it is away: each time that it is another, search loads its index anew.
  stick-table type integer size 10
  stick on int(1)
${servers(['', ...nodes.slice(1).map(() => 'backup')]).join('\n')}

frontend api
  mode http
  bind ${address(proxy.api)}
  acl reads method GET HEAD
  # Sessions, live connections, sign-in and free times are on the primary.
  acl primary req.hdr(authorization) -m found
  acl primary path_beg /ws /auth/
  acl primary path_sub /getAvailable
  use_backend reads if reads !primary
  default_backend bookings
${ready('reads', '/readyz?for=reads')}${ready('bookings', '/readyz')}`
}
