import { failed } from '../shared/failure.ts'
import type { Send } from './api.ts'
import { refused } from './outcome.ts'

/** Sends nothing after the end of the SDK but what says that it may: a slot is released, and a sign-out is sent, with a new access token if it takes one. */
export const untilDisposed =
  (sdk: { readonly isDisposed: boolean }, send: Send): Send =>
  async (request) =>
    sdk.isDisposed && request.isSentAfterDispose !== true
      ? refused(failed('cancelled', 'The SDK is disposed of'))
      : send(request)
