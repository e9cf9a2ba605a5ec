import { refusalsOf } from '../../http/refusal.ts'

export const CareError = refusalsOf({
  // Spec section 7: a refused white card is answered with HTTP 200.
  white_card_submitted: {
    status: 200,
    words: {
      en: 'You have already submitted your white card. You can follow the check under Services.',
      'zh-CN': '您已经提交过白卡号码，可在“服务”中查看进度。',
      'zh-TW': '您已經送出過白卡號碼，可在「服務」中查看進度。',
    },
  },
  white_card_taken: {
    status: 200,
    words: {
      en: 'Another account uses this white card. Please check the number, or call us.',
      'zh-CN': '这张白卡已用于其他账户。请检查号码，或打电话给我们。',
      'zh-TW': '這張白卡已用於其他帳戶。請檢查號碼，或打電話給我們。',
    },
  },
  white_card_decided: {
    status: 409,
    words: {
      en: 'Your card has been checked, so this can no longer be changed here. If it is not right, please call us.',
      'zh-CN': '您的白卡已经查过了，这里不能再更改。如果有误，请打电话给我们。',
      'zh-TW': '您的白卡已經查過了，這裡不能再更改。如果有誤，請打電話給我們。',
    },
  },
  slot_unavailable: {
    status: 409,
    words: {
      en: 'This time cannot be booked. Please choose another one.',
      'zh-CN': '这个时间无法预约，请另选时间。',
      'zh-TW': '這個時間無法預約，請另選時間。',
    },
  },
  same_slot: {
    status: 409,
    words: {
      en: 'The visit is at this office and time already. Please choose another one.',
      'zh-CN': '预约已经是这个办事处和时间。请选别的时间。',
      'zh-TW': '預約已經是這個辦事處和時間。請選別的時間。',
    },
  },
  request_closed: {
    status: 409,
    words: {
      en: 'This application is closed or its visit has begun, so it can no longer be changed. Please call us.',
      'zh-CN': '这份申请已结束，或面谈时间已到，不能再更改。请打电话给我们。',
      'zh-TW': '這份申請已結束，或面談時間已到，不能再更改。請打電話給我們。',
    },
  },
  visit_ahead: {
    status: 409,
    words: {
      en: 'This visit is on a later day. You can note from that day on whether the visitor came.',
      'zh-CN': '面谈日还没到。从当天起才能记录来访者是否到了。',
      'zh-TW': '面談日還沒到。從當天起才能記錄訪客是否到了。',
    },
  },
  paper_kept: {
    status: 409,
    words: {
      en: 'This paper was submitted some time ago and stays. If it is the wrong one, please write to us or call us.',
      'zh-CN': '这份文件已提交了一段时间，不能再收回。如果交错了，请给我们留言或打电话。',
      'zh-TW': '這份文件已送出一段時間，不能再收回。如果交錯了，請寫訊息或打電話給我們。',
    },
  },
  too_many_open: {
    status: 409,
    words: {
      en: 'You have several open applications already. Please cancel one first, or call us.',
      'zh-CN': '您已有几份进行中的申请。请先取消一份，或打电话给我们。',
      'zh-TW': '您已有幾份進行中的申請。請先取消一份，或打電話給我們。',
    },
  },
  applied_otherwise: {
    status: 409,
    words: {
      en: 'Your application has reached us already, as it was before you changed it. Please open it under My applications, and tell us there what is different.',
      'zh-CN': '您修改之前的申请，我们已经收到了；刚才改的内容不在里面。请打开“我的申请”，在那里告诉我们要改什么。',
      'zh-TW': '您修改之前的申請，我們已經收到了；剛才改的內容不在裡面。請打開「我的申請」，在那裡告訴我們要改什麼。',
    },
  },
  visit_overlaps: {
    status: 409,
    words: {
      en: 'This person has another visit at this time already. Did you mean to book both?',
      'zh-CN': '同一个人在这个时间已经预约了另一次面谈。没有弄错，两次都要保留吗？',
      'zh-TW': '同一個人在這個時間已經預約了另一次面談。沒有弄錯，兩次都要保留嗎？',
    },
  },
  already_applied: {
    status: 409,
    words: {
      en: 'You have sent this application already. You find it under My applications. To apply once more, please start again.',
      'zh-CN': '这份申请您已经提交过，可在“我的申请”中查看。如要另外申请，请重新开始。',
      'zh-TW': '這份申請您已經送出，可在「我的申請」中查看。如要另外申請，請重新開始。',
    },
  },
})
