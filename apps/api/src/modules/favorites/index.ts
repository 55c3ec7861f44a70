import type { Handlers } from '../../contract/handler.ts'
import { addFavorite, removeFavorite } from './change-favorite.ts'
import { listFavorites } from './list-favorites.ts'

export const favorites = { listFavorites, addFavorite, removeFavorite } satisfies Partial<Handlers>
