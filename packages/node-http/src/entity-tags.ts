/** Whether `If-None-Match` names the tag, compared weakly (RFC 9110, 13.1.2). */
export const isHeld = (tag: string, held = ''): boolean =>
  held.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === `"${tag}"`)
