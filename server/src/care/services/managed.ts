import { managedServices, serviceKind } from '@portal/contract/care/services/content'
import { tableKind } from '../../content/table-kind.ts'

export const managedServiceKind = tableKind({
  kind: serviceKind,
  endpoints: managedServices,
  table: 'services',
  columns: { requiredDocuments: 'required_papers', optionalDocuments: 'optional_papers' },
  usedBy: [
    { by: 'application', table: 'application_requests', column: 'service_id' },
    { by: 'application', table: 'application_drafts', column: 'service_id' },
  ],
  addresses: () => ['/services/guide'],
})
