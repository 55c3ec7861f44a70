import { Trans } from '@lingui/react/macro'

/** How long it takes, in minutes. A rental has none: it is picked up and returned. */
export const Minutes = ({ minutes }: { readonly minutes: number }) => <Trans>{minutes} min</Trans>
