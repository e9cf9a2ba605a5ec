import type { DemoLegalDocument } from '../about-types.ts'

export const terms: DemoLegalDocument = {
  key: 'terms',
  version: '1.0',
  effectiveOn: '2026-09-01',
  title: { en: 'Terms of Use', 'zh-CN': '使用条款', 'zh-TW': '使用條款' },
  body: {
    en: `<p>These are the rules for using the website of Evergreen Home Care (“we”), a licensed home care services agency in New York. They hold for visitors, patients, families and caregivers. When you register, you agree to them. If something is unclear, ask us before you agree: <a href="tel:+12125550142">212-555-0142</a>.</p>
<p><strong>This website is not for emergencies. In an emergency, call 911.</strong></p>
<h2>1. What the website does</h2>
<p>Here you can learn about home care, send your Medicaid ID so that we look up your coverage, apply for services, book a visit, join activities, write reviews and, as a caregiver, do your training. Care itself is not part of these terms. It is agreed with you in writing before it begins.</p>
<h2>2. Information is not advice</h2>
<p>Our articles and answers are general. They do not replace your doctor, nurse or lawyer. Rules of public programs change, and we cannot promise that every page is up to date. Before you change a medicine or let a date pass, ask a professional.</p>
<h2>3. Your account</h2>
<ul>
<li>You must be 18 or older and live in New York State to register.</li>
<li>Give true information and keep it up to date.</li>
<li>Keep your password and verification codes to yourself. Our staff never ask for them.</li>
<li>If you think that someone else uses your account, change the password and call us.</li>
<li>You can delete your account at any time. Some records we must keep by law; the <a href="/about/privacy">Privacy Policy</a> says which.</li>
</ul>
<h2>4. Acting for someone else</h2>
<p>You may register and apply for a parent or another person if that person agrees, or if you have the right to decide for them, for example by a power of attorney, as a health care proxy or as a guardian. We may ask you to show it.</p>
<h2>5. Applications and the Medicaid card (white card)</h2>
<p>An application is a request. It is not a promise of care, of Medicaid, or of a number of hours. Public offices and health plans decide about these, not we. The answer to a card check shows what the state’s system said on that day. Send your own Medicaid ID, or that of a person for whom you may act. To give false information in order to get benefits can be a crime.</p>
<h2>6. Visits and activities</h2>
<p>Please come on time, or cancel so that another person can have the place. Places are given in the order of sign-up; from the waiting list, the first person moves up. We may change or cancel an activity, for example in bad weather, and tell you as early as we can. Ask your doctor whether an activity is right for you, and tell us what we should know. We take pictures only of people who agree.</p>
<h2>7. Reviews and pictures</h2>
<p>Your honest opinion is welcome, also when it is critical. We read each review before it is published, and show only a part of your name: Mei L., or the family name alone if you write it in Chinese. We do not publish insults, threats, advertising, pictures of people who did not agree, or private details about anyone’s health. We do not reject a review because it is negative, and we give nothing in return for a good one. The text and pictures stay yours. You allow us to show them on this website and to translate them. If you ask us to take a review down, we do so.</p>
<h2>8. Training and certificates</h2>
<p>Caregivers watch the videos and take the exams themselves. Do not copy the questions or pass them on. A certificate has a number, so that others can check whether it is real. A certificate that was gained by deceit is withdrawn, and we may have to report it.</p>
<h2>9. Signing electronically</h2>
<p>When you press a button to agree or sign on the screen, it counts like a signature on paper. You may ask for paper instead, without extra cost, and for a copy of whatever you signed. You need a current browser and a phone that gets text messages.</p>
<h2>10. Text messages</h2>
<p>Verification codes and messages about your requests are part of the service. Reminders come only if you agree, and agreeing is never a condition for care. Message and data rates may apply. Reply STOP to end them, HELP for help. Phone companies are not liable for late or lost messages.</p>
<h2>11. Fair use</h2>
<p>Please do not:</p>
<ul>
<li>use another person’s name, account or Medicaid ID without the right to do so;</li>
<li>look for gaps in our security, except in good faith and after telling us;</li>
<li>send harmful files, collect data by program or overload the website;</li>
<li>harass staff, caregivers or other users.</li>
</ul>
<p>We may block or close an account that breaks these rules. We tell you the reason unless the law forbids it, and you may object. Blocking an account does not by itself end your care.</p>
<h2>12. Our content</h2>
<p>Texts, pictures, videos and our logo belong to us or to those who let us use them. You may read, print and share them for yourself and your family. For anything more, please ask.</p>
<h2>13. Links</h2>
<p>Links to other websites are there to help you. We do not run those websites and are not responsible for them.</p>
<h2>14. When something does not work</h2>
<p>We take care, but we cannot promise that the website always runs or is free of errors. You can always call or visit us instead. As far as the law allows, we are not liable for damage that comes only from the website being out of order, or from wrong information that was not our fault. Nothing here limits our liability for the care that we give, for harm that we cause on purpose or by gross negligence, or any right that the law does not let you give up.</p>
<h2>15. Changes</h2>
<p>When we change these terms, the version and date at the top change. If the change matters to you, we tell you at least 30 days ahead, unless the law asks for less. If you do not agree, you may delete your account.</p>
<h2>16. Law and language</h2>
<p>The law of the State of New York holds, and the courts there decide. Please talk to us first; most things can be solved that way. We wrote these terms in English, Simplified Chinese and Traditional Chinese. If they differ, the English text counts, but we do not use an error in our translation against you.</p>
<h2>17. Contact</h2>
<p>Evergreen Home Care, 160 Canal Street, Suite 4A, New York, NY 10013, <a href="tel:+12125550142">212-555-0142</a>, <a href="mailto:hello@evergreen-homecare.example">hello@evergreen-homecare.example</a>. We explain these terms to you in your language, free of charge.</p>`,
    'zh-CN': `<p>这里是使用常青居家护理（以下称“我们”）网站的规则。我们是纽约州的有执照的居家护理服务机构。这些条款适用于访客、患者、家属和护理员。注册就表示您同意。哪里不清楚，请在同意之前问我们：<a href="tel:+12125550142">212-555-0142</a>。</p>
<p><strong>本网站不处理紧急情况。紧急情况请打 911。</strong></p>
<h2>1. 网站能做什么</h2>
<p>您可以在这里了解居家护理、提交白卡号码让我们查询资格、申请服务、预约面谈、参加活动、写评价；护理员还可以完成培训。护理服务本身不在这些条款之内，开始之前会另外与您书面约定。</p>
<h2>2. 信息不等于专业意见</h2>
<p>我们的文章和解答都是一般性的，不能代替您的医生、护士或律师。政府计划的规定会变，我们不能保证每一页都是最新的。换药之前、期限快到之前，请先问专业人士。</p>
<h2>3. 您的账户</h2>
<ul>
<li>注册的人须年满 18 岁，并住在纽约州。</li>
<li>请填写真实信息，有变动及时更新。</li>
<li>密码和验证码请自己保管。我们的工作人员绝不会向您要。</li>
<li>如果怀疑有人用了您的账户，请马上改密码，并给我们打电话。</li>
<li>您可以随时删除账户。有些记录依法必须保留，请看<a href="/about/privacy">隐私政策</a>。</li>
</ul>
<h2>4. 代别人办理</h2>
<p>您可以为父母或其他人注册和申请，只要对方同意，或者您有权替对方做决定，例如持有授权书、是医疗代理人或监护人。我们可能会请您出示证明。</p>
<h2>5. 申请与白卡</h2>
<p>申请只是提出请求，不代表一定能得到护理、医疗补助或多少小时。这些由政府部门和保险计划决定，不由我们决定。白卡查询的结果，只反映州系统当天的答复。请只提交您自己的白卡号码，或您有权代办的人的号码。为了取得福利而提供虚假信息，可能构成犯罪。</p>
<h2>6. 面谈与活动</h2>
<p>请准时到；来不了请取消，把名额让给别人。名额按报名先后，候补名单上的第一位先补上。活动可能会更改或取消，例如天气不好，我们会尽早通知您。某个活动适不适合您，请先问医生，并把该注意的情况告诉我们。我们只拍同意拍照的人。</p>
<h2>7. 评价与图片</h2>
<p>欢迎您说真心话，批评也欢迎。每条评价发布前我们都会看，只显示部分姓名，例如 Mei L. 或 林○○。辱骂、威胁、广告、未经本人同意的照片，以及任何人的健康隐私，我们不发布。我们不会因为是差评就不发，也不会拿好处换好评。文字和图片仍归您所有，您允许我们在本网站展示和翻译。您要求撤下，我们就撤下。</p>
<h2>8. 培训与证书</h2>
<p>护理员要自己看视频、自己考试，请不要抄录或外传试题。每张证书都有编号，别人可以查真假。用欺骗手段得到的证书会作废，我们也可能必须上报。</p>
<h2>9. 电子签名</h2>
<p>您点按钮表示同意，或在屏幕上签名，与在纸上签名一样有效。您可以要求改用纸质文件，不另收费，也可以索取您签过的文件的副本。您需要一个较新的浏览器，和一部能收短信的手机。</p>
<h2>10. 短信</h2>
<p>验证码和与您的申请有关的通知，是服务的一部分。提醒类短信要您同意才发，同意与否绝不影响护理。电话公司可能收取短信和流量费。回复 STOP 停止，回复 HELP 获得帮助。短信延误或丢失，电话公司不承担责任。</p>
<h2>11. 合理使用</h2>
<p>请不要：</p>
<ul>
<li>未经授权使用别人的姓名、账户或白卡号码；</li>
<li>寻找我们的安全漏洞，除非出于善意并事先告诉我们；</li>
<li>发送有害文件、用程序收集数据，或让网站超负荷；</li>
<li>骚扰工作人员、护理员或其他用户。</li>
</ul>
<p>违反规则的账户，我们可能暂停或关闭，并告诉您原因（法律禁止告知的除外），您可以提出异议。暂停账户本身不会终止您的护理。</p>
<h2>12. 我们的内容</h2>
<p>文字、图片、视频和标志属于我们，或属于允许我们使用的人。您可以为自己和家人阅读、打印和分享。其他用途，请先问我们。</p>
<h2>13. 链接</h2>
<p>其他网站的链接是为了方便您。那些网站不由我们管理，我们也不为它们负责。</p>
<h2>14. 出了问题怎么办</h2>
<p>我们会用心维护，但不能保证网站一直正常、没有错误。您随时可以打电话或来办事处。在法律允许的范围内，仅仅因为网站停用，或者不是我们造成的错误信息而带来的损失，我们不承担责任。但这里没有任何一条限制我们对所提供护理的责任、对故意或重大过失造成伤害的责任，也不限制法律规定您不能放弃的权利。</p>
<h2>15. 条款变更</h2>
<p>条款有改动时，页面上方的版本和日期会随之更新。改动与您有关的，我们至少提前 30 天通知，法律要求更快的除外。不同意的话，您可以删除账户。</p>
<h2>16. 法律与语言</h2>
<p>适用纽约州法律，由纽约州的法院管辖。有事请先跟我们说，大多数问题都能商量解决。条款有英文、简体中文和繁体中文三种。如有出入，以英文为准，但我们不会拿自己的翻译错误来对您不利。</p>
<h2>17. 联系我们</h2>
<p>常青居家护理（Evergreen Home Care），160 Canal Street, Suite 4A, New York, NY 10013，电话 <a href="tel:+12125550142">212-555-0142</a>，电子邮件 <a href="mailto:hello@evergreen-homecare.example">hello@evergreen-homecare.example</a>。我们可以用您的语言免费讲解这些条款。</p>`,
    'zh-TW': `<p>這裡是使用常青居家護理（以下稱「我們」）網站的規則。我們是紐約州的領有執照的居家護理服務機構。這些條款適用於訪客、病人、家屬和護理員。註冊就表示您同意。哪裡不清楚，請在同意之前問我們：<a href="tel:+12125550142">212-555-0142</a>。</p>
<p><strong>本網站不處理緊急情況。緊急情況請打 911。</strong></p>
<h2>1. 網站能做什麼</h2>
<p>您可以在這裡了解居家護理、送出白卡號碼讓我們查詢資格、申請服務、預約面談、參加活動、寫評價；護理員還可以完成培訓。護理服務本身不在這些條款之內，開始之前會另外與您書面約定。</p>
<h2>2. 資訊不等於專業意見</h2>
<p>我們的文章和解答都是一般性的，不能取代您的醫生、護理師或律師。政府計畫的規定會變，我們不能保證每一頁都是最新的。換藥之前、期限快到之前，請先請教專業人士。</p>
<h2>3. 您的帳戶</h2>
<ul>
<li>註冊的人須年滿 18 歲，並住在紐約州。</li>
<li>請填寫真實資訊，有變動請更新。</li>
<li>密碼和驗證碼請自行保管。我們的工作人員絕不會向您索取。</li>
<li>如果懷疑有人用了您的帳戶，請立刻更改密碼，並打電話給我們。</li>
<li>您可以隨時刪除帳戶。有些紀錄依法必須保留，請看<a href="/about/privacy">隱私權政策</a>。</li>
</ul>
<h2>4. 代他人辦理</h2>
<p>您可以為父母或其他人註冊和申請，只要對方同意，或您有權替對方作決定，例如持有授權書、是醫療代理人或監護人。我們可能會請您出示證明。</p>
<h2>5. 申請與白卡</h2>
<p>申請只是提出請求，不代表一定能得到護理、醫療補助或多少時數。這些由政府單位和保險計畫決定，不由我們決定。白卡查詢的結果，只反映州政府系統當天的答覆。請只送出您自己的白卡號碼，或您有權代辦的人的號碼。為了取得福利而提供不實資訊，可能構成犯罪。</p>
<h2>6. 面談與活動</h2>
<p>請準時到；不能來請取消，把名額讓給別人。名額依報名先後，候補名單上的第一位先遞補。活動可能會更改或取消，例如天氣不好，我們會盡早通知您。某項活動適不適合您，請先問醫生，並把該注意的情形告訴我們。我們只拍同意拍照的人。</p>
<h2>7. 評價與圖片</h2>
<p>歡迎您說真心話，批評也歡迎。每則評價發布前我們都會看，只顯示部分姓名，例如 Mei L. 或 林○○。辱罵、威脅、廣告、未經本人同意的照片，以及任何人的健康隱私，我們不發布。我們不會因為是負評就不發布，也不會拿好處換好評。文字和圖片仍屬於您，您允許我們在本網站展示和翻譯。您要求撤下，我們就撤下。</p>
<h2>8. 培訓與證書</h2>
<p>護理員要自己看影片、自己考試，請不要抄錄或外傳試題。每張證書都有編號，別人可以查核真偽。用欺騙手段取得的證書會作廢，我們也可能必須通報。</p>
<h2>9. 電子簽名</h2>
<p>您按下按鈕表示同意，或在螢幕上簽名，與在紙上簽名一樣有效。您可以要求改用紙本，不另收費，也可以索取您簽過的文件副本。您需要一個較新的瀏覽器，和一支能收簡訊的手機。</p>
<h2>10. 簡訊</h2>
<p>驗證碼和與您的申請有關的通知，是服務的一部分。提醒簡訊要您同意才會傳送，同意與否絕不影響護理。電話公司可能收取簡訊和數據費用。回覆 STOP 停止，回覆 HELP 獲得協助。簡訊延誤或遺失，電話公司不負責任。</p>
<h2>11. 合理使用</h2>
<p>請不要：</p>
<ul>
<li>未經授權使用他人的姓名、帳戶或白卡號碼；</li>
<li>尋找我們的安全漏洞，除非出於善意並先告訴我們；</li>
<li>傳送有害檔案、用程式蒐集資料，或讓網站超過負荷；</li>
<li>騷擾工作人員、護理員或其他使用者。</li>
</ul>
<p>違反規則的帳戶，我們可能暫停或關閉，並告訴您原因（法律禁止告知者除外），您可以提出異議。暫停帳戶本身不會終止您的護理。</p>
<h2>12. 我們的內容</h2>
<p>文字、圖片、影片和標誌屬於我們，或屬於允許我們使用的人。您可以為自己和家人閱讀、列印和分享。其他用途，請先問我們。</p>
<h2>13. 連結</h2>
<p>其他網站的連結是為了方便您。那些網站不由我們管理，我們也不為它們負責。</p>
<h2>14. 出了問題怎麼辦</h2>
<p>我們會用心維護，但不能保證網站一直正常、沒有錯誤。您隨時可以打電話或到辦事處。在法律允許的範圍內，僅因網站停用，或不是我們造成的錯誤資訊而帶來的損失，我們不負責任。但這裡沒有任何一條限制我們對所提供護理的責任、對故意或重大過失造成傷害的責任，也不限制法律規定您不能放棄的權利。</p>
<h2>15. 條款變更</h2>
<p>條款有更動時，頁面上方的版本和日期會隨之更新。更動與您有關的，我們至少提前 30 天通知，法律要求更快者除外。不同意的話，您可以刪除帳戶。</p>
<h2>16. 法律與語言</h2>
<p>適用紐約州法律，由紐約州的法院管轄。有事請先告訴我們，大多數問題都能商量解決。條款有英文、簡體中文和繁體中文三種。如有出入，以英文為準，但我們不會拿自己的翻譯錯誤來對您不利。</p>
<h2>17. 聯絡我們</h2>
<p>常青居家護理（Evergreen Home Care），160 Canal Street, Suite 4A, New York, NY 10013，電話 <a href="tel:+12125550142">212-555-0142</a>，電子郵件 <a href="mailto:hello@evergreen-homecare.example">hello@evergreen-homecare.example</a>。我們可以用您的語言免費說明這些條款。</p>`,
  },
}
