/** Something in the words of schema.org. What is undefined is left out. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}
