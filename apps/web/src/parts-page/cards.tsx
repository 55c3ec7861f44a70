import { reservationOf } from '@yoyaku/core/testing'
import { CityPlate } from '../catalogue/city-plate.tsx'
import { ShopCard } from '../catalogue/shop-card.tsx'
import { ShopGridSkeleton } from '../catalogue/shop-grid.tsx'
import { ArticleCard } from '../editorial/article-card.tsx'
import { ThemeCard } from '../editorial/theme-card.tsx'
import { Rating } from '../parts/rating.tsx'
import { Status } from '../parts/reservation/status.tsx'
import { Ticket } from '../parts/reservation/ticket.tsx'
import { Part } from './part.tsx'
import * as css from './parts-page.css.ts'
import { article, city, shop, theme } from './samples.ts'

const STATUSES = ['confirmed', 'upcoming', 'completed', 'noshow', 'cancelled', 'postponed']

export const Cards = () => (
  <>
    <Part title="Cards">
      <div className={css.grid}>
        <ShopCard shop={shop} />
        <ShopCard shop={{ ...shop, id: 'later', shopName: 'Later', nextAvailableDate: '2026-12-01' }} />
        <ThemeCard theme={theme} heading="h3" />
        <ArticleCard article={article} heading="h3" />
        <ul>
          <CityPlate city={city} className={css.plate} />
        </ul>
      </div>
    </Part>
    <Part title="Cards on their way">
      <ShopGridSkeleton count={4} />
    </Part>
    <Part title="Reservation">
      <div className={css.row}>
        {STATUSES.map((status) => (
          <Status key={status} status={status} />
        ))}
        <Rating value={4.6} count={128} />
      </div>
      <div className={css.column}>
        <Ticket reservation={reservationOf()} headingLevel={3} />
      </div>
    </Part>
  </>
)
