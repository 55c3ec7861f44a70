import type { FastifyError } from 'fastify'
import { type Failure, refuse, refuseFields } from '../contract/failure.ts'
import { isBadValue, isUnavailable } from '../db/errors.ts'

const RETRY_AFTER_S = 1

const failures: Record<string, Failure> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refuse(415, 'UNSUPPORTED_MEDIA_TYPE', 'Only application/json is understood'),
  FST_ERR_CTP_BODY_TOO_LARGE: refuse(413, 'PAYLOAD_TOO_LARGE', 'The body is too large'),
  FST_ERR_NOT_FOUND: refuse(404, 'NOT_FOUND', 'There is nothing at this address'),
  FST_ERR_BAD_URL: refuse(404, 'NOT_FOUND', 'There is nothing at this address'),
}

/** Answers an error that no handler expected, without its message. */
export function toFailure(error: FastifyError): Failure {
  if (isUnavailable(error)) return refuse(503, 'UNAVAILABLE', 'Try again', { retryAfter: RETRY_AFTER_S })
  if (isBadValue(error)) return refuse(400, 'VALIDATION', 'A value is outside what can be stored')
  const failure = failures[error.code]
  if (failure) return failure
  const status = error.statusCode ?? 500
  if (status === 503) return refuse(503, 'UNAVAILABLE', 'Try again', { retryAfter: RETRY_AFTER_S })
  if (status >= 400 && status < 500) return refuseFields([{ field: 'body', code: 'FORMAT' }])
  return refuse(500, 'INTERNAL', 'Something went wrong')
}
