/** The value below which this part (0 to 1) of the values lies; 0 of none. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0
