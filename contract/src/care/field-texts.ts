import { addFieldTexts } from '../fields/field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
  postcodeNotServed: {
    en: 'This ZIP code is outside the area that we serve: Manhattan, Brooklyn, Queens and Staten Island. Please call us, and we will tell you who can help.',
    'zh-CN':
      '这个邮编不在我们的服务范围内：我们服务曼哈顿、布鲁克林、皇后区和斯塔滕岛。请打电话给我们，我们会告诉您谁能帮忙。',
    'zh-TW':
      '這個郵遞區號不在我們的服務範圍：我們服務曼哈頓、布碌崙、皇后區和史泰登島。請打電話給我們，我們會告訴您誰能幫忙。',
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
  birthFuture: {
    en: 'This date is still ahead of us. Please check the year.',
    'zh-CN': '这一天还没到，请检查年份。',
    'zh-TW': '這一天還沒到，請檢查年份。',
  },
  birthEarly: {
    en: 'This year is before 1900. Please check it.',
    'zh-CN': '这个年份在 1900 年以前，请检查。',
    'zh-TW': '這個年份在 1900 年以前，請檢查。西曆請寫 4 位數字，例如 1948；民國請寫「民國 37」。',
  },
  cardName: {
    en: 'Please use English letters, as printed on the card, such as CHEN.',
    'zh-CN': '请照卡上印的英文字母填写，例如 CHEN。',
    'zh-TW': '請照卡上印的英文字母填寫，例如 CHEN。',
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
  slotTwice: {
    en: 'This person already has a visit at this office and time. Please choose another time.',
    'zh-CN': '同一个人在这个办事处的这个时间已经有预约，请另选时间。',
    'zh-TW': '同一個人在這個辦事處的這個時間已經有預約，請另選時間。',
  },
  permission: {
    en: 'Please ask the person who needs care first, and tick this box.',
    'zh-CN': '请先征得需要护理的人同意，再勾选这一项。',
    'zh-TW': '請先徵得需要護理的人同意，再勾選這一項。',
  },
  slotTogether: {
    en: 'You hold two places at this time already. Please choose another time, or call us.',
    'zh-CN': '您在这个时间已经约了两个位置。请另选时间，或打电话给我们。',
    'zh-TW': '您在這個時間已經約了兩個位置。請另選時間，或打電話給我們。',
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
} satisfies Record<string, Texts>

type DomainTexts = typeof texts

declare module '../fields/field-texts.ts' {
  interface FieldTexts extends DomainTexts {}
}

addFieldTexts(texts)
