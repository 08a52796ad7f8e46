// Words of the download of an account. The names of files and columns are the same in every language.
import type { Locale } from '#contract/languages.ts'

type Texts = Readonly<Record<Locale, string>>

export const readmeTexts = {
  title: {
    en: 'Everything in your Prosa account',
    'pt-br': 'Tudo o que há na sua conta da Prosa',
    ar: 'كل ما في حسابك في Prosa',
  },
  formats: {
    en: 'Each table is here twice: as CSV, which opens in any spreadsheet, and as JSON, which programs read. Files are UTF-8, times are UTC. Prosa is not needed to read them.',
    'pt-br':
      'Cada tabela está aqui duas vezes: em CSV, que abre em qualquer planilha, e em JSON, para programas. Os arquivos estão em UTF-8, e os horários, em UTC. Não é preciso ter a Prosa para ler.',
    ar: 'كل جدول هنا مرتين: بصيغة CSV التي تفتحها برامج الجداول، وبصيغة JSON التي تقرؤها البرامج. الملفات بترميز UTF-8 والأوقات بالتوقيت العالمي (UTC). لا تحتاج إلى Prosa لقراءتها.',
  },
  locked: {
    en: 'Locked answers are excerpts, as on the screen. Links, passwords and keys are left out: nobody can sign in with this file.',
    'pt-br':
      'Respostas bloqueadas aparecem como trechos, como na tela. Links, senhas e chaves ficam de fora: com este arquivo ninguém consegue entrar na conta.',
    ar: 'الإجابات المقفلة مقتطفات كما على الشاشة. الروابط وكلمات المرور والمفاتيح غير مشمولة، فلا يمكن تسجيل الدخول بهذا الملف.',
  },
} as const satisfies Record<string, Texts>

export const tableTexts: Readonly<Record<string, Texts>> = {
  profile: {
    en: 'Your profile and settings.',
    'pt-br': 'Seu perfil e suas configurações.',
    ar: 'ملفك الشخصي وإعداداتك.',
  },
  surveys: {
    en: 'Your surveys in their latest version, also deleted ones that can be restored.',
    'pt-br':
      'Suas pesquisas na versão mais recente, também as excluídas que podem ser restauradas.',
    ar: 'استبياناتك في أحدث نسخة، ومنها المحذوفة التي يمكن استعادتها.',
  },
  questions: {
    en: 'Validation points and fixed questions of the surveys.',
    'pt-br': 'Pontos de validação e perguntas fixas das pesquisas.',
    ar: 'نقاط التحقق والأسئلة الثابتة في الاستبيانات.',
  },
  conversations: {
    en: 'Conversations of all surveys, oldest first.',
    'pt-br': 'Conversas de todas as pesquisas, da mais antiga à mais recente.',
    ar: 'محادثات كل الاستبيانات من الأقدم إلى الأحدث.',
  },
  answers: {
    en: 'Questions and answers with their scores and analysis.',
    'pt-br': 'Perguntas e respostas com suas notas e análises.',
    ar: 'الأسئلة والإجابات بدرجاتها وتحليلها.',
  },
  insights: {
    en: 'The statements of the latest insights of each survey.',
    'pt-br': 'As afirmações dos insights mais recentes de cada pesquisa.',
    ar: 'عبارات أحدث الرؤى لكل استبيان.',
  },
  personal_links: {
    en: 'Names and references on personal links.',
    'pt-br': 'Nomes e referências dos links pessoais.',
    ar: 'الأسماء والمراجع في الروابط الشخصية.',
  },
  ledger: {
    en: 'Every change of your credits.',
    'pt-br': 'Cada alteração nos seus créditos.',
    ar: 'كل تغيير في رصيدك.',
  },
  purchases: {
    en: 'Your purchases, as on your receipts.',
    'pt-br': 'Suas compras, como nos recibos.',
    ar: 'مشترياتك كما في إيصالاتك.',
  },
  shared_reports: {
    en: 'Reports that you share, without their links and passwords.',
    'pt-br': 'Relatórios que você compartilha, sem os links e as senhas.',
    ar: 'التقارير التي تشاركها، من دون روابطها وكلمات مرورها.',
  },
  audit_trail: {
    en: 'What happened in your account: sign-ins, exports, changes.',
    'pt-br': 'O que aconteceu na sua conta: acessos, exportações, alterações.',
    ar: 'ما جرى في حسابك: تسجيلات الدخول وعمليات التصدير والتغييرات.',
  },
}

const meaning = (en: string, pt: string, ar: string): Texts => ({ en, 'pt-br': pt, ar })

