import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const ContactInfo = z.object({
  companyName: z.string(),
  tagline: z.string(),
  description: z.string(),
  tip: z.string(),
  email: z.string(),
  fax: z.string(),
  phone: z.string(),
  licenceNumber: z.string(),
  licenceUrl: z.string(),
  videoSiteUrl: z.string(),
  chatAppUrl: z.string(),
})
export type ContactInfo = z.infer<typeof ContactInfo>

export const getContactInfo = endpoint({
  method: 'GET',
  path: '/content/contact-info',
  access: ['visitor'],
  doc: 'Name, words and contacts of the agency; null until the agency has entered them.',
  input: z.object({}),
  output: z.nullable(ContactInfo),
})

export const CompanyOffice = z.object({
  companyAddressId: z.int(),
  companyName: z.string(),
  detailedAddress: z.string(),
  phone: z.string(),
  hours: z.string(),
  addressUrl: z.string().check(z.describe('link to a map that shows the way there')),
  latitude: z.number(),
  longitude: z.number(),
})
export type CompanyOffice = z.infer<typeof CompanyOffice>

export const getOffices = endpoint({
  method: 'GET',
  path: '/content/company-addresses',
  access: ['visitor'],
  doc: 'Offices of the agency.',
  input: z.object({}),
  output: z.array(CompanyOffice),
})

export const getCityList = endpoint({
  method: 'GET',
  path: '/content/cityList',
  access: ['visitor'],
  doc: "Cities (boroughs) that activities take place in, in the caller's language.",
  input: z.object({}),
  output: z.array(z.string()),
})
