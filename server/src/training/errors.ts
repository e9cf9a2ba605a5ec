import { refusalsOf } from '../http/refusal.ts'

export const TrainingError = refusalsOf({
  film_link_invalid: {
    status: 403,
    words: {
      en: 'This video link is not valid. Please open the training again.',
      'zh-CN': '这个视频链接无效，请重新打开培训课程。',
      'zh-TW': '這個影片連結無效，請重新開啟培訓課程。',
    },
  },
  film_link_expired: {
    status: 403,
    words: {
      en: 'This video link has expired. Please open the training again.',
      'zh-CN': '这个视频链接已过期，请重新打开培训课程。',
      'zh-TW': '這個影片連結已過期，請重新開啟培訓課程。',
    },
  },
  video_first: {
    status: 409,
    words: {
      en: 'Please watch the whole video first. Then the exam opens.',
      'zh-CN': '请先看完视频，然后就可以考试了。',
      'zh-TW': '請先看完影片，之後就可以考試了。',
    },
  },
  exam_passed: {
    status: 409,
    words: {
      en: 'You have passed this exam already.',
      'zh-CN': '您已经通过这次考试了。',
      'zh-TW': '您已經通過這次考試了。',
    },
  },
  exam_wait: {
    status: 409,
    words: {
      en: 'You cannot take this exam again yet. Please come back later. You can watch the video again in the meantime.',
      'zh-CN': '现在还不能重考，请晚一点再来。这段时间您可以再看一遍视频。',
      'zh-TW': '現在還不能重考，請晚一點再來。這段時間您可以再看一次影片。',
    },
  },
  exam_submitted: {
    status: 409,
    words: {
      en: 'You have submitted this exam already. Your answers can no longer be changed.',
      'zh-CN': '这次考试已经提交，答案不能再更改。',
      'zh-TW': '這次考試已經送出，答案不能再更改。',
    },
  },
  exam_time_over: {
    status: 409,
    words: {
      en: 'The time for this exam is over. We have counted the answers that you gave in time.',
      'zh-CN': '考试时间已到，我们已按您在时间内回答的题目计分。',
      'zh-TW': '考試時間已到，我們已按您在時間內回答的題目計分。',
    },
  },
  exam_not_submitted: {
    status: 409,
    words: {
      en: 'You have not submitted this exam yet.',
      'zh-CN': '这次考试还没有提交。',
      'zh-TW': '這次考試還沒有送出。',
    },
  },
  question_not_asked: {
    status: 400,
    words: {
      en: 'This question is not part of your exam.',
      'zh-CN': '这道题不在您的考试里。',
      'zh-TW': '這道題不在您的考試裡。',
    },
  },
  option_not_offered: {
    status: 400,
    words: {
      en: 'This answer does not belong to the question. Please choose one of the answers shown.',
      'zh-CN': '这个选项不属于这道题，请从显示的选项中选择。',
      'zh-TW': '這個選項不屬於這道題，請從顯示的選項中選擇。',
    },
  },
  one_option_only: {
    status: 400,
    words: {
      en: 'Please choose one answer only.',
      'zh-CN': '这道题只能选一个答案。',
      'zh-TW': '這道題只能選一個答案。',
    },
  },
  exam_not_passed: {
    status: 409,
    words: {
      en: 'You can sign once you have passed the exam.',
      'zh-CN': '通过考试后才能签名。',
      'zh-TW': '通過考試後才能簽名。',
    },
  },
  not_approved: {
    status: 409,
    words: {
      en: 'You can sign once we have approved your registration. Please call us if you have questions.',
      'zh-CN': '您的注册通过审核后才能签名。如有疑问，请打电话给我们。',
      'zh-TW': '您的註冊通過審核後才能簽名。如有疑問，請打電話給我們。',
    },
  },
  consent_changed: {
    status: 409,
    words: {
      en: 'The text that you sign has changed. Please read it again, then sign.',
      'zh-CN': '签名声明的内容有更改，请再读一遍，然后签名。',
      'zh-TW': '簽名聲明的內容有更改，請再讀一次，然後簽名。',
    },
  },
  certificate_withdrawn: {
    status: 409,
    words: {
      en: 'This certificate has been withdrawn. Please call us if you have questions.',
      'zh-CN': '这张证书已被撤销。如有疑问，请打电话给我们。',
      'zh-TW': '這張證書已被撤銷。如有疑問，請打電話給我們。',
    },
  },
  name_unprintable: {
    status: 409,
    words: {
      en: 'A name on this certificate has letters that we cannot print. Please call us: our staff will enter your name as it is on your ID.',
      'zh-CN': '证书上的姓名含有无法打印的文字。请打电话给我们，工作人员会按您的身份证件重新输入姓名。',
      'zh-TW': '證書上的姓名含有無法列印的文字。請打電話給我們，工作人員會依您的身分證件重新輸入姓名。',
    },
  },
  too_few_questions: {
    status: 409,
    words: {
      en: 'This module has too few questions for an exam. Please add questions first.',
      'zh-CN': '这门课程的题目不够一次考试使用，请先增加题目。',
      'zh-TW': '這門課程的題目不夠一次考試使用，請先增加題目。',
    },
  },
})

export type TrainingCode = (typeof TrainingError)['codes'][number]
