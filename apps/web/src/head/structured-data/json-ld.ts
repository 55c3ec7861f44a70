/** Something in the words of schema.org. What is undefined is left out. */
export interface JsonLd {
  readonly '@type': string
  readonly [property: string]: unknown
}
