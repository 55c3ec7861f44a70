/** The percentile `part` (0 to 1) of the values; 0 without values. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0
