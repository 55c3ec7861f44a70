export interface ReadinessTables {
  /** Written to find out whether the database takes writes. */
  write_probe: { at: string }
}
