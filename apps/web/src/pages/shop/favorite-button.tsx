import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import { useAuth, useYoyakuAccess } from '@yoyaku/react'
import { Heart } from 'lucide-react'
import { useLocation } from 'wouter'
import { IconButton } from '../../components/actions/button.tsx'
import { toast } from '../../components/toast/toast.ts'
import { useSignInPath } from '../../navigation/use-current-path.ts'
import { notifyOtherTabs } from '../../sdk/other-tabs.ts'
import { type Act, FAVORITES, stateFor } from '../../sdk/sign-in-intent.ts'
import * as css from './favorite-button.css.ts'

interface FavoriteButtonProps {
  readonly shopId: string
}

/** A visitor's tap asks for sign-in, and then it happens. */
export function FavoriteButton({ shopId }: FavoriteButtonProps) {
  const { yoyaku: sdk } = useYoyakuAccess()
  const { status } = useAuth()
  if (sdk !== null && status === 'member') return <MemberHeart shopId={shopId} sdk={sdk} />
  return <VisitorHeart shopId={shopId} waiting={status === 'unknown'} />
}

function VisitorHeart({ shopId, waiting }: FavoriteButtonProps & { readonly waiting: boolean }) {
  const [, navigate] = useLocation()
  const signIn = useSignInPath()
  const act: Act = { type: 'favorite', shopId }
  return (
    <HeartButton isFavorite={false} disabled={waiting} onPress={() => navigate(signIn, { state: stateFor(act) })} />
  )
}

function MemberHeart({ shopId, sdk }: FavoriteButtonProps & { readonly sdk: Yoyaku }) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const favorites = useQuery(sdk.queries.favorites({ shopId, limit: 1 }))
  const change = useMutation({
    mutationFn: async (keep: boolean) => {
      const { add, remove } = sdk.favorites
      const { failure } = await (keep ? add(shopId) : remove(shopId))
      if (failure !== null) throw failure
    },
    onError: () => void toast({ type: 'fail', title: t`Something went wrong. Please try again later.` }),
    onSuccess: notifyOtherTabs,
    onSettled: () => cache.invalidateQueries({ queryKey: FAVORITES }),
  })
  const stored = (favorites.data?.total ?? 0) > 0
  const isFavorite = change.isPending ? change.variables : stored
  return (
    <HeartButton isFavorite={isFavorite} disabled={favorites.isPending} onPress={() => change.mutate(!isFavorite)} />
  )
}

interface HeartButtonProps {
  readonly isFavorite: boolean
  readonly disabled: boolean
  readonly onPress: () => void
}

function HeartButton({ isFavorite, disabled, onPress }: HeartButtonProps) {
  const { t } = useLingui()
  return (
    <IconButton
      label={t`Add to favorites`}
      className={css.round}
      aria-pressed={isFavorite}
      disabled={disabled}
      onClick={onPress}
    >
      <Heart size={24} aria-hidden="true" className={css.icon} />
    </IconButton>
  )
}
