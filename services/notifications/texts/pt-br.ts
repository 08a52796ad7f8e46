import type { MailTexts } from './mail-text-types.ts'

export const portuguese: MailTexts = {
  responses: {
    title: { one: '{n} nova conversa', other: '{n} novas conversas' },
    inSurvey: (title) => `em “${title}”`,
    inSurveys: { one: 'em {n} pesquisa', other: 'em {n} pesquisas' },
    lead: 'Estas conversas terminaram depois do último e-mail.',
    button: 'Ver respostas',
  },
  insights: {
    title: 'Seus insights estão prontos',
    lead: {
      one: 'Eles se baseiam em {n} resposta.',
      other: 'Eles se baseiam em {n} respostas.',
    },
    noAnswers: 'Os e-mails nunca trazem o que as pessoas responderam. Leia os insights na Prosa.',
    button: 'Ver insights',
  },
  weekly: {
    title: 'Sua semana',
    subject: { one: 'Sua semana: {n} conversa', other: 'Sua semana: {n} conversas' },
    range: (from, to) => `De ${from} a ${to}, dias em UTC.`,
    started: 'Conversas iniciadas',
    completed: 'Concluídas',
    responses: 'Respostas',
    before: (value) => `${value} nos sete dias anteriores`,
    byDay: 'Respostas por dia',
    surveys: 'Pesquisas com mais respostas',
    quiet: 'Ninguém respondeu às suas pesquisas nestes sete dias.',
    button: 'Ver relatórios',
  },
  lowCredits: {
    title: { one: 'Você tem {n} crédito', other: 'Você tem {n} créditos' },
    lead: 'Cada crédito desbloqueia uma resposta. Os créditos não expiram.',
    button: 'Comprar créditos',
  },
  exportReady: {
    title: 'Sua exportação está pronta',
    lead: { one: 'O arquivo tem {n} linha.', other: 'O arquivo tem {n} linhas.' },
    storedFor: { one: 'Ele fica guardado por {n} dia.', other: 'Ele fica guardado por {n} dias.' },
    button: 'Ir para a exportação',
  },
  planChanged: {
    title: (plan) => `Seu plano agora é o ${plan}`,
    lead: 'Os limites deste plano já valem. As configurações mostram o que ele inclui.',
    button: 'Ver seu plano',
  },
  plans: { free: 'Free', starter: 'Starter', pro: 'Pro', business: 'Business' },
  conversations: { one: '{n} conversa', other: '{n} conversas' },
  answers: { one: '{n} resposta', other: '{n} respostas' },
  lists: {
    email_responses: 'Novas respostas',
    email_insights: 'Insights',
    email_weekly_report: 'Relatório semanal',
  },
  reasonOfList: (list) =>
    `Você recebe este e-mail porque “${list}” está ativado nas suas configurações.`,
  reasonOfAccount: 'Você recebe este e-mail porque ele trata da sua conta.',
  settings: 'Configurações de e-mail',
  unsubscribe: 'Cancelar inscrição',
  unsubscribePage: {
    title: 'Cancelar inscrição',
    question: (list, address) => `Parar de enviar os e-mails “${list}” para ${address}?`,
    confirm: 'Cancelar inscrição',
    done: 'Inscrição cancelada',
    doneLead: (list) =>
      `Você não vai mais receber os e-mails “${list}”. É possível ativá-los novamente nas configurações.`,
    invalid: 'Este link não funciona',
    invalidLead: 'Ele está incompleto ou a conta não existe mais. Nada foi alterado.',
    settings: 'Ir para as configurações',
  },
  outbox: {
    title: 'Caixa de saída de e-mails',
    notice:
      'Esta instalação não tem servidor de e-mail. Seus e-mails ficam aqui e não foram enviados a ninguém.',
    empty: 'Nenhum e-mail ainda. Os que a Prosa enviaria a você aparecem aqui.',
    to: 'Para',
    choose: 'E-mails',
    text: 'Em texto simples',
  },
}
