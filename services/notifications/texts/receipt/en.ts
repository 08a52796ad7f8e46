import type { ReceiptTexts } from '../mail-text-types.ts'

export const englishReceipt: ReceiptTexts = {
  title: 'Deletion receipt',
  states: {
    none: 'No deletion of this account is planned. Nothing was erased.',
    requested: 'The deletion is planned. Nothing has been erased yet, and it can be cancelled.',
    erasing:
      'The account is erased. Its surveys, conversations and files are being erased now, within minutes.',
    erased:
      'Nothing of the account is left that can be read. Traces in the files of the database go with their next cleaning.',
    cleaned: 'Nothing of the account is left, in the files of the database either.',
  },
  partStates: {
    none: 'There is no deletion under this link any more: it was undone, or the whole account was deleted later.',
    requested: 'The deletion is planned. Nothing has been erased yet, and it can be undone.',
    erasing: 'The deletion is under way: rows and files are being erased now, within minutes.',
    erased:
      'Nothing of it is left that can be read. Traces in the files of the database go with their next cleaning.',
    cleaned: 'Nothing of it is left, in the files of the database either.',
  },
  reference: {
    survey: (number) => `Survey ${number}`,
    conversation: (number) => `Conversation ${number}`,
  },
  needsOperator:
    'The cleaning of these files is not complete: those who run this installation have to do the rest.',
  when: 'When',
  times: {
    requested_at: 'Requested',
    erase_at: 'Planned for',
    erased_at: 'Erasure began',
    finished_at: 'All of it erased',
    cleaned_at: 'Database files cleaned',
  },
  what: 'What was erased',
  figures: {
    surveys: 'Surveys',
    conversations: 'Conversations',
    answers: 'Answers',
    spoken_answers: 'of these, spoken',
    insights: 'Surveys with insights',
    exports: 'Export files',
    shared_reports: 'Shared reports',
    mails: 'Stored e-mails',
    sessions: 'Signed-in devices',
  },
  where: 'Where',
  places: {
    keys: 'Encryption keys: without them, what history and backups still hold cannot be read',
    read_models: 'Tables from which the screens are made',
    search: 'Search words and fingerprints of answers',
    files: 'Files of exports',
    mails: 'Stored e-mails and WhatsApp messages',
    sign_ins: 'Sign-ins, access tokens and the places they came from',
    caches: 'Memory of the running programs',
    database_files: 'Files of the database: deleted rows, statistics and the write-ahead log',
  },
  remains: 'What stays, without personal data',
  remaining: {
    ledger:
      'Purchases and uses of credits (numbers, times, amounts), because tax law requires them',
    audit_trail: 'The audit trail (numbers, times, kinds of events), as proof of what was done',
    erasure_list: 'A number on the list of erasures, so that a restored backup brings nothing back',
  },
}
