import type { CompanyOffice } from '@portal/contract/company/public'
import * as leaflet from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { reducedMotion } from '../core/reduced-motion'
import type { Locale } from '../locales/en'
import { type BoroughName, boroughLabels } from './borough-labels'
import outlines from './boroughs.json'
import * as styles from './office-map.module.css'
import { pin } from './pin'

export interface LiveMap {
  /** Brings an office into view and marks it. */
  select: (id: number) => void
  remove: () => void
}

interface LiveMapOptions {
  offices: CompanyOffice[]
  /** URL template of the raster tiles; empty to draw the borough outlines instead. */
  tilesUrl: string
  words: Locale['home']['offices']
  /** Offices can also be selected beside the map, so the markers react to the pointer only. */
  pointerOnly: boolean
  onSelect: (id: number) => void
}

// The outlines are accurate to about 300 m, so zooming in further would show precision they do not have.
const closest = { outlines: 12.5, tiles: 18 }
const officeZoom = { outlines: 12, tiles: 15 }
const looks = {
  land: { stroke: false, fillColor: '#efe9db', fillOpacity: 1 },
  borough: { color: '#1f5d4c', weight: 2, fillColor: '#fffdf8', fillOpacity: 1 },
  park: { stroke: false, fillColor: '#d3e6d8', fillOpacity: 1 },
}

/** Draws a map with all offices into an element, which must already have a size. */
export function drawMap(element: HTMLElement, { offices, tilesUrl, ...rest }: LiveMapOptions): LiveMap {
  const { words } = rest
  const ground = tilesUrl ? 'tiles' : 'outlines'
  const map = leaflet.map(element, {
    zoomControl: false,
    scrollWheelZoom: false,
    // On phones one finger scrolls the page and two fingers move the map.
    dragging: !leaflet.Browser.mobile,
    zoomSnap: 0.25,
    minZoom: 9,
    maxZoom: closest[ground],
  })
  map.attributionControl.setPrefix(false)
  leaflet.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  map.fitBounds(withNames(leaflet.latLngBounds(offices.map(placeOf)).pad(0.3)), { animate: false })
  if (tilesUrl) leaflet.tileLayer(tilesUrl, { attribution: '© OpenStreetMap contributors' }).addTo(map)
  else drawBoroughs(map, words.boroughs)
  const markers = new Map(offices.map((office) => [office.companyAddressId, addMarker(map, office, rest)]))
  let first = true

  return {
    select(id) {
      for (const [other, marker] of markers) mark(marker, other === id)
      const marker = markers.get(id)
      // The initial view shows the whole city.
      if (marker && !first) moveTo(map, marker.getLatLng(), officeZoom[ground])
      first = false
    },
    remove: () => map.remove(),
  }
}

/** Half the width of the longest borough name, in degrees of longitude. */
const halfName = 0.1

/** Extends the bounds so that no borough name is cut off at an edge. */
function withNames(bounds: leaflet.LatLngBounds): leaflet.LatLngBounds {
  for (const [latitude, longitude] of Object.values(boroughLabels)) {
    if (!bounds.contains([latitude, longitude])) continue
    bounds.extend([latitude, longitude - halfName]).extend([latitude, longitude + halfName])
  }
  return bounds
}

function drawBoroughs(map: leaflet.Map, names: Record<BoroughName, string>) {
  const style: leaflet.StyleFunction = (feature) => looks[feature?.properties?.kind as keyof typeof looks]
  leaflet.geoJSON(outlines as Parameters<typeof leaflet.geoJSON>[0], { style, interactive: false }).addTo(map)
  for (const [name, at] of Object.entries(boroughLabels)) {
    const text = document.createElement('span')
    text.textContent = names[name as BoroughName]
    const icon = leaflet.divIcon({ className: styles.name, html: text, iconSize: [0, 0] })
    leaflet.marker([...at], { icon, interactive: false, keyboard: false }).addTo(map)
  }
}

type MarkerOptions = Pick<LiveMapOptions, 'pointerOnly' | 'onSelect'>

function addMarker(map: leaflet.Map, office: CompanyOffice, { pointerOnly, onSelect }: MarkerOptions): leaflet.Marker {
  const { width, height, path } = pin
  const html = `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true"><path class="${styles.pin}" d="${path}"/></svg>`
  const icon = leaflet.divIcon({
    className: styles.marker,
    html,
    iconSize: [44, 56],
    iconAnchor: [22, 56],
  })
  const looks = { icon, title: office.companyName, riseOnHover: true, keyboard: !pointerOnly }
  const marker = leaflet.marker(placeOf(office), looks).addTo(map)
  if (pointerOnly) marker.getElement()?.setAttribute('aria-hidden', 'true')
  const name = document.createElement('span')
  name.textContent = office.companyName
  marker.bindTooltip(name, { permanent: true, direction: 'top', offset: [0, -52], className: styles.tooltip })
  marker.on('click', () => onSelect(office.companyAddressId))
  marker.getElement()?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onSelect(office.companyAddressId)
  })
  return marker
}

function mark(marker: leaflet.Marker, selected: boolean) {
  const element = marker.getElement()
  element?.toggleAttribute('data-selected', selected)
  if (element?.role === 'button') element.ariaPressed = String(selected)
  marker.setZIndexOffset(selected ? 1000 : 0)
  if (selected) marker.openTooltip()
  else marker.closeTooltip()
}

function moveTo(map: leaflet.Map, place: leaflet.LatLng, zoom: number) {
  if (reducedMotion().matches) map.setView(place, zoom, { animate: false })
  else map.flyTo(place, zoom, { duration: 0.9 })
}

function placeOf({ latitude, longitude }: CompanyOffice): [number, number] {
  return [latitude, longitude]
}
