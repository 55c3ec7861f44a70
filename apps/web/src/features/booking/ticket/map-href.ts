/** A map that looks for the shop by name and address, as it names a place; coordinates alone would name none. */
export const mapHref = (shopName: string, address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${shopName}, ${address}` })}`
