import type { MailTexts } from './mail-text-types.ts'
import { portugueseReceipt } from './receipt/pt-br.ts'

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
    title: { one: 'Resta {n} crédito', other: 'Restam {n} créditos' },
    lead: 'Cada crédito desbloqueia uma resposta. Os créditos não expiram.',
    button: 'Comprar créditos',
  },
  exportReady: {
    title: 'Sua exportação está pronta',
    lead: { one: 'O arquivo tem {n} linha.', other: 'O arquivo tem {n} linhas.' },
    storedFor: { one: 'Ele fica guardado por {n} dia.', other: 'Ele fica guardado por {n} dias.' },
    button: 'Ir para a exportação',
  },
  downloadReady: {
    title: 'Seu download está pronto',
    lead: 'Um único arquivo ZIP tem tudo o que há na sua conta, em CSV e JSON.',
    button: 'Ir para o arquivo',
  },
  planChanged: {
    title: (plan) => `Seu plano agora é o ${plan}`,
    lead: 'Os limites deste plano já valem. As configurações mostram o que ele inclui.',
    button: 'Ver seu plano',
  },
  planLimit: {
    near: {
      responses: {
        title: (limit, used) => `${used} de ${limit} respostas usadas neste mês`,
        lead: (day) =>
          `Quando acabarem, nenhuma conversa nova começa até ${day}. As que já começaram vão até o fim.`,
      },
      audio_minutes: {
        title: (limit, used) => `${used} de ${limit} minutos de áudio usados neste mês`,
        lead: (day) => `Quando acabarem, as respostas são só por texto até ${day}.`,
      },
      ai_generations: {
        title: (limit, used) => `${used} de ${limit} criações com IA usadas neste mês`,
        lead: (day) =>
          `Quando acabarem, a IA não propõe pesquisas nem escreve relatórios até ${day}.`,
      },
    },
    reached: {
      responses: {
        title: (limit) => `As ${limit} respostas deste mês acabaram`,
        lead: (day) =>
          `Até ${day}, quem chega lê que suas pesquisas não recebem mais respostas por enquanto. As conversas que já começaram vão até o fim.`,
      },
      audio_minutes: {
        title: (limit) => `Os ${limit} minutos de áudio deste mês acabaram`,
        lead: (day) => `As respostas são só por texto até ${day}.`,
      },
      ai_generations: {
        title: (limit) => `As ${limit} criações com IA deste mês acabaram`,
        lead: (day) => `A IA volta a propor pesquisas e a escrever relatórios em ${day}.`,
      },
    },
    upgrade:
      'Um plano maior tem limites maiores, que passam a valer na hora. A página do seu plano mostra como mudar.',
    button: 'Ver seu plano',
  },
  deletionRequested: {
    title: 'Sua conta será excluída',
    lead: (time) =>
      `Você pediu a exclusão da sua conta. Ela será apagada em ${time}, com todas as pesquisas, conversas e respostas. Até lá, você pode cancelar.`,
    surveys:
      'Até lá, suas pesquisas não recebem novas respostas. Se não foi você, cancele a exclusão e saia de todos os dispositivos.',
    button: 'Cancelar a exclusão',
    receipt: 'Comprovante da exclusão',
    receiptNote:
      'Guarde este link: ele funciona depois do fim da conta e mostra o que foi apagado.',
  },
  deletionCancelled: {
    title: 'Sua conta continua ativa',
    lead: 'A exclusão da sua conta foi cancelada. Nada foi apagado, e suas pesquisas voltaram a receber respostas.',
    button: 'Ir para suas pesquisas',
  },
  deletionDone: {
    title: 'Sua conta foi excluída',
    lead: 'Suas pesquisas, conversas e respostas estão sendo apagadas agora. O comprovante mostra quando não restar mais nada.',
    again:
      'Este é o último e-mail para este endereço. Se você entrar de novo, começará com uma conta nova e vazia.',
    button: 'Ver o comprovante',
  },
  erasure: portugueseReceipt,
  plans: {
    ...{ free: 'Free', starter: 'Starter', pro: 'Pro', business: 'Business' },
    unlimited: 'Sem limites',
  },
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
