import type { DemoQuestion } from '../about-types.ts'

export const careQuestions: DemoQuestion[] = [
  {
    key: 'how-do-i-apply',
    group: 'care',
    question: {
      en: 'How do I apply for long-term care?',
      'zh-CN': '怎么申请长期护理？',
      'zh-TW': '怎麼申請長期護理？',
    },
    answer: {
      en: `<ol>
<li><a href="/regselect">Register</a> as a patient, for yourself or for a parent.</li>
<li>Open <a href="/services">Services</a> and choose what you need.</li>
<li>Upload your papers, or book a visit to an office and bring them along.</li>
<li>Read everything once more and send it.</li>
</ol>
<p>We tell you at each step how far your application is. If you would rather talk, call <a href="tel:+12125550142">212-555-0142</a>.</p>`,
      'zh-CN': `<ol>
<li>先<a href="/regselect">注册</a>患者账户，为自己或为父母都可以。</li>
<li>打开<a href="/services">服务项目</a>，选您需要的服务。</li>
<li>在网上上传材料，或者预约到办事处，把材料带来。</li>
<li>再看一遍，提交。</li>
</ol>
<p>每有进展，我们都会通知您。想直接说的话，请打 <a href="tel:+12125550142">212-555-0142</a>。</p>`,
      'zh-TW': `<ol>
<li>先<a href="/regselect">註冊</a>病人帳戶，為自己或為父母都可以。</li>
<li>打開<a href="/services">服務項目</a>，選您需要的服務。</li>
<li>在線上上傳文件，或預約到辦事處面談，把文件帶來。</li>
<li>再看一遍，送出。</li>
</ol>
<p>每有進展，我們都會通知您。想直接談的話，請打 <a href="tel:+12125550142">212-555-0142</a>。</p>`,
    },
  },
  {
    key: 'which-papers',
    group: 'care',
    question: {
      en: 'Which papers should I bring?',
      'zh-CN': '要带哪些材料？',
      'zh-TW': '要帶哪些文件？',
    },
    answer: {
      en: `<ul>
<li>Your Medicaid card (white card) and your Medicare card, if you have one</li>
<li>A photo ID</li>
<li>Something that shows your address, such as a utility bill</li>
<li>A list of your medicines and doctors</li>
<li>Letters from Medicaid or a health plan</li>
</ul>
<p>Something is missing? Come all the same. We write down what is still needed.</p>`,
      'zh-CN': `<ul>
<li>白卡，还有红蓝卡（Medicare，如果有的话）</li>
<li>带照片的证件</li>
<li>能证明住址的文件，例如水电费账单</li>
<li>用药清单和医生名单</li>
<li>医疗补助或保险计划寄来的信</li>
</ul>
<p>缺了一样也没关系，先来，还差什么我们替您记下来。</p>`,
      'zh-TW': `<ul>
<li>白卡，還有紅藍卡（Medicare，如果有的話）</li>
<li>有照片的證件</li>
<li>能證明住址的文件，例如水電費帳單</li>
<li>用藥清單和醫生名單</li>
<li>醫療補助或保險計畫寄來的信</li>
</ul>
<p>少了一樣也沒關係，先來，還缺什麼我們幫您記下來。</p>`,
    },
  },
  {
    key: 'caregiver-who-speaks-my-language',
    group: 'care',
    question: {
      en: 'Can I have a caregiver who speaks my language?',
      'zh-CN': '能安排会说我家乡话的护理员吗？',
      'zh-TW': '可以安排會說我家鄉話的護理員嗎？',
    },
    answer: {
      en: `<p>Tell us your language or dialect and what else matters to you: a woman or a man, cooking, cats. We do our best to find a person who fits. Many of our caregivers speak Mandarin, Cantonese, Fujianese or Taishanese. When nobody is free at once, we tell you so and use an interpreter meanwhile.</p>`,
      'zh-CN': `<p>请告诉我们您说什么话，还有您在意的事：要女护理员还是男护理员、会不会做您爱吃的菜、家里养不养猫。我们会尽力找合适的人。我们有不少护理员会说普通话、粤语、福州话或台山话。一时没有合适的人，我们会如实告诉您，这段时间先用口译。</p>`,
      'zh-TW': `<p>請告訴我們您說什麼語言，還有您在意的事：要女護理員還是男護理員、會不會煮您愛吃的菜、家裡有沒有養貓。我們會盡力找合適的人。我們有不少護理員會說國語、粵語、福州話或台山話。一時沒有合適的人，我們會如實告訴您，這段時間先用口譯。</p>`,
    },
  },
  {
    key: 'change-my-caregiver',
    group: 'care',
    question: {
      en: 'What if I do not get along with my caregiver?',
      'zh-CN': '和护理员合不来怎么办？',
      'zh-TW': '和護理員處不來怎麼辦？',
    },
    answer: {
      en: `<p>Call your coordinator. You do not have to give a long reason, and nobody will hold it against you. Often a talk helps; if it does not, we look for another caregiver.</p>
<p>If you feel unsafe, tell us <strong>at once</strong>, or call 911 in an emergency.</p>`,
      'zh-CN': `<p>打电话给协调员就好。不用说一大堆理由，也没有人会怪您。很多时候谈一谈就解决了；谈不拢，我们换一位。</p>
<p>如果您觉得不安全，请<strong>马上</strong>告诉我们；紧急情况请打 911。</p>`,
      'zh-TW': `<p>打電話給協調員就好。不用說一大堆理由，也沒有人會怪您。很多時候談一談就解決了；談不來，我們再找另一位。</p>
<p>如果您覺得不安全，請<strong>立刻</strong>告訴我們；緊急情況請打 911。</p>`,
    },
  },
  {
    key: 'caregiver-is-late-or-ill',
    group: 'care',
    question: {
      en: 'What happens when my caregiver is late, ill or on vacation?',
      'zh-CN': '护理员迟到、生病或休假怎么办？',
      'zh-TW': '護理員遲到、生病或休假怎麼辦？',
    },
    answer: {
      en: `<p>Call us at <a href="tel:+12125550142">212-555-0142</a>, day or night. The coordinator on duty finds out what happened and looks for someone to step in. When we know of a change beforehand, we call you.</p>
<p>Please do not wait by the window for an hour. After 15 minutes, call.</p>`,
      'zh-CN': `<p>请打 <a href="tel:+12125550142">212-555-0142</a>，白天晚上都可以。值班的协调员会查明情况，找人来替。事先知道要换人，我们会提前打电话给您。</p>
<p>请不要在窗边干等一个小时。过了 15 分钟，就打给我们。</p>`,
      'zh-TW': `<p>請打 <a href="tel:+12125550142">212-555-0142</a>，白天晚上都可以。值班的協調員會查明情況，找人代班。事先知道要換人，我們會提前打電話給您。</p>
<p>請不要在窗邊乾等一個小時。過了 15 分鐘，就打給我們。</p>`,
    },
  },
  {
    key: 'make-a-complaint',
    group: 'care',
    question: {
      en: 'I am not satisfied. Where can I complain?',
      'zh-CN': '我不满意，可以向谁投诉？',
      'zh-TW': '我不滿意，可以向誰申訴？',
    },
    answer: {
      en: `<p>Tell us first, if you can: your coordinator, any office, or <a href="tel:+12125550142">212-555-0142</a>. Ask for the director of patient services. We write your complaint down, look into it and answer you.</p>
<p>You may also turn to the home care hotline of the New York State Department of Health at any time, without telling us. Complaining never costs you your care.</p>`,
      'zh-CN': `<p>如果可以，请先告诉我们：协调员、任何一个办事处，或打 <a href="tel:+12125550142">212-555-0142</a> 找患者服务主任。我们会记录、调查，并给您答复。</p>
<p>您也可以随时打纽约州卫生厅的居家护理投诉热线，不用先告诉我们。投诉绝不会影响您的护理。</p>`,
      'zh-TW': `<p>如果可以，請先告訴我們：協調員、任何一個辦事處，或打 <a href="tel:+12125550142">212-555-0142</a> 找病人服務主任。我們會記錄、調查，並答覆您。</p>
<p>您也可以隨時撥打紐約州衛生廳的居家護理申訴熱線，不用先告訴我們。申訴絕不會影響您的護理。</p>`,
    },
  },
]
