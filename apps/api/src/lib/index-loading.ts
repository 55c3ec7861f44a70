/** The catalogue is large, and its index is not there yet: come back later. */
export class IndexLoading extends Error {
  override name = 'IndexLoading'
  constructor() {
    super('The catalogue is still being loaded')
  }
}
