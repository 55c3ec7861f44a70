/** Whether a query, by the path that is second in its key, changes with the free times. */
export const isAboutTimes = (path: unknown): boolean => String(path).startsWith('/api/v1/shops/{id}/getAvailable')
