-- Where a member is signed in, in the words that they are shown: the whole header is not kept. Members and operators end sessions.
alter table session
  add column browser text,
  add column system text,
  drop constraint session_end_reason_check,
  add constraint session_end_reason_check
    check (end_reason in ('signed_out', 'reuse', 'deleted', 'linked', 'ended_by_member', 'ended_by_operator'));
