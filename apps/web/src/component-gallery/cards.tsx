import { reservationOf } from '@yoyaku/testing'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import Lightbox from '../components/pictures/lightbox.tsx'
import { Status } from '../features/booking/status.tsx'
import { Ticket } from '../features/booking/ticket/ticket.tsx'
import { CategoryEmblem, CategoryIcon } from '../features/catalogue/category-icon.tsx'
import { CityPlate } from '../features/catalogue/city-plate.tsx'
import { ShopCard } from '../features/catalogue/shop-card.tsx'
import { ShopGridSkeleton } from '../features/catalogue/shop-grid.tsx'
import { ArticleCard } from '../features/editorial/article-card.tsx'
import { ThemeCard } from '../features/editorial/theme-card.tsx'
import * as css from './component-gallery.css.ts'
import { Example } from './example.tsx'
import { article, city, picture, searchedWithTimes, searchedWithUnit, shop, theme } from './samples.ts'

const STATUSES = ['confirmed', 'upcoming', 'completed', 'noshow', 'cancelled', 'postponed']

/** The last has a picture of its own. */
const CATEGORY_SLUGS = ['beauty', 'dining', 'culture', 'lifestyle', 'car-care', 'car-rental', 'gardens']

function Enlarged() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Example title="Enlarged pictures">
      <div className={css.row}>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          Enlarge pictures
        </Button>
      </div>
      {isOpen && (
        <Lightbox
          title={shop.shopName}
          pictures={['first', 'second'].map((alt) => ({ ...picture, url: `${picture.url}?${alt}`, alt }))}
          first={0}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Example>
  )
}

export const Cards = () => (
  <>
    <Enlarged />
    <Example title="Cards">
      <div className={css.grid}>
        <ShopCard shop={shop} />
        <ShopCard shop={{ ...shop, id: 'later', shopName: 'Later', nextAvailableDate: '2026-12-01' }} />
        <ShopCard shop={{ ...shop, id: 'times', searched: searchedWithTimes, bookedMembers: 12 }} query="quantity=2" />
        <ShopCard shop={{ ...shop, id: 'unit', searched: searchedWithUnit }} />
        <ThemeCard theme={theme} heading="h3" />
        <ArticleCard article={article} heading="h3" />
        <ul>
          <CityPlate city={city} className={css.plate} />
        </ul>
      </div>
    </Example>
    <Example title="Category icons">
      <div className={css.row}>
        {CATEGORY_SLUGS.map((slug) => (
          <CategoryEmblem key={slug} category={{ slug, icon: picture }} />
        ))}
        {CATEGORY_SLUGS.map((slug) => (
          <CategoryIcon key={slug} category={{ slug, icon: picture }} size={20} />
        ))}
      </div>
    </Example>
    <Example title="Cards on their way">
      <ShopGridSkeleton count={4} />
    </Example>
    <Example title="Reservation">
      <div className={css.row}>
        {STATUSES.map((status) => (
          <Status key={status} status={status} />
        ))}
      </div>
      <div className={css.column}>
        <Ticket reservation={reservationOf()} headingLevel={3} />
      </div>
    </Example>
  </>
)
