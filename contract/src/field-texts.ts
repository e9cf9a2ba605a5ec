import type { Texts } from './language.ts'

/**
 * What can be wrong with a value, in words: the messages of the contract's schemas and of the server's own checks.
 * A schema names the key; who shows it picks the language.
 */
export const fieldTexts = {
  required: { en: 'Please fill this in.', 'zh-CN': '请填写这一项。', 'zh-TW': '請填寫這一項。' },
  choose: { en: 'Please choose one.', 'zh-CN': '请选择一项。', 'zh-TW': '請選擇一項。' },
  tooLong: { en: 'This is too long.', 'zh-CN': '内容太长了。', 'zh-TW': '內容太長了。' },
  unusable: {
    en: 'This has hidden characters that cannot be used. Please type it again.',
    'zh-CN': '内容含有无法使用的隐藏字符，请重新输入。',
    'zh-TW': '內容含有無法使用的隱藏字元，請重新輸入。',
  },
  personName: {
    en: 'Please use letters only, no numbers or symbols.',
    'zh-CN': '姓名只能用文字，不能用数字或其他符号。',
    'zh-TW': '姓名只能用文字，不能用數字或其他符號。',
  },
  placeName: {
    en: 'Please use letters only, such as New York or Flushing.',
    'zh-CN': '请只用文字填写，例如 New York 或 Flushing。',
    'zh-TW': '請只用文字填寫，例如 New York 或 Flushing。',
  },
  email: {
    en: 'Please enter an e-mail address such as mei@example.com',
    'zh-CN': '请输入正确的电子邮件地址，例如 mei@example.com',
    'zh-TW': '請輸入正確的電子郵件地址，例如 mei@example.com',
  },
  phone: {
    en: 'Please enter a valid US phone number with 10 digits, such as 212-\u2060555-\u20600123',
    'zh-CN': '请输入有效的 10 位美国电话号码，例如 212-\u2060555-\u20600123',
    'zh-TW': '請輸入有效的 10 位美國電話號碼，例如 212-\u2060555-\u20600123',
  },
  phoneNotUs: {
    en: 'We can only text ordinary US numbers. Please enter another number, or call us.',
    'zh-CN': '我们只能向美国的普通电话号码发送短信。请换一个号码，或打电话给我们。',
    'zh-TW': '我們只能傳簡訊到美國的一般電話號碼。請換一個號碼，或打電話給我們。',
  },
  phoneTaken: {
    en: 'This phone number already has an account. Please log in, or reset your password.',
    'zh-CN': '这个电话号码已经注册过。请登录，或者重设密码。',
    'zh-TW': '這個電話號碼已經註冊過。請登入，或者重設密碼。',
  },
  codeFormat: {
    en: 'The code has 6 digits.',
    'zh-CN': '验证码是 6 位数字。',
    'zh-TW': '驗證碼是 6 位數字。',
  },
  codeWrong: {
    en: 'This code is not right, or it is too old. Please check it, or get a new one.',
    'zh-CN': '验证码不正确或已过期。请检查，或重新获取验证码。',
    'zh-TW': '驗證碼不正確或已過期。請檢查，或重新取得驗證碼。',
  },
  postcodeFormat: {
    en: 'A ZIP code has 5 digits, such as 11354',
    'zh-CN': '邮编是 5 位数字，例如 11354',
    'zh-TW': '郵遞區號是 5 位數字，例如 11354',
  },
  postcodeUnknown: {
    en: 'This ZIP code does not exist in New York State.',
    'zh-CN': '纽约州没有这个邮编。',
    'zh-TW': '紐約州沒有這個郵遞區號。',
  },
  postcodeNotServed: {
    en: 'This ZIP code is outside the area that we serve: Manhattan, Brooklyn, Queens and Staten Island. Please call us, and we will tell you who can help.',
    'zh-CN':
      '这个邮编不在我们的服务范围内：我们服务曼哈顿、布鲁克林、皇后区和斯塔滕岛。请打电话给我们，我们会告诉您谁能帮忙。',
    'zh-TW':
      '這個郵遞區號不在我們的服務範圍：我們服務曼哈頓、布碌崙、皇后區和史泰登島。請打電話給我們，我們會告訴您誰能幫忙。',
  },
  password: {
    en: 'Use at least 8 characters, with letters, numbers and a symbol such as ! or #',
    'zh-CN': '至少 8 个字符，要有字母、数字和符号（例如 ! 或 #）',
    'zh-TW': '至少 8 個字元，要有字母、數字和符號（例如 ! 或 #）',
  },
  passwordCommon: {
    en: 'Many people use this password, so it is easy to guess. Please choose another one.',
    'zh-CN': '这个密码太常用，容易被猜到。请换一个。',
    'zh-TW': '這個密碼太常見，容易被猜到。請換一個。',
  },
  passwordWrong: {
    en: 'This is not your password.',
    'zh-CN': '密码不正确。',
    'zh-TW': '密碼不正確。',
  },
  passwordSame: {
    en: 'This is your password already. Please choose a new one.',
    'zh-CN': '这就是您现在的密码，请换一个新的。',
    'zh-TW': '這就是您現在的密碼，請換一個新的。',
  },
  confirmation: {
    en: 'Please enter the same password as above',
    'zh-CN': '请输入与上面相同的密码',
    'zh-TW': '請輸入與上面相同的密碼',
  },
  medicaidIdFormat: {
    en: 'Please enter the correct white card format, such as: XX00000X',
    'zh-CN': '请输入正确的白卡格式，例如：XX00000X',
    'zh-TW': '請輸入正確的白卡格式，例如：XX00000X',
  },
  medicaidIdLength: {
    en: 'Please enter the correct white card format, such as: XX00000X. It has 8 letters and digits: please count yours.',
    'zh-CN': '请输入正确的白卡格式，例如：XX00000X。号码一共 8 位，请再数一遍。',
    'zh-TW': '請輸入正確的白卡格式，例如：XX00000X。號碼一共 8 位，請再數一次。',
  },
  medicaidIdLetters: {
    en: 'Please enter the correct white card format, such as: XX00000X. The first two and the last are letters, not digits.',
    'zh-CN': '请输入正确的白卡格式，例如：XX00000X。前两位和最后一位是英文字母，不是数字。',
    'zh-TW': '請輸入正確的白卡格式，例如：XX00000X。前兩位和最後一位是英文字母，不是數字。',
  },
  medicaidIdDigits: {
    en: 'Please enter the correct white card format, such as: XX00000X. The five in the middle are digits: a zero, not the letter O.',
    'zh-CN': '请输入正确的白卡格式，例如：XX00000X。中间五位是数字：是零，不是字母 O。',
    'zh-TW': '請輸入正確的白卡格式，例如：XX00000X。中間五位是數字：是零，不是字母 O。',
  },
  medicaidIdTaken: {
    en: 'Another account uses this white card. Please check it, or call us.',
    'zh-CN': '这张白卡已用于其他账户。请检查号码，或打电话给我们。',
    'zh-TW': '這張白卡已用於其他帳戶。請檢查號碼，或打電話給我們。',
  },
  years: {
    en: 'Please enter whole years, from 0 to 70.',
    'zh-CN': '请输入 0 到 70 的整数年数。',
    'zh-TW': '請輸入 0 到 70 的整數年數。',
  },
  employeeId: {
    en: 'Use letters and digits only, such as HC-1024',
    'zh-CN': '只能用字母和数字，例如 HC-1024',
    'zh-TW': '只能用字母和數字，例如 HC-1024',
  },
  agree: {
    en: 'Please agree, so that we may keep your data and help you.',
    'zh-CN': '请先同意，我们才能保存您的资料并为您服务。',
    'zh-TW': '請先同意，我們才能保存您的資料並為您服務。',
  },
  upload: {
    en: 'Only JPG/PNG files under 500KB can be uploaded.',
    'zh-CN': '只能上传小于 500KB 的 JPG/PNG 文件。',
    'zh-TW': '只能上傳小於 500KB 的 JPG/PNG 檔案。',
  },
  uploadGone: {
    en: 'This file is no longer here. Please upload it again.',
    'zh-CN': '这个文件已不在了，请重新上传。',
    'zh-TW': '這個檔案已不在了，請重新上傳。',
  },
  reason: {
    en: 'Please give a reason that the person can understand.',
    'zh-CN': '请写明对方能看懂的原因。',
    'zh-TW': '請寫明對方能看懂的原因。',
  },
  mostImages: {
    en: 'You can add up to 3 pictures.',
    'zh-CN': '最多可以添加 3 张图片。',
    'zh-TW': '最多可以加入 3 張圖片。',
  },
  reviewsPerDay: {
    en: 'You have sent 5 reviews today. Please write the next one tomorrow.',
    'zh-CN': '您今天已提交 5 条评价，请明天再写。',
    'zh-TW': '您今天已送出 5 則評價，請明天再寫。',
  },
  quotaTaken: {
    en: 'More people than that are signed up already.',
    'zh-CN': '已报名的人数超过这个名额。',
    'zh-TW': '已報名的人數超過這個名額。',
  },
  checkInCodeWrong: {
    en: 'Nobody who is signed up has this code.',
    'zh-CN': '没有报名者使用这个签到码。',
    'zh-TW': '沒有報名者使用這個報到碼。',
  },
  unknownCity: {
    en: 'We have no activities in this borough.',
    'zh-CN': '这个地区没有活动。',
    'zh-TW': '這個地區沒有活動。',
  },
  wholeNumber: {
    en: 'Please enter a whole number from 1 up, not too large.',
    'zh-CN': '请输入 1 或以上的整数，不要过大。',
    'zh-TW': '請輸入 1 或以上的整數，不要過大。',
  },
  date: {
    en: 'Please enter a date that exists, such as 2026-09-01',
    'zh-CN': '请输入存在的日期，例如 2026-09-01',
    'zh-TW': '請輸入存在的日期，例如 2026-09-01',
  },
  time: {
    en: 'Please choose a time such as 09:30',
    'zh-CN': '请选择时间，例如 09:30',
    'zh-TW': '請選擇時間，例如 09:30',
  },
  birthDate: {
    en: 'Please fill in the month, the day and the year, such as May 21, 1948.',
    'zh-CN': '请填写年、月、日，例如 1948 年 5 月 21 日。',
    'zh-TW': '請填寫年、月、日，例如 1948 年 5 月 21 日。',
  },
  birthYear: {
    en: 'Please check the year. It has 4 digits, such as 1948.',
    'zh-CN': '请检查年份。请写 4 位数字，例如 1948。',
    'zh-TW': '請檢查年份。西曆請寫 4 位數字，例如 1948；民國請寫「民國 37」。',
  },
  birthDay: {
    en: 'This month does not have that day. Please check the day.',
    'zh-CN': '这个月没有这一天，请检查日期。',
    'zh-TW': '這個月沒有這一天，請檢查日期。',
  },
  paperMissing: {
    en: 'Please add this paper.',
    'zh-CN': '请添加这份文件。',
    'zh-TW': '請加入這份文件。',
  },
  notOnline: {
    en: 'You cannot apply for this service in this way.',
    'zh-CN': '这项服务不能用这种方式申请。',
    'zh-TW': '這項服務不能用這種方式申請。',
  },
  slotPast: {
    en: 'This time has passed. Please choose another one.',
    'zh-CN': '这个时间已经过了，请另选时间。',
    'zh-TW': '這個時間已經過了，請另選時間。',
  },
  slotSoon: {
    en: 'This is too soon for us to get ready. Please choose a later time, or call us.',
    'zh-CN': '这个时间太近，我们来不及安排。请选晚一点的时间，或打电话给我们。',
    'zh-TW': '這個時間太近，我們來不及安排。請選晚一點的時間，或打電話給我們。',
  },
  slotFar: {
    en: 'We do not take visits so far ahead yet. Please choose an earlier day.',
    'zh-CN': '现在还不能预约这么久以后的日期，请选早一点的日子。',
    'zh-TW': '現在還不能預約這麼久以後的日期，請選早一點的日子。',
  },
  slotClosed: {
    en: 'The office is closed on this day. Please choose another day.',
    'zh-CN': '办事处这一天不开放，请另选日期。',
    'zh-TW': '辦事處這一天不開放，請另選日期。',
  },
  slotHoliday: {
    en: 'The office is closed on this day for a holiday or an event. Please choose another day.',
    'zh-CN': '办事处这一天因假日或活动关闭，请另选日期。',
    'zh-TW': '辦事處這一天因假日或活動關閉，請另選日期。',
  },
  slotUnknown: {
    en: 'The office takes no visits at this time. Please choose one of the times shown.',
    'zh-CN': '办事处这个时间不接待来访，请从列出的时间中选择。',
    'zh-TW': '辦事處這個時間不接待來訪，請從列出的時間中選擇。',
  },
  slotFull: {
    en: 'Somebody else has just taken the last place at this time. Please choose another time.',
    'zh-CN': '这个时段刚刚约满，请另选时间。',
    'zh-TW': '這個時段剛剛額滿，請另選時間。',
  },
  closesLater: {
    en: 'The closing time has to be after the opening time.',
    'zh-CN': '关门时间要晚于开门时间。',
    'zh-TW': '關門時間要晚於開門時間。',
  },
  hoursOverlap: {
    en: 'The hours of a day must not overlap.',
    'zh-CN': '同一天的时间段不能重叠。',
    'zh-TW': '同一天的時段不能重疊。',
  },
  slotMinutes: {
    en: 'A slot takes 10 to 240 minutes.',
    'zh-CN': '每个时段为 10 到 240 分钟。',
    'zh-TW': '每個時段為 10 到 240 分鐘。',
  },
  leadHours: {
    en: 'Please enter whole hours, from 0 to 720.',
    'zh-CN': '请输入 0 到 720 的整数小时。',
    'zh-TW': '請輸入 0 到 720 的整數小時。',
  },
  dayClosedAlready: {
    en: 'This day is closed already.',
    'zh-CN': '这一天已经设为关闭。',
    'zh-TW': '這一天已經設為關閉。',
  },
  wallTime: {
    en: 'Please enter a date and a time that exist, such as 2026-09-01 14:30',
    'zh-CN': '请输入存在的日期和时间，例如 2026-09-01 14:30',
    'zh-TW': '請輸入存在的日期和時間，例如 2026-09-01 14:30',
  },
  skippedHour: {
    en: 'Clocks go forward that night, so this time does not exist. Please choose one an hour later.',
    'zh-CN': '当晚时钟拨快一小时，没有这个时间。请选晚一小时的时间。',
    'zh-TW': '當晚時鐘撥快一小時，沒有這個時間。請選晚一小時的時間。',
  },
  endFirst: {
    en: 'The end has to be later than the start.',
    'zh-CN': '结束时间必须晚于开始时间。',
    'zh-TW': '結束時間必須晚於開始時間。',
  },
  signUpTooLate: {
    en: 'Sign-up has to end before the activity starts, or as it starts.',
    'zh-CN': '报名最晚在活动开始时截止。',
    'zh-TW': '報名最晚在活動開始時截止。',
  },
  wordCount: {
    en: 'Please add at least 2 different words and at most 12.',
    'zh-CN': '请添加 2 到 12 个不同的词。',
    'zh-TW': '請加入 2 到 12 個不同的詞。',
  },
  pictureCount: {
    en: 'Please add at least 1 picture and at most 12.',
    'zh-CN': '请添加 1 到 12 张图片。',
    'zh-TW': '請加入 1 到 12 張圖片。',
  },
  listChanged: {
    en: 'Someone else has changed this list. Please load it again.',
    'zh-CN': '列表已被别人更改，请重新加载。',
    'zh-TW': '清單已被別人更改，請重新載入。',
  },
  versionFormat: {
    en: 'Use letters, digits, points and hyphens only, such as 2.1',
    'zh-CN': '只能用字母、数字、点和连字符，例如 2.1',
    'zh-TW': '只能用字母、數字、點和連字號，例如 2.1',
  },
  versionTaken: {
    en: 'There is a version of this number already. Versions that were published stay as they are.',
    'zh-CN': '已经有这个版本号。发布过的版本不能更改。',
    'zh-TW': '已經有這個版本號。發布過的版本不能更改。',
  },
} satisfies Record<string, Texts>

/** Keys of messages that a schema or a handler can give for a value. */
export type FieldMessage = keyof typeof fieldTexts

/** Tells whether a message is a key of this table. */
export function isFieldMessage(message: string): message is FieldMessage {
  return Object.hasOwn(fieldTexts, message)
}
