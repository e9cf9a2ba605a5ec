import { doorHours } from '@portal/contract/activities/staff-door'
import { refusalsOf } from '../http/refusal.ts'

export const ActivityError = refusalsOf({
  already_registered: {
    status: 409,
    words: {
      en: 'You have signed up for this activity already.',
      'zh-CN': '您已经报名了这个活动。',
      'zh-TW': '您已經報名了這個活動。',
    },
  },
  activity_full: {
    status: 409,
    words: {
      en: 'All places are taken. You can join the waiting list.',
      'zh-CN': '名额已满。您可以加入候补名单。',
      'zh-TW': '名額已滿。您可以加入候補名單。',
    },
  },
  registration_not_open: {
    status: 409,
    words: {
      en: 'Sign-up has not opened yet. Please look at the dates.',
      'zh-CN': '报名还没有开始，请留意报名日期。',
      'zh-TW': '報名還沒有開始，請留意報名日期。',
    },
  },
  registration_closed: {
    status: 409,
    words: {
      en: 'Sign-up for this activity is closed.',
      'zh-CN': '这个活动的报名已经结束。',
      'zh-TW': '這個活動的報名已經截止。',
    },
  },
  not_registered: {
    status: 409,
    words: {
      en: 'You are not signed up for this activity.',
      'zh-CN': '您没有报名这个活动。',
      'zh-TW': '您沒有報名這個活動。',
    },
  },
  activity_called_off: {
    status: 409,
    words: {
      en: 'This activity has been called off. Please look at the others.',
      'zh-CN': '这个活动已停办，请看看其他活动。',
      'zh-TW': '這個活動已停辦，請看看其他活動。',
    },
  },
  called_off_for_good: {
    status: 409,
    words: {
      en: 'This activity is called off, so nothing more can be published about it.',
      'zh-CN': '这个活动已停办，不能再发布更改。',
      'zh-TW': '這個活動已停辦，不能再發布更改。',
    },
  },
  participant_gone: {
    status: 409,
    words: {
      en: 'This person has given the place back and is not on the list any more.',
      'zh-CN': '这个人已取消报名，不在名单上了。',
      'zh-TW': '這個人已取消報名，不在名單上了。',
    },
  },
  already_arrived: {
    status: 409,
    words: {
      en: 'You have been checked in at the door, so your sign-up cannot be canceled. If that is a mistake, please tell our staff.',
      'zh-CN': '您已在现场签到，不能再取消报名。如有错误，请告诉我们的工作人员。',
      'zh-TW': '您已在現場報到，不能再取消報名。如有錯誤，請告訴我們的工作人員。',
    },
  },
  activity_ahead: {
    status: 409,
    words: {
      en: `Check-in opens ${doorHours} hours before the activity starts. Please make sure that this is the right activity.`,
      'zh-CN': `活动开始前 ${doorHours} 小时才能签到，请确认选对了活动。`,
      'zh-TW': `活動開始前 ${doorHours} 小時才能報到，請確認選對了活動。`,
    },
  },
  activity_over: {
    status: 409,
    words: {
      en: 'This activity is over, so it cannot be called off.',
      'zh-CN': '这个活动已经结束，不能停办。',
      'zh-TW': '這個活動已經結束，不能停辦。',
    },
  },
  too_many_changes: {
    status: 429,
    words: {
      en: 'You have signed up for this activity and canceled several times today. Please call us, and we will change it for you.',
      'zh-CN': '您今天已多次报名并取消这个活动。请打电话给我们，由我们为您更改。',
      'zh-TW': '您今天已多次報名並取消這個活動。請打電話給我們，由我們為您更改。',
    },
  },
})

export type ActivityCode = (typeof ActivityError)['codes'][number]
