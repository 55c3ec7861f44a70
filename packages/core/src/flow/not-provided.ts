/** For actors that a machine names and its owner provides. */
export const notProvided = () => Promise.reject(new Error('Not provided'))
