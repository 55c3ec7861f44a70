/** The ids of the received e-mails, by address. */
export type Received = Map<string, Set<string>>
