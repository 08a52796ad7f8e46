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
      'This stands in for Google on a machine where Google is not configured. No password, no account: pick a person.',
    choose: 'Continue as',
    unknown: (email) => `There is no ${email} here. Pick one of these people.`,
    cancel: 'Back without signing in',
    failed: 'This sign-in cannot go on',
    again: 'Start again',
  },
  'pt-br': {
    title: 'Acesso de desenvolvimento',
    notice:
      'Substitui o Google onde ele não está configurado. Sem senha e sem conta: escolha uma pessoa.',
    choose: 'Continuar como',
    unknown: (email) => `${email} não existe aqui. Escolha uma destas pessoas.`,
    cancel: 'Voltar sem entrar',
    failed: 'Não foi possível continuar este acesso',
    again: 'Começar de novo',
  },
  ar: {
    title: 'تسجيل دخول للتطوير',
    notice: 'هذه الصفحة بديل عن Google حيث لم يُضبط بعد. بلا كلمة مرور وبلا حساب: اختر شخصًا.',
    choose: 'المتابعة باسم',
    unknown: (email) => `لا يوجد ${email} هنا. اختر أحد هؤلاء الأشخاص.`,
    cancel: 'العودة دون تسجيل الدخول',
    failed: 'تعذّرت متابعة تسجيل الدخول',
    again: 'ابدأ من جديد',
  },
}
