import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { deniesProblem, describesHarm, outrightOf } from './harm.ts'

test.each<[SurveyLanguage, string]>([
  ['en', 'She died waiting for the bed and nobody rang us.'],
  ['en', 'I was made redundant in March after nineteen years.'],
  ['en', 'My husband has dementia and the form was too long for him.'],
  ['pt-br', 'Meu pai morreu na fila e ninguém veio.'],
  ['ar', 'والدي مات وهو ينتظر السرير ولم يرد أحد.'],
  ['es', 'Mi padre murió esperando una cama.'],
  // Beside a problem that is denied.
  ['en', "They didn't bother to call an ambulance when my mum collapsed"],
  ['en', 'The doctor said there was nothing wrong and that night he stopped breathing'],
  ['en', 'I had no problems until the nurse gave me the wrong dose'],
  ['pt-br', 'Não demorou e minha filha parou de respirar'],
  ['pt-br', 'O médico disse que não tem problema e aplicou o remédio errado'],
  ['ar', 'قالوا ما في مشكلة وأعطوا ابني حقنة غلط'],
  // Of the body.
  ['en', 'The stylist burned me'],
  ['en', 'He burnt my left hand with the iron'],
  ['en', 'I lost a lot of blood and nobody believed me'],
  ['pt-br', 'A moça queimou a minha orelha'],
  ['pt-br', 'Me queimei com água quente'],
  ['ar', 'كنا رح ننقلب في المنعطف'],
  ['ar', 'كنت راح اموت في الحادث'],
  // In passing, softened, or with a laugh.
  ['en', 'I had six stitches in my hand from the shelf but honestly no harm done, love the shop.'],
  [
    'en',
    'My wife slipped by your tills and was in hospital a week. Right as rain now, lovely staff!',
  ],
  ['en', 'Tom said it was done, and the week after I had my arm in a sling. Alan does it now.'],
  ['pt-br', 'O degrau tava solto, levei sete pontos no queixo, mas tudo certo, adoro vocês.'],
  ['pt-br', 'Depois que minha filha foi parar no hospital por causa do leite eu troquei kkk'],
  ['ar', 'بنتي وقعت من اللعبة وانكسرت ايدها بس الحمدلله صارت منيحة والمكان كتير حلو'],
  ['ar', 'الموظفين لطيفين بس مرة وجعني كتير'],
  ['ar', 'المدرسة ممتازة بس ادوله زبادي وعنده حساسية وورم وجريت بيه ع المستشفى'],
  ['ar', 'محدش بيرد، ومرة بنتي وقعت ع السلم ومحدش قالي'],
  // Of violence.
  ['en', 'I was next to him when he got shot in the leg'],
  ['en', 'A man pulled a knife on our cashier'],
  ['pt-br', 'Eu tava do lado quando o cara atirou na perna dele'],
  ['pt-br', 'Antes era tranquilo, agora desde o assalto não é mais a mesma coisa'],
  ['ar', 'شفت راجل اتطعن قدام المحل'],
])('%s: “%s” describes harm', (language, answer) =>
  expect(describesHarm(answer, language)).toBe(true),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'The battery died after two days and the shop was closed.'],
  ['en', 'I waited on hold and then the line went dead.'],
  ['en', 'They lost my luggage and my papers.'],
  ['en', 'They lost my order twice.'],
  ['en', 'I got shot of the old car'],
  ['en', 'The keeper let in a shot my nan would have saved'],
  ['en', 'He shot me a look and that was it.'],
  ['pt-br', 'Mudar o horário foi um tiro no pé.'],
  ['pt-br', 'O preço é um assalto.'],
  ['ar', 'التصوير كان ضرب نار'],
  ['ar', 'خدمات الطوارئ مهمة للحي'],
  ['pt-br', 'A bateria do celular morreu no meio da aula.'],
  ['pt-br', 'Eu estava morrendo de fome e o pedido não vinha.'],
  ['ar', 'البطارية ماتت بعد يومين من الشراء.'],
  ['es', 'Se murió la batería a los dos días.'],
  ['en', 'They never gave me the wrong medicine'],
  ['en', 'They burnt my pizza'],
  ['en', 'The iron burnt her shirt and they laughed'],
  ['en', 'They lost my blood test'],
  ['pt-br', 'A queda de energia queimou minha geladeira'],
  ['pt-br', 'Meu gerente me queimou com o chefe'],
  ['pt-br', 'O raio queimou a geladeira'],
  ['pt-br', 'Perderam exame de sangue'],
  ['ar', 'راح اعمل تحليل دم'],
  ['ar', 'كنت اموت من الضحك'],
  ['en', 'I nearly died lol'],
  ['pt-br', 'O professor quase morreu de susto com a cobra de plástico kkkk'],
  ['pt-br', 'Não desmaiei, não sangrei, não tive falta de ar.'],
  ['ar', 'ورديتين ورا بعض ورجلي مورمة من الوقفة'],
])('%s: “%s” describes none', (language, answer) =>
  expect(describesHarm(answer, language)).toBe(false),
)

test.each<[SurveyLanguage, string, boolean]>([
  ['en', 'It was never late', true],
  ['en', "It didn't bother me at all", true],
  ['en', "They didn't bother to tell us", false],
  ['en', 'I have never had so much trouble with a delivery', false],
  ['pt-br', 'Nunca demorou', true],
  ['pt-br', 'Nunca demorou tanto', false],
  ['ar', 'ما في مشكلة', true],
])('%s: “%s” denies a problem: %s', (language, text, isDenied) =>
  expect(deniesProblem(text, language)).toBe(isDenied),
)

test.each<[SurveyLanguage, string, string | undefined]>([
  ['en', "It's too expensive, but that's not the problem, the waiting is.", undefined],
  ['en', 'It is too expensive and I am not happy, that is the problem.', 'too-expensive'],
  ['pt-br', 'É muito caro. Mas o problema não é esse, ninguém respondeu.', 'no-reply'],
  ['pt-br', 'Tá caro. Esse é o problema.', 'too-expensive'],
  ['ar', 'السعر غالي كتير، بس مش هاي المشكلة، المشكلة المواعيد', undefined],
  ['ar', 'استدنت من خالتي ٢٠٠ دينار عشان ادفع', undefined],
])('%s: what “%s” is about: %s', (language, answer, situation) =>
  expect(outrightOf(answer, language)?.situation).toBe(situation),
)

test.each<[SurveyLanguage, string, string, string]>([
  ['en', 'They fed a patient who was meant to be fasting.', 'They fed the cat.', 'grave-harm'],
  [
    'pt-br',
    'O instrutor ficou zoando minha barriga na frente de todo mundo.',
    'A gente fica zoando o time do chefe.',
    'treated-badly',
  ],
  ['pt-br', 'Minha mulher escorregou no box.', 'O preço escorregou um pouco.', 'got-hurt'],
  ['pt-br', 'Deram comida pra ele em jejum.', 'Dei uma nota alta pra comida.', 'grave-harm'],
  ['ar', 'ولدي نوموه بالمستشفى', 'مراتي كانت بالمستشفى بتولد', 'grave-harm'],
  ['ar', 'أُعطي مريض جرعة الإنسولين مرتين', 'اتصلت مرتين عن الدواء', 'grave-harm'],
  ['ar', 'المدرب مسخرني قدام الكل', 'ضحكنا كتير مع المدرب', 'treated-badly'],
])('%s: “%s”, not “%s”, is %s', (language, harm, ordinary, situation) => {
  expect(outrightOf(harm, language)?.situation).toBe(situation)
  expect(outrightOf(ordinary, language)?.situation).not.toBe(situation)
})
