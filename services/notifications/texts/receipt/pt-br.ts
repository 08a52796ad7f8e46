import type { ReceiptTexts } from '../mail-text-types.ts'

export const portugueseReceipt: ReceiptTexts = {
  title: 'Comprovante de exclusão',
  states: {
    none: 'Não há exclusão agendada para esta conta. Nada foi apagado.',
    requested: 'A exclusão está agendada. Nada foi apagado ainda, e é possível cancelar.',
    erasing:
      'A conta foi apagada. Suas pesquisas, conversas e arquivos estão sendo apagados agora, em poucos minutos.',
    erased:
      'Não resta nada da conta que possa ser lido. Vestígios nos arquivos do banco de dados somem na próxima limpeza.',
    cleaned: 'Não resta nada da conta, nem nos arquivos do banco de dados.',
  },
  partStates: {
    none: 'Não há mais exclusão neste link: ela foi desfeita, ou a conta inteira foi apagada depois.',
    requested: 'A exclusão está agendada. Nada foi apagado ainda, e ela pode ser desfeita.',
    erasing:
      'A exclusão está em andamento: registros e arquivos estão sendo apagados agora, em poucos minutos.',
    erased:
      'Não resta nada que possa ser lido. Vestígios nos arquivos do banco de dados somem na próxima limpeza.',
    cleaned: 'Não resta nada, nem nos arquivos do banco de dados.',
  },
  reference: {
    survey: (number) => `Pesquisa ${number}`,
    conversation: (number) => `Conversa ${number}`,
  },
  needsOperator:
    'A limpeza desses arquivos ainda não está completa: o restante cabe a quem administra esta instalação.',
  when: 'Quando',
  times: {
    requested_at: 'Pedido em',
    erase_at: 'Agendada para',
    erased_at: 'Início do apagamento',
    finished_at: 'Tudo apagado em',
    cleaned_at: 'Arquivos do banco de dados limpos em',
  },
  what: 'O que foi apagado',
  figures: {
    surveys: 'Pesquisas',
    conversations: 'Conversas',
    answers: 'Respostas',
    spoken_answers: 'delas, por voz',
    insights: 'Pesquisas com insights',
    exports: 'Arquivos exportados',
    shared_reports: 'Relatórios compartilhados',
    mails: 'E-mails guardados',
    sessions: 'Dispositivos conectados',
  },
  where: 'Onde',
  places: {
    keys: 'Chaves de criptografia: sem elas, o que resta no histórico e em backups não pode ser lido',
    read_models: 'Tabelas que alimentam as telas',
    search: 'Palavras de busca e impressões digitais das respostas',
    files: 'Arquivos exportados',
    mails: 'E-mails e mensagens de WhatsApp guardados',
    sign_ins: 'Acessos, tokens e os lugares de onde vieram',
    caches: 'Memória dos programas em execução',
    database_files:
      'Arquivos do banco de dados: linhas excluídas, estatísticas e o log de gravação',
  },
  remains: 'O que fica, sem dados pessoais',
  remaining: {
    ledger: 'Compras e usos de créditos (números, horários, valores), porque a lei fiscal exige',
    audit_trail:
      'A trilha de auditoria (números, horários, tipos de evento), como prova do que foi feito',
    erasure_list:
      'Um número na lista de exclusões, para que um backup restaurado não traga nada de volta',
  },
}
