import type { DemoLegalDocument } from '../about-types.ts'

export const languageAccess: DemoLegalDocument = {
  key: 'language-access',
  version: '1.0',
  effectiveOn: '2026-09-01',
  title: {
    en: 'Language access and equal treatment',
    'zh-CN': '语言协助与平等对待',
    'zh-TW': '語言協助與平等對待',
  },
  body: {
    en: `<p><strong>You have the right to speak with us in your own language. It costs you nothing.</strong></p>
<h2>Free interpreters and translations</h2>
<p>Tell us which language or dialect you speak. We answer in it, or we bring in a trained interpreter, by phone, by video or in person: at the office, at the nurse’s visit and whenever you talk about your care. You do not have to bring a family member to interpret. We do not let children interpret, except in an emergency.</p>
<p>This website is in English, Simplified Chinese and Traditional Chinese. We translate important papers for you, or read them to you in your language.</p>
<h2>Help for people with disabilities</h2>
<p>We offer, free of charge and in good time:</p>
<ul>
<li>sign language interpreters;</li>
<li>large print, audio, or files that a screen reader can read;</li>
<li>a quiet room, more time, or a visit at home.</li>
</ul>
<p>You can make the text on this website larger with the three letters A in the header of each page; on a phone they are in the menu. If a page does not work for you, please tell us. If you use a relay service, dial 711.</p>
<h2>How to ask</h2>
<p>Call <a href="tel:+12125550142">212-555-0142</a>, write to <a href="mailto:hello@evergreen-homecare.example">hello@evergreen-homecare.example</a>, or tell your caregiver or anyone at our offices.</p>
<h2>We treat everyone equally</h2>
<p>We follow Section 1557 of the Affordable Care Act and the civil rights laws of the United States, New York State and New York City. We do not discriminate because of race, color, national origin (this includes language), age, disability, sex or any other ground that these laws protect. We do not leave anyone out or treat anyone worse for such a reason.</p>
<h2>If you feel that you were treated unfairly</h2>
<p>Turn to our Civil Rights Coordinator: Evergreen Home Care, 160 Canal Street, Suite 4A, New York, NY 10013, <a href="tel:+12125550142">212-555-0142</a>. We help you to write the complaint and answer it in writing.</p>
<p>You may also complain to the <a href="https://www.hhs.gov/ocr/complaints/index.html">Office for Civil Rights of the U.S. Department of Health and Human Services</a>, online, by mail or by phone. Nobody may punish you for it.</p>`,
    'zh-CN': `<p><strong>您有权用自己的语言和我们交谈，不收任何费用。</strong></p>
<h2>免费口译和翻译</h2>
<p>请告诉我们您说哪种语言或方言。我们会用您的语言答复，或请受过训练的口译员，用电话、视频或当面口译。不论是在办事处、护士上门，还是谈到您的护理，都可以。您不必带家人来翻译。除非紧急情况，我们不让儿童当翻译。</p>
<p>本网站有英文、简体中文和繁体中文。重要的文件，我们会翻译给您，或用您的语言读给您听。</p>
<h2>为残障人士提供的帮助</h2>
<p>我们及时、免费提供：</p>
<ul>
<li>手语翻译；</li>
<li>大字版、音频，或读屏软件能读的文件；</li>
<li>安静的房间、更多的时间，或上门办理。</li>
</ul>
<p>每一页页头的三个字母 A 可以把文字调大；用手机时，它们在菜单里。如果有哪一页您用不了，请告诉我们。使用电话中继服务的，请拨 711。</p>
<h2>怎么要求</h2>
<p>请打 <a href="tel:+12125550142">212-555-0142</a>，发邮件到 <a href="mailto:hello@evergreen-homecare.example">hello@evergreen-homecare.example</a>，或告诉您的护理员、办事处的任何一位工作人员。</p>
<h2>我们平等对待每一个人</h2>
<p>我们遵守《平价医疗法案》第 1557 条，以及联邦、纽约州和纽约市的民权法律。我们不会因为种族、肤色、原国籍（包括语言）、年龄、残障、性别，或法律保护的其他原因而歧视任何人，也不会因此拒绝或亏待任何人。</p>
<h2>如果您觉得受到了不公平的对待</h2>
<p>请联系我们的民权协调员：Civil Rights Coordinator, Evergreen Home Care, 160 Canal Street, Suite 4A, New York, NY 10013，电话 <a href="tel:+12125550142">212-555-0142</a>。我们会帮您写投诉，并书面答复您。</p>
<p>您也可以通过网络、信件或电话，向<a href="https://www.hhs.gov/ocr/complaints/index.html">美国卫生与公众服务部民权办公室</a>投诉。任何人都不得因此报复您。</p>`,
    'zh-TW': `<p><strong>您有權用自己的語言和我們交談，完全免費。</strong></p>
<h2>免費口譯和翻譯</h2>
<p>請告訴我們您說哪種語言或方言。我們會用您的語言答覆，或請受過訓練的口譯員，以電話、視訊或當面口譯。不論是在辦事處、護理師家訪，還是談到您的護理，都可以。您不必帶家人來翻譯。除非緊急情況，我們不讓兒童當翻譯。</p>
<p>本網站有英文、簡體中文和繁體中文。重要的文件，我們會翻譯給您，或用您的語言讀給您聽。</p>
<h2>為身心障礙人士提供的協助</h2>
<p>我們及時、免費提供：</p>
<ul>
<li>手語翻譯；</li>
<li>大字版、錄音，或螢幕報讀軟體能讀的檔案；</li>
<li>安靜的房間、更多的時間，或到府辦理。</li>
</ul>
<p>每一頁頁首的三個字母 A 可以把字體放大；用手機時，它們在選單裡。如果有哪一頁您無法使用，請告訴我們。使用電話轉接服務的朋友，請撥 711。</p>
<h2>如何要求</h2>
<p>請打 <a href="tel:+12125550142">212-555-0142</a>，寄電子郵件到 <a href="mailto:hello@evergreen-homecare.example">hello@evergreen-homecare.example</a>，或告訴您的護理員、辦事處的任何一位工作人員。</p>
<h2>我們平等對待每一個人</h2>
<p>我們遵守《平價醫療法案》第 1557 條，以及聯邦、紐約州和紐約市的民權法律。我們不會因為種族、膚色、原國籍（包括語言）、年齡、身心障礙、性別，或法律保護的其他原因而歧視任何人，也不會因此拒絕或虧待任何人。</p>
<h2>如果您覺得受到不公平的對待</h2>
<p>請聯絡我們的民權協調員：Civil Rights Coordinator, Evergreen Home Care, 160 Canal Street, Suite 4A, New York, NY 10013，電話 <a href="tel:+12125550142">212-555-0142</a>。我們會協助您寫申訴，並以書面答覆您。</p>
<p>您也可以透過網路、信件或電話，向<a href="https://www.hhs.gov/ocr/complaints/index.html">美國衛生及公共服務部民權辦公室</a>申訴。任何人都不得因此報復您。</p>`,
  },
}
