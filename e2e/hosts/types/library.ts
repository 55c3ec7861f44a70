// A library of somebody who exports what the SDK makes and lets TypeScript infer the types, with declarations of its own.
import { createYoyaku, requiredChoices, until } from '@yoyaku/core'
import { createClient } from '@yoyaku/core/client'
import * as machines from '@yoyaku/core/machines'
import { useReservation } from '@yoyaku/react'
import { createTestSdk, paths } from '@yoyaku/testing'
import { contractServer, handlers } from '@yoyaku/testing/msw'
import { createActor } from 'xstate'

export const sdk = createYoyaku({ baseUrl: '' })
export const later = import('@yoyaku/core').then((core) => core.createYoyaku({ baseUrl: '' }))
export const client = createClient({ baseUrl: '' })
export const inMemory = createTestSdk()
export const mocked = contractServer()
export const mocks = handlers({ baseUrl: '', server: mocked })

export const { reservationMachine, signInMachine, cancellationMachine } = machines
export const sessionMachine = machines.sessionMachine.provide({ guards: {} })
export const notifications = createActor(machines.notificationsMachine)
export const socketConfig = machines.socketMachine.config
export const everyPath = paths(cancellationMachine, { events: [], input: { codeNumber: 'A2B3C4D5' } })

export const booking = sdk.startReservation({ serviceId: 'service' })
export const value = booking.get()
export const confirmed = until(booking, ({ step }) => step === 'confirmed')
export const signIn = sdk.startSignIn().get()
export const cancellation = sdk.startCancellation({ codeNumber: '' }).get()
export const choices = requiredChoices
export const { queries, auth, live } = sdk
export const { search, cities, availableTime } = queries
export const shop = queries.shop('').queryFn()
export const useBooking = () => useReservation({ serviceId: 'service' })
