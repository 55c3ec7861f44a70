import type { components, Reservation } from '@yoyaku/core/types'
import { asMember, ok, pagedByKey, strictly } from './access.ts'
import type { FakeMember } from './fake-member.ts'
import { type Answer, type Arrived, failure } from './fake-server.ts'
import { invalid } from './holds.ts'
import type { RouteContext } from './route-context.ts'
import type { FakeShop } from './shops.ts'

type Schemas = components['schemas']
type Review = Schemas['Review']
type Row = { shopId: string; review: Review }
type Context = RouteContext & { shops: FakeShop[]; reservations: Reservation[] }

const DAY_MS = 86_400_000
const REVIEW_DAYS = 90
const MOST_SIGNS = 1000
const MOST_LATEST = 3
/** The server knows more of them. */
const CONTACT_DETAILS = /@|https?:|www\.|\d{9}|\d{2,4}-\d{3,4}-\d{4}/

/** Reviews of completed reservations, by the rules of the contract. */
export class FakeReviews {
  /** Reports of members, the last one first. */
  readonly reports: (Schemas['ReviewReportBody'] & { reviewId: string })[] = []
  #rows: Row[] = []
  #context: Context

  constructor(context: Context) {
    this.#context = context
    context.on('GET', '/api/v1/shops/{id}/reviews').run((request) => this.#list(request))
    context.on('POST', '/api/v1/user/reservation/{codeNumber}/review').run(
      asMember(
        context,
        strictly('ReviewBody', (request, member: FakeMember) => this.#write(request, member)),
      ),
    )
    context.on('POST', '/api/v1/user/reviews/{reviewId}/report').run(
      asMember(
        context,
        strictly('ReviewReportBody', ({ body, params: { reviewId = '' } }) => {
          if (!this.#rows.some(({ review }) => review.id === reviewId)) return failure(404, 'NOT_FOUND')
          this.reports.unshift({ ...(body as Schemas['ReviewReportBody']), reviewId })
          return ok({ success: true })
        }),
      ),
    )
  }

  /** The reviews of a shop, newest first. */
  ofShop(shopId: string): Review[] {
    return this.#rows.filter((row) => row.shopId === shopId).map(({ review }) => review)
  }

  /** Adds a review of a shop, which counts in its rating. */
  add(shopId: string, review: Review): void {
    this.#rows.unshift({ shopId, review })
    const all = this.ofShop(shopId)
    const rating = Math.round((10 * all.reduce((sum, { stars }) => sum + stars, 0)) / all.length) / 10
    const reviews = { distribution: distributionOf(all), latest: all.slice(0, MOST_LATEST) }
    this.#context.shops = this.#context.shops.map((at) =>
      at.shop.id === shopId ? { ...at, shop: { ...at.shop, rating, ratingCount: all.length, reviews } } : at,
    )
  }

  #list(request: Arrived): Answer {
    const shopId = request.params.id ?? ''
    if (!this.#context.shops.some(({ shop }) => shop.id === shopId)) return failure(404, 'NOT_FOUND')
    const all = this.ofShop(shopId)
    const language = request.query.language?.[0]
    const found = all.filter((review) => language === undefined || review.language === language)
    const languages = [...new Set(all.map((review) => review.language))]
      .map((one) => ({ language: one, count: all.filter((review) => review.language === one).length }))
      .toSorted((one, other) => other.count - one.count)
    return pagedByKey(found, ({ id }) => id, request, { distribution: distributionOf(all), languages })
  }

  #write({ body, params, headers }: Arrived, member: FakeMember): Answer {
    const reservation = member.reservations.find(({ codeNumber }) => codeNumber === params.codeNumber)
    if (reservation === undefined) return failure(404, 'NOT_FOUND')
    const { stars, text = '' } = body as Partial<Schemas['ReviewBody']>
    const wrong = starsError(stars) ?? textError(text.trim())
    if (wrong !== null) return invalid([wrong])
    if (reservation.status !== 'completed') return failure(409, 'REVIEW_NOT_COMPLETED')
    if (reservation.review !== undefined) return failure(409, 'REVIEW_EXISTS')
    if (this.#context.clock.now() >= Date.parse(reservation.endAt) + REVIEW_DAYS * DAY_MS)
      return failure(409, 'REVIEW_TOO_LATE')
    const language = (['en', 'ko', 'ja', 'zh'] as const).find((one) => headers['accept-language']?.startsWith(one))
    const review: Review = {
      ...{ id: `review-${this.#rows.length + 1}`, stars: stars ?? 0, text: text.trim(), language: language ?? 'en' },
      ...{ author: `${member.user.firstName[0]}.`, serviceName: reservation.serviceName, reply: null },
      ...{ month: reservation.date.slice(0, 'YYYY-MM'.length), createdAt: this.#context.instant() },
    }
    this.add(reservation.shop.id, review)
    const others = reservation.allowedActions.filter(({ action }) => action !== 'review')
    const allowedActions = [...others, { action: 'review' as const, allowed: false, reason: 'REVIEWED' }]
    this.#context.reservations = this.#context.reservations.map((one) =>
      one.codeNumber === reservation.codeNumber ? { ...one, review, allowedActions } : one,
    )
    return ok(review, 201)
  }
}

const distributionOf = (all: Review[]) =>
  [1, 2, 3, 4, 5].map((stars) => all.filter((one) => one.stars === stars).length)

function starsError(stars: number | undefined) {
  if (stars === undefined) return { field: 'stars', code: 'REQUIRED' as const }
  if (stars < 1) return { field: 'stars', code: 'TOO_SMALL' as const }
  return stars > 5 ? { field: 'stars', code: 'TOO_LARGE' as const } : null
}

function textError(text: string) {
  if (text === '') return { field: 'text', code: 'REQUIRED' as const }
  if ([...text].length > MOST_SIGNS) return { field: 'text', code: 'TOO_LONG' as const }
  return CONTACT_DETAILS.test(text) ? { field: 'text', code: 'CONTACT_DETAILS' as const } : null
}
