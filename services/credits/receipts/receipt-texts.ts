import type { Locale } from '#contract/languages.ts'
import type { PackageId } from '#contract/packages.ts'

const latinNames = {
  starter_10: 'Starter',
  professional_50: 'Professional',
  business_100: 'Business',
  enterprise_500: 'Enterprise',
}

export type ReceiptTexts = {
  title: string
  packages: Record<PackageId, string>
  sandbox: string
  soldBy: string
  taxId: string
  /** The operator has not set SELLER_NAME. */
  noSeller: string
  number: string
  paidOn: string
  paidBy: string
  item: string
  credits: (count: string) => string
  amount: string
  total: string
  refunded: string
  refundFailed: string
  disputed: string
  won: string
  lost: string
  nettedHere: (count: string) => string
  releasedHere: (count: string) => string
  settled: (count: string) => string
  unsettled: (count: string) => string
  retained: string
  provider: string
  reference: string
  print: string
  note: string
}

/** The note states that a receipt is not a tax invoice. */
export const receiptTexts: Record<Locale, ReceiptTexts> = {
  en: {
    title: 'Receipt',
    packages: latinNames,
    sandbox: 'Test payment: no money was charged.',
    soldBy: 'Sold by',
    taxId: 'Tax ID',
    noSeller: 'The operator of this installation has not entered the seller’s details.',
    number: 'Receipt number',
    paidOn: 'Paid on',
    paidBy: 'Paid by',
    item: 'Description',
    credits: (count) => `${count} credits to unlock responses; they do not expire`,
    amount: 'Amount',
    total: 'Total paid',
    refunded: 'Refunded',
    refundFailed: 'Refund failed: the bank sent it back',
    disputed: 'Disputed with the bank',
    won: 'Dispute closed: the payment stands',
    lost: 'Dispute closed: the bank returned the money',
    nettedHere: (count) => `Credits of this purchase that paid for credits owed: ${count}`,
    releasedHere: (count) => `Of those, returned because less was owed: ${count}`,
    settled: (count) => `Credits owed on this purchase, paid with a later one: ${count}`,
    unsettled: (count) => `Of those, no longer owed and returned: ${count}`,
    retained: 'Paid, less what was returned',
    provider: 'Payment provider',
    reference: 'Provider’s reference',
    print: 'Print or save as PDF',
    note: 'This receipt confirms a payment. It is not a tax invoice, and no tax is shown on it.',
  },
  'pt-br': {
    title: 'Recibo',
    packages: { ...latinNames, professional_50: 'Profissional' },
    sandbox: 'Pagamento de teste: nenhum valor foi cobrado.',
    soldBy: 'Vendido por',
    taxId: 'Identificação fiscal',
    noSeller: 'Quem opera esta instalação ainda não informou os dados do vendedor.',
    number: 'Número do recibo',
    paidOn: 'Pago em',
    paidBy: 'Pago por',
    item: 'Descrição',
    credits: (count) => `${count} créditos para desbloquear respostas; não expiram`,
    amount: 'Valor',
    total: 'Total pago',
    refunded: 'Reembolso',
    refundFailed: 'Reembolso não concluído: o banco devolveu o valor',
    disputed: 'Contestado junto ao banco',
    won: 'Contestação encerrada: o pagamento está mantido',
    lost: 'Contestação encerrada: o banco devolveu o dinheiro',
    nettedHere: (count) => `Créditos desta compra que cobriram créditos em aberto: ${count}`,
    releasedHere: (count) => `Destes, devolvidos porque ficou menos em aberto: ${count}`,
    settled: (count) => `Créditos em aberto desta compra, cobertos por outra posterior: ${count}`,
    unsettled: (count) => `Destes, já não estão em aberto e voltaram: ${count}`,
    retained: 'Valor pago, já descontado o que foi devolvido',
    provider: 'Provedor de pagamento',
    reference: 'Referência do provedor',
    print: 'Imprimir ou salvar em PDF',
    note: 'Este recibo comprova um pagamento. Não é nota fiscal nem discrimina tributos.',
  },
  ar: {
    title: 'إيصال',
    packages: {
      starter_10: 'البداية',
      professional_50: 'الاحترافية',
      business_100: 'الأعمال',
      enterprise_500: 'المؤسسات',
    },
    sandbox: 'دفعة تجريبية: لم يُخصم أي مبلغ.',
    soldBy: 'البائع',
    taxId: 'الرقم الضريبي',
    noSeller: 'لم يُدخل مشغّل هذا النظام بيانات البائع بعد.',
    number: 'رقم الإيصال',
    paidOn: 'تاريخ الدفع',
    paidBy: 'دفعه',
    item: 'الوصف',
    credits: (count) => `رصيد لفتح الردود، العدد: ${count}، ولا تنتهي صلاحيته`,
    amount: 'المبلغ',
    total: 'إجمالي المدفوع',
    refunded: 'مبلغ مسترد',
    refundFailed: 'لم يكتمل استرداد المبلغ: أعاده البنك إلينا',
    disputed: 'اعتراض لدى البنك',
    won: 'أُغلق الاعتراض: الدفعة قائمة',
    lost: 'أُغلق الاعتراض: أعاد البنك المبلغ',
    nettedHere: (count) => `رصيد من هذه العملية سدّد رصيدًا مستحقًا، العدد: ${count}`,
    releasedHere: (count) => `أُعيد منها لأن المستحق نقص، العدد: ${count}`,
    settled: (count) => `رصيد مستحق على هذه العملية سدّدته عملية لاحقة، العدد: ${count}`,
    unsettled: (count) => `لم يعد مستحقًا منه فأُعيد، العدد: ${count}`,
    retained: 'المدفوع بعد خصم ما أُعيد',
    provider: 'مزوّد الدفع',
    reference: 'مرجع المزوّد',
    print: 'طباعة أو حفظ بصيغة PDF',
    note: 'يؤكد هذا الإيصال عملية دفع، وليس فاتورة ضريبية ولا تظهر فيه أي ضريبة.',
  },
}
