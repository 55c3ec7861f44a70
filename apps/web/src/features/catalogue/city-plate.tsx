import { Plural } from '@lingui/react/macro'
import type { City } from '@yoyaku/core/types'
import { Picture } from '../../components/pictures/picture.tsx'
import { Link } from '../../navigation/link.tsx'
import * as css from './city-plate.css.ts'

interface CityPlateProps {
  readonly city: City
  /** Its place and size in the list. */
  readonly className: string
}

/** A city as its picture, leading to what can be reserved there. */
export const CityPlate = ({ city: { id, name, cover, shopCount }, className }: CityPlateProps) => (
  <li className={`${css.plate} ${className}`}>
    <Picture picture={cover} alt="" ratio="free" className={css.picture} />
    <div className={css.words}>
      <h3 className={css.name}>
        <Link href={`/search?${new URLSearchParams({ cityId: id })}`} className={css.link}>
          {name}
        </Link>
      </h3>
      <p className={css.count}>
        <Plural value={shopCount} one="# shop" other="# shops" />
      </p>
    </div>
  </li>
)
