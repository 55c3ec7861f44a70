// Before a package is packed.

/** Null where it is the right tool. */
export const complaint = (userAgent = '') =>
  /^pnpm\//.test(userAgent)
    ? null
    : 'Pack this package with `pnpm pack`: another tool leaves "catalog:" and "workspace:" versions in package.json, and the tarball cannot be installed.'

if (import.meta.main) {
  const wrong = complaint(process.env.npm_config_user_agent)
  if (wrong !== null) {
    console.error(wrong)
    process.exit(1)
  }
}
