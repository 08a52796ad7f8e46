import { expect, test } from 'vitest'
import { asksForSecrecy } from './secrecy.policy.ts'

test.each([
  'please dont tell anyone',
  'Don’t tell anyone, ok?',
  'i only wrote it cos its easier than saying it please dont tell my mum',
  'can we keep this between us',
  'please keep this between us',
  'you wont tell anyone will you',
  'nobody can know about this',
  'I don’t want him to find out',
  'dont let him find out i said this',
  'hed go mad if it came up on my phone',
  'if he finds out he’ll kill me',
  'I want this kept between us, please. He cannot know.',
])('en: “%s” asks for secrecy', (text) => expect(asksForSecrecy(text)).toBe(true))
test.each([
  'they moan a lot and dont tell anyone why the shift changed',
  'He told me not to tell anyone about the bruises.',
  'I have never told anyone before.',
  'I don’t tell people how I feel any more',
  'nobody can know what the boss wants',
  'please dont tell me to calm down',
  'I kept it to myself for years',
  'they cant find out what is wrong with my back',
  'I don’t want him to shout at the kids',
])('en: “%s” does not', (text) => expect(asksForSecrecy(text)).toBe(false))

test.each([
  'não conta pra ninguém',
  'Por favor, não contem isso para ninguém.',
  'pfv nao fala nada pro meu marido',
  'ele não pode saber que eu escrevi aqui',
  'ninguém pode ficar sabendo disso',
  'não quero que ninguém saiba',
  'isso fica só entre nós',
  'se ele descobrir ele me mata',
  'guarda segredo',
])('pt-br: “%s” asks for secrecy', (text) => expect(asksForSecrecy(text)).toBe(true))
test.each([
  'eu não contei pra ninguém até hoje',
  'ele fica o dia todo calado e não fala com ninguém',
  'ninguém pode saber o que o chefe quer',
  'não quero que ele grite com as crianças',
  'ele manda que eu não conte nada pra minha mãe',
])('pt-br: “%s” does not', (text) => expect(asksForSecrecy(text)).toBe(false))

test.each([
  'متقوليش لحد',
  'جوزي ضربني امبارح متقوليش لحد بالله عليكي',
  'ما تخبر حدا',
  'بترجاك ما تحكي لحدا',
  'لا تقول لأحد الله يخليك',
  'لا تخبروا أحدًا من فضلكم',
  'مش عايزة حد يعرف',
  'ما بدي حدا يعرف',
  'خليها بيناتنا',
  'ياريت محدش يعرف',
  'لو جوزي عرف هيموتني',
  'ما تقولش لحتى واحد عافاك',
  'لا أريد أن يعرف زوجي',
])('ar: “%s” asks for secrecy', (text) => expect(asksForSecrecy(text)).toBe(true))
test.each([
  'المديرة ما تخبر أحد بالمواعيد',
  'محدش يعرف إني تعبانة كده',
  'ما قلت لحدا من قبل',
  'قال لي ما أحكي لحدا',
])('ar: “%s” does not', (text) => expect(asksForSecrecy(text)).toBe(false))

test.each([
  'que no se entere',
  'no le digas a nadie, por favor',
  'por favor no se lo cuentes a mi marido',
  'que no se entere mi marido de esto',
  'no quiero que nadie se entere',
  'que esto quede entre nosotras',
  'si se entera me mata',
  'nadie puede saberlo',
  'te pido que no le digas nada a nadie',
])('es: “%s” asks for secrecy', (text) => expect(asksForSecrecy(text)).toBe(true))
test.each([
  'nunca se lo conté a nadie',
  'me dice que no le cuente nada a nadie',
  'él quiere que nadie sepa nada',
  'no quiero que grite a los niños',
  'quiero que se enteren de cómo nos tratan',
])('es: “%s” does not', (text) => expect(asksForSecrecy(text)).toBe(false))
