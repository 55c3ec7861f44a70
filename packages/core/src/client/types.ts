import type { components } from './schema.gen.ts'

type Schemas = components['schemas']
/** An interface has a name in every hover and error; an alias of a generated type has not. */
type Entity<Name extends keyof Schemas> = Schemas[Name]

export type Locale = Schemas['Locale']
export type Currency = Schemas['Currency']
export type Provider = Schemas['Provider']
export interface Money extends Entity<'Money'> {}
export type FieldCode = Schemas['FieldCode']
export interface Session extends Entity<'Session'> {}
export interface User extends Entity<'User'> {}
export interface Quote extends Entity<'Quote'> {}
export interface Hold extends Entity<'Hold'> {}
export interface HoldDraft extends Entity<'HoldDraft'> {}
export interface AttachChoice extends Entity<'AttachChoice'> {}
export interface Contact extends Entity<'Contact'> {}
export interface ReservationBody extends Entity<'ReservationBody'> {}
export interface Reservation extends Entity<'Reservation'> {}
export type ReservationStatus = Schemas['ReservationStatus']
export type SelectionUnitMode = Schemas['SelectionUnitMode']
export type CancelReasonCode = Schemas['CancelReasonCode']
export interface Notification extends Entity<'Notification'> {}
