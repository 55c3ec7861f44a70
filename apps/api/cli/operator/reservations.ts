import type { Schemas } from '../../src/contract/types.ts'
import { minorOf, priceRule } from '../../src/modules/money/price-text.ts'
import type { Ask } from './api-client.ts'
import { CommandError } from './command-error.ts'
import type { DryRun } from './dry-run.ts'

type Target = Schemas['OperatorMove']['status']
type Detail = Schemas['OperatorReservation']
export type Listed = { data: Schemas['Reservation'][]; total: number; nextCursor?: string }
export type ListOptions = {
  shop?: string
  date?: string
  status?: string
  email?: string
  phone?: string
  name?: string
  code?: string
  after?: string
  page: number
  limit: number
}

export const list = (ask: Ask, { shop, code, after, ...query }: ListOptions): Promise<Listed> =>
  ask('GET', '/reservations', { query: { ...query, shopId: shop, codeNumber: code, cursor: after } })

export async function show(ask: Ask, code: string): Promise<Detail> {
  const { data } = await ask<{ data: Detail }>('GET', pathOf(code))
  return data
}

export type ChangeOptions = { paid?: string; reason?: string } & DryRun

/** Changes the current version: the server refuses where somebody else changes it between the two calls. */
export async function change(ask: Ask, code: string, to: Target, options: ChangeOptions = {}) {
  const { reservation } = await show(ask, code)
  return put(ask, reservation, to, options)
}

/** A reservation that is cancelled already stays as it is, with its first reason. */
export async function cancel(ask: Ask, code: string, options: ChangeOptions = {}) {
  const { reservation: current } = await show(ask, code)
  const isNew = current.status !== 'cancelled'
  return { isNew, reservation: isNew ? await put(ask, current, 'cancelled', options) : current }
}

/** A no-show becomes completed, and the other way round. */
export async function correct(ask: Ask, code: string, options: ChangeOptions = {}) {
  const { reservation } = await show(ask, code)
  const { status } = reservation
  if (status !== 'completed' && status !== 'noshow') {
    throw new CommandError('refused', `Only what was completed or missed can be corrected; this one is ${status}`)
  }
  return put(ask, reservation, status === 'completed' ? 'noshow' : 'completed', options)
}

async function put(
  ask: Ask,
  { codeNumber, version, shopTotal }: Schemas['Reservation'],
  status: Target,
  { paid, reason, dryRun }: ChangeOptions,
) {
  const { currency } = shopTotal
  const amount = paid === undefined ? undefined : minorOf(paid, currency)
  if (amount === null)
    throw new CommandError(
      'usage',
      `--paid takes ${priceRule(currency)}, for example ${currency === 'USD' ? '35.50' : '6500'}`,
    )
  const body = {
    ...{ status, version },
    ...(amount !== undefined && { paidAmount: { amount, currency } }),
    ...(reason !== undefined && { reasonText: reason }),
    ...(dryRun && { dryRun }),
  }
  const { data } = await ask<{ data: Schemas['Reservation'] }>('PUT', `${pathOf(codeNumber)}/status`, { body })
  return data
}

/** Codes are said aloud: small letters and spaces are no mistake. */
export function pathOf(code: string): string {
  const cleaned = code.toUpperCase().replaceAll(/[\s-]/g, '')
  if (!/^[A-Z0-9]{1,16}$/.test(cleaned))
    throw new CommandError('usage', `Not a code: ${JSON.stringify(code)} (8 letters and digits, for example 7KQ4ZM2A)`)
  return `/reservations/${cleaned}`
}
