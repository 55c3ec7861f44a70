import { useState } from 'react'
import { useLocation } from 'react-router'
import { pageOf } from '../../react/page.jsx'

/** The page of the other React hosts, rendered on the server of the framework. */
export default function Booking() {
  const { search } = useLocation()
  const [page] = useState(() => pageOf(search))
  return page
}
