import { managedEndpoints } from '../../content/endpoints.ts'
import { lineText, optionsField, paragraphText, pictureField } from '../../content/fields.ts'
import { contentKind } from '../../content/kind.ts'
import { serviceNeeds } from './public.ts'
import { careDocumentKinds, methods } from './services.ts'

/** A service that patients apply for; the guide suggests it for its `needs`. `requirements` has a line each. */
export const serviceKind = contentKind({
  kind: 'service',
  access: ['staff:editor'],
  key: 'number',
  ordered: true,
  title: 'title',
  fields: {
    title: lineText(100),
    summary: lineText(200),
    description: paragraphText(2_000),
    forWhom: paragraphText(500),
    requirements: paragraphText(1_000),
    cost: paragraphText(500),
    picture: pictureField(),
    alt: lineText(300, { describes: 'picture' }),
    methods: optionsField(methods),
    requiredDocuments: optionsField(careDocumentKinds, { optional: true }),
    optionalDocuments: optionsField(careDocumentKinds, { optional: true }),
    needs: optionsField(serviceNeeds, { optional: true }),
  },
  together: ['title', 'summary', 'description', 'forWhom', 'requirements', 'cost', 'alt'],
})

export const managedServices = managedEndpoints(serviceKind)
