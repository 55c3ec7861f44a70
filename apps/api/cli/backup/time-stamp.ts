/** Now, as a part of a name: `20261124T031500Z`. */
export const timeStamp = (): string => new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
