import type { Locale } from '#contract/languages.ts'

type DevProviderTexts = {
  title: string
  notice: string
  choose: string
  unknown: (email: string) => string
  cancel: string
  failed: string
  again: string
}

export const devProviderTexts: Record<Locale, DevProviderTexts> = {
  en: {
    title: 'Development sign-in',
    notice:
      'This page replaces Google while Google is not configured. No password or account is needed. Choose a test user.',
    choose: 'Continue as',
    unknown: (email) => `${email} does not exist here. Choose one of these users.`,
    cancel: 'Back without signing in',
    failed: 'This sign-in could not continue',
    again: 'Start again',
  },
  'pt-br': {
    title: 'Login de desenvolvimento',
    notice:
      'Esta página substitui o Google enquanto ele não está configurado. Sem senha e sem conta. Escolha um usuário de teste.',
    choose: 'Continuar como',
    unknown: (email) => `${email} não existe aqui. Escolha um destes usuários.`,
    cancel: 'Voltar sem entrar',
    failed: 'Não foi possível continuar este login',
    again: 'Começar de novo',
  },
  ar: {
    title: 'تسجيل دخول المطوّرين',
    notice:
      'تحل هذه الصفحة محل Google ما دام غير مضبوط. لا حاجة إلى كلمة مرور أو حساب. اختر مستخدمًا تجريبيًا.',
    choose: 'المتابعة باسم',
    unknown: (email) => `لا يوجد ${email} هنا. اختر أحد هؤلاء المستخدمين.`,
    cancel: 'العودة دون تسجيل الدخول',
    failed: 'تعذّرت متابعة تسجيل الدخول',
    again: 'ابدأ من جديد',
  },
}
