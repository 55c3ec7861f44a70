const hasStatus = (error: unknown): error is { readonly status: unknown } =>
  typeof error === 'object' && error !== null && 'status' in error

/** Not there; an address that the API refuses to read leads nowhere as well. */
export const isMissing = (error: unknown): boolean => hasStatus(error) && (error.status === 404 || error.status === 400)
