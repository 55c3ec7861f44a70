import type { Handlers } from '../../contract/handler.ts'
import { createReview } from './create-review.ts'
import { listReviews } from './list-reviews.ts'
import { reportReview } from './report-review.ts'

export const reviews = { createReview, listReviews, reportReview } satisfies Partial<Handlers>
