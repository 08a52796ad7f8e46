// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parseWords } from '../shared/word-lists.ts'
import type { NounPatterns, Subjects } from '../types/nouns.ts'

export const nouns: NounPatterns = {
  topicMarkers: parseWords(
    'el la los las un una unos unas del al mi mis tu su sus nuestro nuestra este esta ese esa de con sin sobre en por para ningun ninguna cada',
  ),
  nonNounEndings: /(?:mente|ando|iendo|aba|aban|ian|aron|ieron|amos|emos|imos|aria|ar|er|ir)$/,
  genericWords:
    parseWords(`minuto minutos hora horas dia dias hoy ayer manana semana semanas mes meses ano anos tiempo vez veces lunes martes miercoles
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
}

export const subjects: Subjects = {
  names: {
    application: 'la aplicación',
    app: 'la aplicación',
    platform: 'la plataforma',
    website: 'el sitio',
    software: 'el sistema',
    tool: 'la herramienta',
    store: 'la tienda',
    product: 'el producto',
    service: 'el servicio',
    plan: 'el plan',
    subscription: 'la suscripción',
    course: 'el curso',
    event: 'el evento',
    conference: 'la conferencia',
    workshop: 'el taller',
    festival: 'el festival',
    fair: 'la feria',
    program: 'el programa',
    restaurant: 'el restaurante',
    gym: 'el gimnasio',
    clinic: 'la clínica',
    school: 'la escuela',
    university: 'la universidad',
    company: 'la empresa',
    brand: 'la marca',
    bank: 'el banco',
    hotel: 'el hotel',
    idea: 'la idea',
    support: 'la atención',
  },
}
