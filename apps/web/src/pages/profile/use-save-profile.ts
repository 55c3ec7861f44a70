import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type Failure, validators as rules, unwrap, type Yoyaku } from '@yoyaku/core'
import type { FieldErrors, User } from '@yoyaku/core/types'
import { useState } from 'react'
import { toast } from '../../components/toast/toast.ts'
import { useNoteMember } from './use-note-member.ts'

export interface ProfileGiven {
  readonly firstName: string
  readonly lastName: string
  /** Empty: no number. */
  readonly phone: string
}

const NONE: FieldErrors = {}

function fieldsOf({ phone, ...profile }: ProfileGiven): FieldErrors {
  const number = phone === '' ? NONE : rules.check(rules.phone, phone, 'phone').fields
  return { ...rules.check(rules.profile, profile).fields, ...number }
}

const fieldsIn = (failure: Failure | null): FieldErrors =>
  failure === null ? NONE : Object.fromEntries(failure.fields.map(({ field, code }) => [field, code]))

/** Checks and saves; the header shows the new name at once. */
export function useSaveProfile(sdk: Yoyaku, onSaved: () => void) {
  const { t } = useLingui()
  const noteMember = useNoteMember(sdk)
  const [wrong, setWrong] = useState<FieldErrors>(NONE)
  const { mutate, isPending, error } = useMutation<{ data: User }, Failure, ProfileGiven>({
    mutationFn: ({ phone, ...rest }) =>
      unwrap(sdk.api.PUT('/api/v1/user/me', { body: { ...rest, phone: phone === '' ? null : phone } })),
    onSuccess: ({ data }) => {
      noteMember(data)
      onSaved()
      void toast({ type: 'success', title: t`Update Successfull!` })
    },
    onError: (failure) => setWrong(fieldsIn(failure)),
  })
  const save = (values: ProfileGiven): void => {
    const fields = fieldsOf(values)
    setWrong(fields)
    if (Object.keys(fields).length === 0 && !isPending) mutate(values)
  }
  return { save, saving: isPending, fields: wrong, failure: error }
}
