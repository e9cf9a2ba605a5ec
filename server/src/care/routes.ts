import * as applications from '@portal/contract/care/applications/applications'
import * as applying from '@portal/contract/care/applications/applying'
import * as guide from '@portal/contract/care/services/public'
import * as services from '@portal/contract/care/services/services'
import * as cardHolder from '@portal/contract/care/shared/card-holder'
import * as whiteCard from '@portal/contract/care/white-card/white-card'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { inLanguage } from '@portal/contract/language'
import { publicRead, route } from '../http/dispatch.ts'
import { readMyApplication, selectKnownPeople, selectMyApplications } from './applications/applications.ts'
import { applyForService } from './applications/apply.ts'
import {
  addDocument,
  cancelApplication,
  moveVisit,
  withdrawDocument,
  writeAboutApplication,
} from './applications/changes.ts'
import { discardDraft, readDraft, saveDraft, selectDrafts } from './applications/drafts.ts'
import { visitCalendar } from './applications/visit-calendar.ts'
import { selectService, selectServiceCosts, selectServices } from './services/services.ts'
import { checkSlot, selectServiceOffices } from './visits/offices.ts'
import { readCardHolder, setCardHolder } from './white-card/card-holder.ts'
import { readWhiteCard, submitWhiteCard } from './white-card/white-card.ts'

export const careRoutes = [
  route(whiteCard.submitWhiteCard, (call) => submitWhiteCard(call, call.input.whiteCardId)),
  route(whiteCard.getWhiteCard, (call) => readWhiteCard(call)),
  route(cardHolder.getCardHolder, (call) => readCardHolder(call)),
  route(cardHolder.setCardHolder, (call) => setCardHolder(call, call.input)),

  publicRead(guide.getServiceCosts, ({ db, language }) => selectServiceCosts(db, language), ['services']),
  route(services.getServices, ({ db, language }) => selectServices(db, language)),
  route(services.getService, ({ db, input, language }) => selectService(db, input.serviceId, language)),
  route(services.getServiceOffices, ({ db, input, language }) => selectServiceOffices(db, input, language, new Date())),
  route(services.checkRestriction, async ({ db, input, language }) => {
    const { problem, free } = await checkSlot(db, input, new Date())
    const message = problem ? inLanguage(fieldTexts[problem], language) : ''
    return { available: problem === null, free, problem: problem ?? ('' as const), message }
  }),

  route(applying.getDraft, (call) => readDraft(call, call.input.serviceId)),
  route(applying.getDrafts, (call) => selectDrafts(call)),
  route(applying.saveDraft, (call) => saveDraft(call, call.input)),
  route(applying.discardDraft, (call) => discardDraft(call, call.input.serviceId)),
  route(applying.applyForService, (call) => applyForService(call, call.input)),

  route(applications.getMyApplications, (call) => selectMyApplications(call, call.input)),
  route(applications.getKnownPeople, selectKnownPeople),
  route(applications.getMyApplication, (call) => readMyApplication(call, call.input.id)),
  route(applications.writeAboutApplication, (call) => writeAboutApplication(call, call.input)),
  route(applications.addApplicationDocument, (call) => addDocument(call, call.input.id, call.input)),
  route(applications.withdrawApplicationDocument, (call) => withdrawDocument(call, call.input.id, call.input.fileId)),
  route(applications.moveVisit, (call) => moveVisit(call, call.input.id, call.input)),
  route(applications.cancelApplication, (call) => cancelApplication(call, call.input.id)),
  route(applications.getVisitCalendar, (call) => visitCalendar(call, call.input.id)),
]
