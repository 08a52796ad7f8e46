import type { GoalAsWritten } from './goal.ts'

export const portuguese: GoalAsWritten[] = [
  {
    purpose: 'churn',
    goal: 'Entender por que os clientes cancelam a assinatura no primeiro mês: o que esperavam, o que atrapalhou e o que teria feito eles ficarem.',
    words: ['cancelam', 'assinatura'],
  },
  {
    purpose: 'churn',
    goal: 'quero saber pq os alunos desistem da academia depois de 3 meses',
    words: ['academia'],
  },
  {
    purpose: 'satisfaction',
    goal: 'Medir a satisfação dos hóspedes com o nosso hotel, principalmente limpeza, café da manhã e barulho.',
    words: ['hotel', 'Limpeza', 'Café da manhã', 'Barulho'],
  },
  {
    purpose: 'pricing',
    goal: 'Descobrir quanto donos de pet shop pagariam por um sistema de agendamento',
    words: ['pagariam', 'pet shop'],
  },
  {
    purpose: 'onboarding',
    goal: 'Como foram os primeiros passos de quem fez cadastro na plataforma em maio? Pesquisa rápida.',
    words: ['primeiros passos'],
    points: 3,
    questions: 5,
  },
  {
    purpose: 'nps',
    goal: 'NPS da nossa farmácia de bairro e os motivos da nota. Quem responder ganha 10% de desconto na próxima compra.',
    words: ['farmácia'],
    reward: '10% de desconto',
  },
  {
    purpose: 'event',
    goal: 'Ouvir quem participou do congresso de enfermagem; vamos mandar certificado e queremos entrar em contato depois.',
    words: ['congresso'],
    fields: ['Nome', 'E-mail'],
  },
  {
    purpose: 'employees',
    goal: 'Avaliar o clima organizacional por área, sem identificar ninguém: carga de trabalho, liderança e reconhecimento.',
    words: ['clima organizacional'],
    fields: ['Equipe'],
  },
  {
    purpose: 'employees',
    goal: 'Como os motoristas da nossa equipe vivem o dia a dia na estrada? Eles respondem por WhatsApp, de preferência por áudio.',
    words: ['motoristas'],
    audio: true,
    whatsapp: true,
  },
  {
    purpose: 'exit',
    goal: 'Entrevista de desligamento: entender por que as pessoas pedem demissão na nossa fábrica',
    words: ['demissão'],
  },
  {
    purpose: 'hiring',
    goal: 'Queremos saber como os candidatos viveram o nosso processo seletivo para a vaga de estágio',
    words: ['processo seletivo'],
  },
  {
    purpose: 'research',
    goal: 'Pesquisa acadêmica de mestrado sobre hábitos de leitura de adolescentes. Entrevista aprofundada, com 12 perguntas.',
    words: ['leitura'],
    questions: 12,
  },
  {
    purpose: 'learning',
    goal: 'Saber o que os alunos acham das aulas de matemática do curso pré-vestibular',
    words: ['aulas de matemática'],
  },
  {
    purpose: 'brand',
    goal: 'Descobrir o que as pessoas pensam da nossa marca de cosméticos depois da campanha de verão',
    words: ['marca'],
  },
  {
    purpose: 'health',
    goal: 'Entender como os pacientes idosos do posto de saúde vivem a espera pela consulta',
    words: ['pacientes idosos'],
    audio: true,
  },
  {
    purpose: 'civic',
    goal: 'Ouvir os moradores sobre o transporte público: ônibus, pontualidade e acessibilidade',
    words: ['transporte público', 'Pontualidade', 'Acessibilidade'],
  },
  {
    purpose: 'features',
    goal: 'Quais funcionalidades faltam no aplicativo para pequenas empresas? Público B2B.',
    words: ['funcionalidades', 'aplicativo'],
    fields: ['Empresa', 'Cargo'],
  },
  {
    purpose: 'concept',
    goal: 'Validar a ideia de um clube de assinatura de plantas com quem mora em apartamento',
    words: ['plantas'],
  },
  {
    purpose: 'support',
    goal: 'Quero entender as reclamações do SAC e pedir nome e telefone antes de começar',
    words: ['reclamações'],
    fields: ['Nome', 'Telefone'],
  },
]
