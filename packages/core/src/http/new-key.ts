/** 128 random bits: an Idempotency-Key. `randomUUID` is absent on pages without https. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
