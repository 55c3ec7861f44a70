/** By e-mail address, the ids of the letters that came in. */
export type Received = Map<string, Set<string>>
