import type { SurveyLanguage } from '#contract/languages.ts'

type GreetingTexts = {
  greeting: (title: string, opening: string) => string
  opening: (token: string) => string
}

/** By the survey's language: our first message, and the message with which the person starts. */
export const greetings: Record<SurveyLanguage, GreetingTexts> = {
  'pt-br': {
    greeting: (title, opening) =>
      `Olá! Aqui é a Prosa. Este número foi informado para responder à pesquisa “${title}” pelo WhatsApp. Para começar, envie esta mensagem:\n${opening}\nSe não foi você, ignore esta mensagem.`,
    opening: (token) => `Quero responder à pesquisa. Código: ${token}`,
  },
  en: {
    greeting: (title, opening) =>
      `Hello! This is Prosa. This number was entered to answer the survey “${title}” on WhatsApp. To begin, send this message:\n${opening}\nIf it was not you, ignore this message.`,
    opening: (token) => `I want to answer the survey. Code: ${token}`,
  },
  es: {
    greeting: (title, opening) =>
      `¡Hola! Somos Prosa. Alguien indicó este número para responder a la encuesta «${title}» por WhatsApp. Para empezar, envía este mensaje:\n${opening}\nSi no fuiste tú, ignóralo.`,
    opening: (token) => `Quiero responder a la encuesta. Código: ${token}`,
  },
  ar: {
    greeting: (title, opening) =>
      `مرحبًا! معك Prosa. أُدخل هذا الرقم للإجابة عن استبيان «${title}» عبر واتساب. للبدء، أرسل هذه الرسالة:\n${opening}\nإن لم تكن أنت، فتجاهل هذه الرسالة.`,
    opening: (token) => `أريد الإجابة عن الاستبيان. الرمز: ${token}`,
  },
}
