/** Why a backup or a restore does not happen, in words for the person at the terminal. */
export class Unusable extends Error {
  override name = 'Unusable'
}
