/** Of what is no machine: undefined. */
export function machineOf(actor: object): string | undefined {
  const { logic } = actor as { logic?: { id?: string; root?: object } }
  return logic?.root && logic.id
}

const PERSONAL = /token|ticket|email|phone|name|contact|^code|requirement|address|idempotency|^text$/i

/** For `JSON.stringify`: hides names, addresses, codes and tokens. */
export const masked = (key: string, value: unknown) => (PERSONAL.test(key) && value !== null ? '•••' : value)
