declare module 'pg/lib/utils.js' {
  /** As PostgreSQL reads it. */
  export function prepareValue(value: unknown): string | Buffer | null
}
