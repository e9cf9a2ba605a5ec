import * as contract from '@portal/contract/home/content'
import { tableKind } from '../content/table-kind.ts'

const home = () => ['/']

export const managedBannerKind = tableKind({
  kind: contract.bannerKind,
  endpoints: contract.managedBanners,
  table: 'banners',
  columns: { text: 'body' },
  addresses: home,
})

export const managedFiguresKind = tableKind({
  kind: contract.figuresKind,
  endpoints: contract.managedFigures,
  table: 'figures',
  addresses: home,
})

export const managedServiceScopeKind = tableKind({
  kind: contract.serviceScopeKind,
  endpoints: contract.managedServiceScopes,
  table: 'service_scopes',
  addresses: home,
})