/** Columns that the exports of results and reports do not have. */
export const columnTexts: Readonly<Record<string, Texts>> = {
  owner_id: meaning('Id of your account.', 'Identificador da sua conta.', 'معرّف حسابك.'),
  email: meaning('Your e-mail address.', 'Seu e-mail.', 'بريدك الإلكتروني.'),
  name: meaning('Your name.', 'Seu nome.', 'اسمك.'),
  plan: meaning('Your plan.', 'Seu plano.', 'خطتك.'),
  registered_at: meaning('When you registered.', 'Quando você se cadastrou.', 'وقت تسجيلك.'),
  interface_language: meaning('Language of the screens.', 'Idioma das telas.', 'لغة الشاشات.'),
  default_survey_language: meaning(
    'Language of new surveys.',
    'Idioma das novas pesquisas.',
    'لغة الاستبيانات الجديدة.',
  ),
  time_zone: meaning('Your time zone.', 'Seu fuso horário.', 'منطقتك الزمنية.'),
  notifications: meaning(
    'Your e-mail settings, as JSON.',
    'Suas configurações de e-mail, em JSON.',
    'إعدادات بريدك، بصيغة JSON.',
  ),
  privacy: meaning(
    'Your privacy settings, as JSON.',
    'Suas configurações de privacidade, em JSON.',
    'إعدادات خصوصيتك، بصيغة JSON.',
  ),
  title: meaning('Title.', 'Título.', 'العنوان.'),
  description: meaning(
    'What respondents read first.',
    'O que os respondentes leem primeiro.',
    'أول ما يقرؤه المشاركون.',
  ),
  goal: meaning('What you want to find out.', 'O que você quer descobrir.', 'ما تريد معرفته.'),
  survey_language: meaning('Language of the survey.', 'Idioma da pesquisa.', 'لغة الاستبيان.'),
  version: meaning('Number of the version.', 'Número da versão.', 'رقم النسخة.'),
  created_at: meaning('When it was created.', 'Quando foi criada.', 'وقت الإنشاء.'),
  updated_at: meaning(
    'When it was last changed.',
    'Quando mudou pela última vez.',
    'وقت آخر تغيير.',
  ),
  deleted_at: meaning(
    'When it was deleted; empty if it was not.',
    'Quando foi excluída; vazio se não foi.',
    'وقت الحذف، أو فارغ إن لم يُحذف.',
  ),
  configuration: meaning(
    'All settings of the survey, as JSON.',
    'Todas as configurações da pesquisa, em JSON.',
    'كل إعدادات الاستبيان، بصيغة JSON.',
  ),
  item_number: meaning('Its place, from 1.', 'Sua posição, a partir de 1.', 'ترتيبه ابتداءً من 1.'),
  item_kind: meaning(
    'point for a validation point, else the kind of question.',
    'point para um ponto de validação; se não, o tipo de pergunta.',
    'point لنقطة تحقق، وإلا فنوع السؤال.',
  ),
  text: meaning('The text.', 'O texto.', 'النص.'),
  options: meaning('Options of a question.', 'Opções de uma pergunta.', 'خيارات السؤال.'),
  generated_at: meaning('When it was made.', 'Quando foi gerado.', 'وقت الإنشاء.'),
  section: meaning(
    'overview, finding, topic, pattern or recommendation.',
    'overview, finding, topic, pattern ou recommendation.',
    'overview أو finding أو topic أو pattern أو recommendation.',
  ),
  batch_id: meaning(
    'Id of the set of links.',
    'Identificador do conjunto de links.',
    'معرّف مجموعة الروابط.',
  ),
  link_number: meaning(
    'Number of the link in its set.',
    'Número do link no conjunto.',
    'رقم الرابط في مجموعته.',
  ),
  named_at: meaning('When the link was made.', 'Quando o link foi criado.', 'وقت إنشاء الرابط.'),
  entry_id: meaning('Id of the entry.', 'Identificador do lançamento.', 'معرّف القيد.'),
  at: meaning('When it happened.', 'Quando aconteceu.', 'وقت الحدوث.'),
  entry_type: meaning('Kind of entry.', 'Tipo de lançamento.', 'نوع القيد.'),
  credits: meaning('Number of credits.', 'Número de créditos.', 'مقدار الرصيد.'),
  balance: meaning('Credits after it.', 'Créditos depois dele.', 'الرصيد بعده.'),
  lot_id: meaning(
    'Id of the purchase of these credits.',
    'Identificador do lote.',
    'معرّف المجموعة.',
  ),
  payment_id: meaning('Id of the payment.', 'Identificador do pagamento.', 'معرّف الدفعة.'),
  payment_status: meaning(
    'started, failed, succeeded or granted.',
    'started, failed, succeeded ou granted.',
    'started أو failed أو succeeded أو granted.',
  ),
  package: meaning('The package bought.', 'O pacote comprado.', 'الباقة المشتراة.'),
  price_cents: meaning(
    'Price in US cents.',
    'Preço em centavos de dólar.',
    'السعر بالسنت الأمريكي.',
  ),
  provider: meaning('Who took the payment.', 'Quem recebeu o pagamento.', 'جهة استلام الدفعة.'),
  provider_reference: meaning(
    'Number of the payment at the provider.',
    'Número do pagamento no provedor.',
    'رقم الدفعة لدى الجهة.',
  ),
  shared_at: meaning('When it was shared.', 'Quando foi compartilhado.', 'وقت المشاركة.'),
  expires_at: meaning('When the link ends.', 'Quando o link termina.', 'وقت انتهاء الرابط.'),
  report_mode: meaning('live or pinned.', 'live ou pinned.', 'live أو pinned.'),
  report_language: meaning('Language of the report.', 'Idioma do relatório.', 'لغة التقرير.'),
  has_password: meaning('Whether it has a password.', 'Se tem senha.', 'هل له كلمة مرور.'),
  survey_ids: meaning(
    'Ids of its surveys; empty for all.',
    'Identificadores das pesquisas; vazio para todas.',
    'معرّفات استبياناته، أو فارغ لكلها.',
  ),
  event: meaning('What happened.', 'O que aconteceu.', 'ما الذي حدث.'),
  actor: meaning('Who did it.', 'Quem fez.', 'من فعله.'),
  subject_type: meaning('What it was about.', 'Sobre o quê.', 'بماذا يتعلق.'),
  subject_id: meaning('Id of that.', 'Identificador disso.', 'معرّف ذلك.'),
  detail: meaning('More about it.', 'Mais detalhes.', 'تفاصيل أخرى.'),
  count: meaning('How often.', 'Quantas vezes.', 'عدد المرات.'),
  network: meaning(
    'Network of the address, not the address; kept for 90 days.',
    'Rede do endereço, não o endereço; fica por 90 dias.',
    'شبكة العنوان لا العنوان نفسه، وتُحفظ 90 يومًا.',
  ),
}
