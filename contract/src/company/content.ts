import { managedEndpoints } from '../content/endpoints.ts'
import { choiceField, decimalField, lineText, wordField } from '../content/fields.ts'
import { contentKind } from '../content/kind.ts'

/** The agency's name and texts; `description` shows in search results and social previews. */
export const companyKind = contentKind({
  kind: 'company',
  access: ['staff:editor'],
  key: 'single',
  title: 'name',
  stays: true,
  fields: {
    name: lineText(100),
    tagline: lineText(150),
    description: lineText(155),
    tip: lineText(300),
    licenceNumber: wordField(40),
    licenceUrl: wordField(300, { format: 'link' }),
  },
  together: ['name', 'tagline', 'description', 'tip'],
})

export const managedCompany = managedEndpoints(companyKind)

/** How people reach the agency. */
export const contactKind = contentKind({
  kind: 'contact',
  access: ['staff:editor'],
  key: 'single',
  stays: true,
  fields: {
    phone: wordField(30, { format: 'phone' }),
    fax: wordField(30, { format: 'phone', optional: true }),
    email: wordField(254, { format: 'email' }),
    videoSiteUrl: wordField(300, { format: 'link', optional: true }),
    chatAppUrl: wordField(300, { format: 'link', optional: true }),
  },
})

export const managedContact = managedEndpoints(contactKind)

/** A borough, in which offices are and activities take place; the specification's city. */
export const boroughKind = contentKind({
  kind: 'borough',
  access: ['staff:editor'],
  key: 'word',
  ordered: true,
  title: 'name',
  fields: { name: lineText(60) },
})

export const managedBoroughs = managedEndpoints(boroughKind)

/** An office; when it takes visits has calls of its own. The address is in English only, as on an envelope. */
export const officeKind = contentKind({
  kind: 'office',
  access: ['staff:editor'],
  key: 'number',
  ordered: true,
  title: 'name',
  fields: {
    name: lineText(100),
    boroughId: choiceField(),
    address: wordField(200),
    phone: wordField(30, { format: 'phone' }),
    hours: lineText(200),
    mapUrl: wordField(300, { format: 'link' }),
    latitude: decimalField(-90, 90),
    longitude: decimalField(-180, 180),
  },
  together: ['name', 'hours'],
})

export const managedOffices = managedEndpoints(officeKind)
