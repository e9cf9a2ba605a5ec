import { addFieldTexts } from '../fields/field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
  certificateNumber: {
    en: 'Please enter the number as on the certificate, such as 7K3M-QX2H-9RTB',
    'zh-CN': '请按证书上的号码填写，例如 7K3M-QX2H-9RTB',
    'zh-TW': '請按證書上的號碼填寫，例如 7K3M-QX2H-9RTB',
  },
  signature: {
    en: 'Please sign with your name, drawn or typed.',
    'zh-CN': '请签上您的姓名，手写或打字都可以。',
    'zh-TW': '請簽上您的姓名，手寫或打字都可以。',
  },
  signatureName: {
    en: 'Please type your own full name, as it is shown above this field.',
    'zh-CN': '请输入您本人的全名，与上方显示的一致。',
    'zh-TW': '請輸入您本人的全名，與上方顯示的一致。',
  },
  optionCount: {
    en: 'Please give 2 to 8 answers.',
    'zh-CN': '请填写 2 到 8 个选项。',
    'zh-TW': '請填寫 2 到 8 個選項。',
  },
  oneRight: {
    en: 'Please mark one answer as right.',
    'zh-CN': '请标出一个正确的选项。',
    'zh-TW': '請標出一個正確的選項。',
  },
  someRight: {
    en: 'Please mark at least one answer as right.',
    'zh-CN': '请至少标出一个正确的选项。',
    'zh-TW': '請至少標出一個正確的選項。',
  },
  fewQuestions: {
    en: 'There are not enough questions for an exam. Please add questions, or ask fewer.',
    'zh-CN': '题目不够一次考试使用。请增加题目，或减少每次考试的题数。',
    'zh-TW': '題目不夠一次考試使用。請增加題目，或減少每次考試的題數。',
  },
  dueLater: {
    en: 'Please choose a due date from today on.',
    'zh-CN': '截止日期请选今天或以后的日期。',
    'zh-TW': '截止日期請選今天或以後的日期。',
  },
} satisfies Record<string, Texts>

type TrainingFieldTexts = typeof texts

declare module '../fields/field-texts.ts' {
  interface FieldTexts extends TrainingFieldTexts {}
}

addFieldTexts(texts)
