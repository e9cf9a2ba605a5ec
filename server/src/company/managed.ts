import * as contract from '@portal/contract/company/content'
import { tableKind } from '../content/table-kind.ts'

const everywhere = () => ['/']
const noText = JSON.stringify({ en: '', 'zh-CN': '', 'zh-TW': '' })

/** The agency is one row: whichever of the two is published first adds it. */
export const managedCompanyKind = tableKind({
  kind: contract.companyKind,
  endpoints: contract.managedCompany,
  table: 'company',
  otherwise: { phone: '', fax: '', email: '', video_site_url: '', chat_app_url: '' },
  addresses: everywhere,
})

export const managedContactKind = tableKind({
  kind: contract.contactKind,
  endpoints: contract.managedContact,
  table: 'company',
  otherwise: {
    name: noText,
    tagline: noText,
    description: noText,
    tip: noText,
    licence_number: '',
    licence_url: '',
  },
  addresses: everywhere,
})

export const managedBoroughKind = tableKind({
  kind: contract.boroughKind,
  endpoints: contract.managedBoroughs,
  table: 'cities',
  usedBy: [
    { by: 'office', table: 'offices', column: 'city_id', label: 'name', field: 'boroughId' },
    { by: 'activity', table: 'activities', column: 'city_id', label: 'title', field: 'cityId' },
    { by: 'activity', table: 'activity_moves', column: 'city_id' },
  ],
  addresses: () => ['/community/activity/list', '/'],
})

/** Opening hours for visits and days off go with an office: they are taken away first. */
export const managedOfficeKind = tableKind({
  kind: contract.officeKind,
  endpoints: contract.managedOffices,
  table: 'offices',
  columns: { boroughId: 'city_id' },
  choices: { boroughId: 'cities' },
  usedBy: [
    { by: 'application', table: 'application_requests', column: 'office_id' },
    { by: 'visit-times', table: 'office_hours', column: 'office_id' },
    { by: 'visit-times', table: 'closed_days', column: 'office_id' },
  ],
  addresses: () => ['/'],
})
