/**
 * Which events of each chart are a person's commands and which are facts, maintained by hand: a command that a state does not handle is
 * refused, and the view does not offer it; a fact is ignored because it means nothing there.
 */
export const COMMANDS: Readonly<Record<string, { commands: readonly string[]; facts: readonly string[] }>> = {
  cancellation: {
    commands: ['choose', 'keep', 'cancel', 'retry'],
    facts: ['member.changed', 'settings.changed', 'wake'],
  },
  notifications: {
    commands: ['refetch', 'more', 'mark', 'mark.all'],
    facts: ['member.changed', 'connection.failed', 'arrived', 'mark.accepted', 'mark.refused'],
  },
  reservation: {
    commands: [
      'draft.amend',
      'contact.amend',
      'requirement.amend',
      'agree',
      'review',
      'back',
      'leave',
      'confirm',
      'price.accept',
      'recheck',
      'abandon',
    ],
    // `activity` is no command: it says that somebody is there.
    facts: [
      'activity',
      'member.changed',
      'settings.changed',
      'wake',
      'reservation.found',
      'sign-in.needed',
      'outcome.unknown',
      'price.changed',
      'hold.lost',
      'request.failed',
    ],
  },
  reschedule: {
    commands: ['retry'],
    facts: ['member.changed', 'settings.changed', 'wake', 'reservation.changed'],
  },
  session: {
    commands: ['sign.out'],
    facts: ['signed.in', 'storage.changed', 'session.found', 'user.changed', 'token.rejected', 'wake'],
  },
  'sign-in': {
    commands: ['email.submit', 'profile.submit', 'code.submit', 'resend', 'back', 'provider.return'],
    facts: ['member.changed'],
  },
  'waiting-list': {
    commands: ['join', 'leave', 'retry'],
    facts: ['member.changed', 'settings.changed', 'wake', 'offers.changed'],
  },
  socket: {
    commands: ['reconnect'],
    facts: ['member.changed', 'wake', 'opened', 'closed', 'frame', 'ping.sent', 'pong'],
  },
}
