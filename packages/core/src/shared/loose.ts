type Name<Union> = Union extends unknown ? keyof Union : never
type At<Union, Key extends PropertyKey> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never

/** A value with what any member of a union has: what `connect` makes before the step says which of them it is. */
export type Loose<Union> = { [Key in Name<Union>]: At<Union, Key> }
