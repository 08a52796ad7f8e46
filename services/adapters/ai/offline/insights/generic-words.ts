// Words that answers about anything have: true of every survey, so no topic of one. By hand for Prosa; Apache-2.0.
import type { SurveyLanguage } from '#contract/languages.ts'
import { parseWords } from '../../languages/types/lexicon.ts'

export const genericWords: Readonly<Record<SurveyLanguage, ReadonlySet<string>>> = {
  en: parseWords(`minute minutes hour hours day days today yesterday tomorrow week weeks weekend month months year years time times monday tuesday
    wednesday thursday friday saturday sunday january february march april june july august september october november december morning
    afternoon evening night moment always never often sometimes usually almost already even ever every everything everybody everyone
    nothing nobody something somebody someone anything anybody anyone whole part half twice first second third last next another other
    others much many little less least several enough around after before during since until between through together however therefore
    whether instead though although think thought know knew known feel felt want wanted need needed make made take took taken give gave
    given come came going went gone look looked looking find found tell told said saying says asked asking call called work worked
    working used using uses user users start started stop stopped stay stayed keep kept turn turned tried trying happened happen seems
    seemed became become notice noticed realised realized understand understood expected expect maybe perhaps probably actually honest
    honestly basically person people somewhere here there away back again still soon later early like would could should might must
    answer answers question questions example sure right left long short small large great number person's yourself myself itself
    which whose these those them they their left rather quite almost anyway else also more most mostly case sort kind two three four five six seven eight nine ten twenty thirty forty fifty hundred thousand
    different same similar whole main real certain various entire full empty single well okay actual possible available able ready
    easily simply just only even over under per etc hello thanks hope help helps living live lives experience truth middle hidden center centre beginning reason reasons`),
  'pt-br':
    parseWords(`minuto minutos hora horas dia dias hoje ontem amanha semana semanas mes meses ano anos tempo vez vezes segunda terca quarta
    quinta sexta sabado domingo janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro manha tarde
    noite momento sempre nunca jamais quase ainda tudo nada algo alguem ninguem todo toda todos todas cada outro outra outros outras
    mesmo mesma mesmos mesmas muito muita muitos muitas pouco pouca poucos menos mais tanto tanta varios varias algum alguma alguns
    primeiro primeira ultimo ultima proximo proxima metade parte depois antes durante desde enquanto entre dentro fora junto porem
    portanto entao assim talvez acho achei acha achar penso pensei pensar saber sabia sentir senti sinto quero queria quis preciso
    precisei precisava fazer fazia feito fizeram fez tenho tinha tive teve tendo estou estava esteve ficou fiquei ficar fica vou fui
    indo vinha veio dizer disse disseram falar falou perguntei pedir pedi pediu chamar usar usei uso usava usando comecar comecei
    parar parei continuar continuo tentar tentei acontecer aconteceu parece parecia percebi perceber entender entendi esperar esperava
    esperei pessoa pessoas gente coisa coisas jeito forma caso tipo resposta respostas pergunta perguntas exemplo verdade certo
    dois duas tres quatro cinco seis sete oito nove dez vinte trinta quarenta cinquenta cem mil diferente diferentes igual iguais novo nova
    novos novas velho grande grandes pequeno pequena principal principais real possivel disponivel pronto inteiro inteira unico unica bem
    oi obrigado obrigada espero ajuda ajude moro mora vivo ponto pena pratica duvida meio motivo motivos razao inicio comeco fim
    realmente inclusive sobre quando porque onde quem qual quais como pela pelo para isso isto aquilo esse essa este esta aqui onde
    minha minhas meus nosso nossa seus suas dele dela deles delas seria poderia deveria pode podia posso ser sido sendo acabou acabei
    virou deixar deixou deixei passar passou passei levar levou ficaram gostaria nenhum nenhuma qualquer cerca apenas somente`),
  es: parseWords(`minuto minutos hora horas dia dias hoy ayer manana semana semanas mes meses ano anos tiempo vez veces lunes martes miercoles
    jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre tarde noche
    momento siempre nunca casi todavia todo toda todos todas nada algo alguien nadie cada otro otra otros otras mismo misma mucho mucha
    muchos muchas poco poca pocos menos mas tanto varios varias algun alguna algunos primero primera ultimo ultima proximo mitad parte
    despues antes durante desde mientras entre dentro fuera junto pero entonces asi quiza quizas creo pienso pense saber sabia sentir
    senti quiero queria necesito necesitaba hacer hacia hecho hizo tengo tenia tuve estoy estaba estuvo quedo quedar voy fui vino decir
    dijo dijeron hablar pedi pedir llamar usar uso usaba usando empezar empece parar seguir intentar intente paso pasar parece parecia
    entender entendi esperar esperaba persona personas gente cosa cosas manera forma caso tipo respuesta respuestas pregunta preguntas
    dos tres cuatro cinco seis siete ocho nueve diez veinte treinta cuarenta cincuenta cien mil diferente diferentes igual iguales nuevo
    nueva nuevos nuevas viejo grande grandes pequeno principal principales real posible disponible listo entero unico bien hola gracias
    espero ayuda ayude vivo
    ejemplo verdad cierto realmente incluso sobre cuando porque donde quien cual cuales como para esto eso aquello este esta estos
    estas nuestro nuestra suyo seria podria deberia puede podia puedo sido siendo acabo dejar dejo llevar ningun ninguna cualquier
    solo solamente`),
  ar: parseWords(`دقيقة دقائق ساعة ساعات يوم يوما ايام اليوم امس غدا اسبوع اسابيع الاسبوع شهر شهور اشهر الشهر سنة سنوات عام اعوام وقت الوقت مرة
    مرات مرتين الاثنين الثلاثاء الاربعاء الخميس الجمعة السبت الاحد يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر
    نوفمبر ديسمبر صباحا مساء الصباح المساء ليلا لحظة دائما ابدا احيانا تقريبا ايضا شيء شيئا اشياء احد احدا الجميع بعض بعد قبل خلال منذ
    حتى بين داخل خارج عندما حين حيث لان لذلك لكن ولكن ربما اعتقد اظن اعرف اشعر اريد اردت احتاج احتجت كنت كان كانت يكون تكون اكون سيكون
    صار اصبح اصبحت قال قالت قالوا سالت طلبت طلب استخدم استخدمت استخدام بدات بدا توقفت حاولت حدث يحدث يبدو لاحظت فهمت توقعت شخص اشخاص
    الناس طريقة شكل نوع حال حالة اجابة اجابات سؤال اسئلة مثال مثلا فعلا حقا فقط اول الاول الاولى ثاني ثالث الثالث الثالثة الاخير
    الاخيرة اخر اخرى اخرين كل كامل كاملة نصف جزء اكثر اقل كثير كثيرا قليل قليلا جدا هذا هذه ذلك تلك الذي التي الذين كيف لماذا متى اين
    اثنان اثنين ثلاث ثلاثة اربع اربعة خمس خمسة ست ستة سبع سبعة ثماني ثمانية تسع تسعة عشر عشرة عشرين ثلاثين مئة مية الف مختلف مختلفة
    مختلفين نفس جديد جديدة كبير كبيرة صغير صغيرة رئيسي رئيسية شكرا امل اعيش الامر امر غيري الحقيقة حقيقة عمليا حالتي بالفعل فعل سبب السبب اسباب
    عند عندي لدي معي نحن هناك هنا نفسه نفسها بنفسي وجدت وكان وكانت فكان كما مما بما`),
}
