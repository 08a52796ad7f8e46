// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parseWords } from '../shared/word-lists.ts'
import type { NounPhraseWords } from '../types/noun-phrases.ts'

export const nounPhrases: NounPhraseWords = {
  articles: parseWords('el la los las un una unos unas lo'),
  possessives: parseWords('mi mis tu tus su sus nuestro nuestra nuestros nuestras'),
  demonstratives: parseWords(
    'este esta estos estas ese esa esos esas aquel aquella aquellos aquellas',
  ),
  prepositions: parseWords('de en con sin por para sobre entre hasta desde a'),
  contractions: parseWords('del al'),
  copulas: parseWords(
    'es era eran fue fueron esta estaba estaban son tiene tenia llego llega quedo queda parece funciona no',
  ),
  links: parseWords('de del'),
  comparisons: new Set([]),
  nounEndings:
    /(?:cion|ciones|sion|siones|miento|mientos|dad|dades|or|ora|ores|oras|ista|istas|ero|era|eros|eras|aje|ajes|ura|uras|ncia|ncias|ario|aria|eza|ismo)$/,
  adjectiveEndings:
    /(?:ico|ica|icos|icas|al|ales|ario|aria|arios|arias|ivo|iva|ivos|ivas|ar|ares)$/,
  otherWords:
    parseWords(`sea sean fuera sera seria hay hubo habia viene venia vino llego llega sale salio entra entro pone puso da dio daba veo vio
    compro compre pago pague abre abrio cierra llama llamo atiende explica resuelve trata pide cobra cambia cambio mejora sube baja corre anda gasta
    cuesta tarda tardo espera espere pierdo perdi gano gane cuenta recuerdo olvide aprendi lleva llevo trae trajo vive vivo trabaja trabajo estudia
    juega habla hablo quiero quise queria sabe puede puedo debe vale sirve dura cae rompe rompio queda quedo vuelve volvi pasa paso deja hizo hago
    hace voy va vamos iba fui bien mal mejor peor bueno buena malo mala caro cara barato temprano tarde cerca lejos frio fria caliente
    nuevo nueva viejo vieja alto alta bajo baja lleno vacio limpio sucio rapido lento facil dificil cierto listo solo sola juntos antiguo simple
    normal igual super tipo tanto demasiado bastante luego ahora entonces ya aun todavia tambien ademas eso esto vez veces lado modo ganas
    despues antes alli aqui ahi hoy ayer manana dos tres cuatro cinco`),
  dependentNouns: parseWords('tiempo tiempos horas'),
  commonThings:
    parseWords(`atencion personal equipo servicio precio costo coste comida plato cafe pan almuerzo cena desayuno porcion sabor habitacion cama baño
    ducha cocina carta app aplicacion pagina web pantalla boton clave actualizacion version cuenta pago reembolso factura entrega repartidor
    conductor chofer paquete caja pedido envio devolucion cola fila espera plazo horario turno sueldo salario contrato jefe jefa gerente compañero
    curso clase profesor profesora libro historia personaje pelicula musica sonido ruido luz silla mesa aire agua piscina gimnasio zapato tela color
    talla bateria cargador camara telefono teclado medico medica doctor doctora enfermera cita clinica hospital receta medicina tratamiento
    recepcion soporte banco sucursal tarjeta prestamo seguro alquiler edificio ascensor calle autobus tren metro parada estacion billete linea
    internet wifi señal red tienda mercado carne pollo pescado arroz pizza cerveja iglesia coro club partido entrada evento museo guia hotel dueño vecino
    escuela uniforme examen producto calidad material manual garantia error busqueda anuncio interfaz mapa opcion variedad ambiente vista ubicacion
    espacio comunicacion informacion reunion regla sistema proceso programa herramienta limpieza seguridad`),
  personNames:
    parseWords(`maria jose juan antonio francisco ana carlos pablo pedro lucas luis miguel rafael daniel manuel jesus javier fernando sergio jorge
    alberto alejandro diego andres carmen isabel laura cristina marta elena lucia paula sara raquel rosa pilar teresa julia beatriz silvia`),
}
