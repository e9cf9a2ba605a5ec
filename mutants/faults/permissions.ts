import type { Fault } from '../fault.ts'

export const permissions: readonly Fault[] = [
  {
    ids: ['P01'],
    fault: 'visitors have to log in to search for activities',
    file: 'web/app/activities/routes.ts',
    from: `  route('community/activity/search', 'activities/list/search.tsx', { id: 'activity-search' }),
  route('community/activity/result', 'activities/result.tsx', { id: 'activity-result' }),
]

export const guarded = [`,
    to: `  route('community/activity/result', 'activities/result.tsx', { id: 'activity-result' }),
]

export const guarded = [
  route('community/activity/search', 'activities/list/search.tsx', { id: 'activity-search' }),
  `,
  },
  {
    ids: ['P01'],
    fault: 'visitors have to log in to read the feedback',
    file: 'web/app/feedback/routes.ts',
    from: `export const open = [route('feedback', 'feedback/feedback.tsx', { id: 'feedback' })]

export const guarded = [`,
    to: `export const open = []

export const guarded = [route('feedback', 'feedback/feedback.tsx', { id: 'feedback' }), `,
  },
  {
    ids: ['P02', 'W04'],
    fault: 'caregivers may hand in a white card',
    file: 'contract/src/care/white-card/white-card.ts',
    from: "  path: '/api/user/submit-white-card',\n  access: ['patient'],",
    to: "  path: '/api/user/submit-white-card',\n  access: ['person'],",
  },
  {
    ids: ['P02', 'P03'],
    fault: 'caregivers may apply for care',
    file: 'contract/src/care/applications/applying.ts',
    from: "  path: '/api/service/apply',\n  access: ['patient'],",
    to: "  path: '/api/service/apply',\n  access: ['person'],",
  },
  {
    ids: ['P02'],
    fault: 'caregivers may write feedback',
    file: 'contract/src/feedback/own.ts',
    from: "  path: '/api/user/comment/add',\n  access: ['patient'],",
    to: "  path: '/api/user/comment/add',\n  access: ['person'],",
  },
  {
    ids: ['P02'],
    fault: 'patients cannot sign up for an activity',
    file: 'contract/src/activities/own.ts',
    from: "  method: 'POST',\n  path: '/api/user/activity/register',\n  access: ['patient'],",
    to: "  method: 'POST',\n  path: '/api/user/activity/register',\n  access: ['caregiver'],",
  },
  {
    ids: ['P02', 'P03'],
    fault: 'on the home page caregivers can apply for care, and patients cannot',
    file: 'web/app/home/white-card/care-calls.ts',
    from: "user?.userType !== 'patient')\n    return toast(serviceViewTexts",
    to: "user?.userType === 'patient')\n    return toast(serviceViewTexts",
  },
  {
    ids: ['P02'],
    fault: 'caregivers see the form for feedback',
    file: 'web/app/feedback/create.tsx',
    from: "  if (user?.userType === 'caregiver') return <ForPatients />\n",
    to: '',
  },
  {
    ids: ['P02'],
    fault: 'caregivers see the form to sign up for an activity',
    file: 'web/app/activities/registration-panel.tsx',
    from: "const isPatient = user?.userType === 'patient'",
    to: 'const isPatient = user !== null',
  },
  {
    ids: ['P03'],
    fault: 'the pages of the training are open to patients instead of caregivers',
    file: 'web/app/training/shared/for-caregivers.tsx',
    from: "userType === 'caregiver' ? children()",
    to: "userType === 'patient' ? children()",
  },
  {
    ids: ['P03'],
    fault: 'patients may read the training of caregivers',
    file: 'contract/src/training/own.ts',
    from: "  path: '/api/user/training/list',\n  access: ['caregiver'],",
    to: "  path: '/api/user/training/list',\n  access: ['person'],",
  },
  {
    ids: ['P03'],
    fault: 'caregivers see the form of the white card',
    file: 'web/app/care/white-card.tsx',
    from: "{userType === 'patient' ? <OwnCard /> : <ForCaregivers />}",
    to: '<OwnCard />',
  },
  {
    ids: ['P04'],
    fault: 'the list of applications counts and shows those of everybody',
    file: 'server/src/care/applications/applications.ts',
    from: "  const rows = await applicationRows(db)\n    .where('patient_id', '=', caller.accountId)\n",
    to: '  const rows = await applicationRows(db)\n',
  },
  {
    ids: ['P04'],
    fault: 'after another person has logged in, the personal center still shows the data of the first',
    file: 'web/app/me/center.tsx',
    from: '{token} $',
    to: "{''} $",
  },
  {
    ids: ['P04'],
    fault: 'every member of staff may open private files',
    file: 'server/src/files/policy.ts',
    from: 'roles.includes(reader)',
    to: "roles.includes('staff')",
  },
  {
    ids: ['P04'],
    fault: 'caregivers can remove the documents of others',
    file: 'server/src/accounts/review/documents.ts',
    from: "      .where('id', '=', id)\n      .where('caregiver_id', '=', caller.accountId)\n",
    to: "      .where('id', '=', id)\n",
  },
  {
    ids: ['P04'],
    fault: 'people can log out the devices of others',
    file: 'server/src/accounts/login/sessions.ts',
    from: "    .deleteFrom('sessions')\n    .where('account_id', '=', accountId)\n    .where('id', '=', sessionId)",
    to: "    .deleteFrom('sessions')\n    .where('id', '=', sessionId)",
  },
  {
    ids: ['P04'],
    fault: 'the security tab lists the devices of everybody',
    file: 'server/src/accounts/login/sessions.ts',
    from: "    .where('account_id', '=', caller.accountId)\n    .where(living)\n    .orderBy",
    to: '    .where(living)\n    .orderBy',
  },
  {
    ids: ['P04'],
    fault: 'the services page shows the unfinished applications of everybody',
    file: 'server/src/care/applications/drafts.ts',
    from: "    .select(['application_drafts.id', 'service_id', 'title', 'saved_at', 'fields_sealed'])\n    .where('patient_id', '=', caller.accountId)\n",
    to: "    .select(['application_drafts.id', 'service_id', 'title', 'saved_at', 'fields_sealed'])\n",
  },
  {
    ids: ['P04'],
    fault: 'anyone with a link can read the picture of a registration',
    file: 'server/src/accounts/registration-files.ts',
    from: "    .where('proof_id', '=', proof.id)\n",
    to: '',
  },
  {
    ids: ['P04'],
    fault: "a patient can save the appointment of somebody else's visit",
    file: 'server/src/care/applications/visit-calendar.ts',
    from: "  await assertOwn(call, id, 'application.read')\n",
    to: '',
  },
]
