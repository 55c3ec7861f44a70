import type { Screen } from './screen.ts'
import { MEMBER_SCREENS } from './screens-member.ts'
import { NETWORK_SCREENS } from './screens-network.ts'
import { VISITOR_SCREENS } from './screens-visitor.ts'

export const SCREENS: readonly Screen[] = [...VISITOR_SCREENS, ...NETWORK_SCREENS, ...MEMBER_SCREENS]
