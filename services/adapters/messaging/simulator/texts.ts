import type { SurveyLanguage } from '#contract/languages.ts'
import type { MessageStatus } from '#ports/messaging.ts'

type SimulatorTexts = {
  title: string
  notice: string
  phone: (ending: string) => string
  status: Record<MessageStatus, string>
  draft: string
  later: string
  gone: string
}

export const simulatorTexts: Record<SurveyLanguage, SimulatorTexts> = {
  'pt-br': {
    title: 'Simulador do WhatsApp',
    notice:
      'Isto é um simulador: nenhuma mensagem saiu desta máquina. É o que apareceria no celular da pessoa.',
    phone: (ending) => `Celular com final ${ending}`,
    status: { sent: 'Enviada', delivered: 'Entregue', read: 'Lida', failed: 'Não entregue' },
    draft: 'Mensagem já escrita pelo link',
    later:
      'Ainda não é possível responder aqui: o simulador só mostra o que chega. Para responder agora, volte à pesquisa e continue na web.',
    gone: 'Não há mensagem neste endereço.',
  },
  en: {
    title: 'WhatsApp simulator',
    notice:
      'This is a simulator: no message has left this machine. This is what the person’s phone would show.',
    phone: (ending) => `Phone ending in ${ending}`,
    status: { sent: 'Sent', delivered: 'Delivered', read: 'Read', failed: 'Not delivered' },
    draft: 'Message that the link writes in advance',
    later:
      'You cannot answer here yet: the simulator only shows what arrives. To answer now, go back to the survey and continue on the web.',
    gone: 'There is no message at this address.',
  },
  es: {
    title: 'Simulador de WhatsApp',
    notice:
      'Esto es un simulador: ningún mensaje ha salido de esta máquina. Es lo que aparecería en el teléfono de la persona.',
    phone: (ending) => `Teléfono terminado en ${ending}`,
    status: { sent: 'Enviado', delivered: 'Entregado', read: 'Leído', failed: 'No entregado' },
    draft: 'Mensaje ya escrito por el enlace',
    later:
      'Aquí todavía no se puede responder: el simulador solo muestra lo que llega. Para conversar ahora, vuelve a la encuesta y continúa en la web.',
    gone: 'No se envió ningún mensaje con esta dirección.',
  },
  ar: {
    title: 'محاكي واتساب',
    notice: 'هذا محاكٍ: لم تغادر أي رسالة هذا الجهاز. هذا ما كان سيظهر على هاتف الشخص.',
    phone: (ending) => `هاتف ينتهي بـ ${ending}`,
    status: { sent: 'أُرسلت', delivered: 'وصلت', read: 'قُرئت', failed: 'لم تصل' },
    draft: 'رسالة كتبها الرابط مسبقًا',
    later:
      'لا يمكن الإجابة هنا بعد: المحاكي يعرض ما يصل فقط. للإجابة الآن، عُد إلى الاستبيان وتابع عبر الويب.',
    gone: 'لا توجد رسالة في هذا العنوان.',
  },
}
