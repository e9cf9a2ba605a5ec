import { refusalsOf } from '../http/refusal.ts'

export const AccountError = refusalsOf({
  wrong_credentials: {
    status: 400,
    words: {
      en: 'The phone number, the e-mail or the password is not right. If several people share your e-mail, please use your phone number.',
      'zh-CN': '电话号码、电子邮件或密码不正确。如果几个人共用一个电子邮件，请用电话号码登录。',
      'zh-TW': '電話號碼、電子郵件或密碼不正確。如果幾個人共用一個電子郵件，請用電話號碼登入。',
    },
  },
  documents_asked: {
    status: 409,
    words: {
      en: 'The caregiver was asked for this within the last day. If it is urgent, please call.',
      'zh-CN': '一天之内已经向这位护理员要过这些文件。如果很急，请打电话。',
      'zh-TW': '一天之內已經向這位護理員要過這些文件。如果很急，請打電話。',
    },
  },
  documents_missing: {
    status: 409,
    words: {
      en: 'A required document is missing, not approved or expired. Ask for it, or say why you approve the caregiver anyway.',
      'zh-CN': '有必需的文件还没有收到、没有通过或已经过期。请向护理员要，或写明为什么仍然通过。',
      'zh-TW': '有必要的文件還沒有收到、沒有通過或已經過期。請向護理員要，或寫明為什麼仍然通過。',
    },
  },
  proof_expired: {
    status: 400,
    words: {
      en: 'Too much time has passed since you confirmed your phone number. Please get a new code; what you typed stays.',
      'zh-CN': '离上次验证电话已过了很久。请重新获取验证码，您填写的内容会保留。',
      'zh-TW': '離上次驗證電話已過了很久。請重新取得驗證碼，您填寫的內容會保留。',
    },
  },
  too_many_attempts: {
    status: 429,
    words: {
      en: 'Too many tries. Please wait 15 minutes or longer, or reset your password with your phone.',
      'zh-CN': '尝试次数过多。请等 15 分钟或更久，或用手机重设密码。',
      'zh-TW': '嘗試次數過多。請等 15 分鐘或更久，或用手機重設密碼。',
    },
  },
  code_too_soon: {
    status: 429,
    words: {
      en: 'We have just sent a code to this phone, or too many today. Please wait a little, or call us.',
      'zh-CN': '刚刚已向这个电话发送过验证码，或今天发送次数过多。请稍候，或打电话给我们。',
      'zh-TW': '剛剛已向這個電話傳送過驗證碼，或今天傳送次數過多。請稍候，或打電話給我們。',
    },
  },
})
