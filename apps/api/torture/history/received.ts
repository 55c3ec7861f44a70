/** By e-mail address, the ids of the e-mails that came in. */
export type Received = Map<string, Set<string>>
