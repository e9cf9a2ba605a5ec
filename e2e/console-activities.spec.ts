import { okCode } from '@portal/contract/envelope'
import { formatPastMoment } from '@portal/contract/moments'
import { logInToConsole } from './setup/console'
import { cellsOf, plain } from './setup/facts'
import { answer, expect, test } from './setup/test'

test('[K09] the list of activities shows registrations, waiting list and attendance of each @desktop', async ({
  page,
  request,
}) => {
  const tea = { id: 1, version: 1, title: 'Tea', activityStartTime: '2098-06-01 10:00', city: 'Queens', quota: 9 }
  const records = [
    { ...tea, registered: 7, waiting: 2, arrived: 5, calledOff: false },
    { ...tea, id: 2, registered: 0, waiting: 0, arrived: 0, calledOff: true },
  ]
  await answer(page, '/staff/activity/page', { code: okCode, data: { records, total: 2, pageNum: 1, pageSize: 25 } })
  await logInToConsole(page, request, ['coordinator'], '/activities')
  const start = plain(formatPastMoment(tea.activityStartTime, 'en'))
  await expect
    .poll(() => cellsOf(page.getByRole('table').getByRole('row')))
    .toEqual([
      ['Activity', 'Start', 'Borough', 'Signed up', 'Waiting list', 'Here'],
      ['Tea', start, 'Queens', '7 of 9', '2', '5'],
      ['Tea Called off', start, 'Queens', '0 of 9', '–', '–'],
    ])
})
