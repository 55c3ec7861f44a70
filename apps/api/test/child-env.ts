const { PATH, NODE_COMPILE_CACHE } = process.env

/** What a process that a test starts gets of the environment: nothing that configures the server. */
export const childEnv = { PATH, NODE_COMPILE_CACHE }
