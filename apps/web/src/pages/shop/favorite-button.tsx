import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Sdk, unwrap } from '@yoyaku/core'
import { Heart } from 'lucide-react'
import { useLocation } from 'wouter'
import { useHere } from '../../layouts/preferences.tsx'
import { inLanguage } from '../../locale/paths.ts'
import { authPath } from '../../navigation/return-path.ts'
import { iconButton } from '../../parts/button.css.ts'
import { toast } from '../../parts/toast.ts'
import { tellOtherTabs } from '../../sdk/other-tabs.ts'
import { useSdkAccess, useSession } from '../../sdk/sdk-provider.tsx'
import { useSite } from '../../site.tsx'
import type { Act } from '../auth/intent.ts'
import * as css from './favorite-button.css.ts'

interface FavoriteButtonProps {
  readonly shopId: string
}

/** A visitor's tap asks for sign-in, and then it happens. */
export function FavoriteButton({ shopId }: FavoriteButtonProps) {
  const { sdk } = useSdkAccess()
  const { status } = useSession()
  if (sdk !== null && status === 'member') return <MemberHeart shopId={shopId} sdk={sdk} />
  return <VisitorHeart shopId={shopId} waiting={status === 'unknown'} />
}

function VisitorHeart({ shopId, waiting }: FavoriteButtonProps & { readonly waiting: boolean }) {
  const { language } = useSite()
  const [, navigate] = useLocation()
  const here = useHere()
  const askForSignIn = (): void => {
    const act: Act = { type: 'favorite', shopId }
    navigate(authPath('/auth', inLanguage(language, here)), { state: { act } })
  }
  return <HeartButton kept={false} disabled={waiting} onPress={askForSignIn} />
}

/** As many as the list of favourites shows. */
const MOST = 100

function MemberHeart({ shopId, sdk }: FavoriteButtonProps & { readonly sdk: Sdk }) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const query = sdk.queries.favorites({ limit: MOST })
  const favorites = useQuery(query)
  const change = useMutation({
    mutationFn: async (keep: boolean) => {
      const params = { params: { path: { shopId } } }
      await unwrap(
        keep
          ? sdk.api.PUT('/api/v1/user-favorite/{shopId}', params)
          : sdk.api.DELETE('/api/v1/user-favorite/{shopId}', params),
      )
    },
    onError: () => void toast({ type: 'fail', title: t`Something went wrong. Please try again later.` }),
    onSuccess: tellOtherTabs,
    onSettled: () => cache.invalidateQueries({ queryKey: query.queryKey }),
  })
  const stored = favorites.data?.data.some(({ id }) => id === shopId) ?? false
  const kept = change.isPending ? change.variables : stored
  return <HeartButton kept={kept} disabled={favorites.isPending} onPress={() => change.mutate(!kept)} />
}

interface HeartButtonProps {
  readonly kept: boolean
  readonly disabled: boolean
  readonly onPress: () => void
}

function HeartButton({ kept, disabled, onPress }: HeartButtonProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={[iconButton, css.heart].join(' ')}
      aria-pressed={kept}
      aria-label={t`Add to favorites`}
      disabled={disabled}
      onClick={onPress}
    >
      <Heart size={24} aria-hidden="true" className={css.icon} />
    </button>
  )
}
