// Neutral Spanish. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf } from '../shared/word-lists.ts'
import type { Concepts } from '../types/concepts.ts'

export const concepts: Concepts = {
  source: anyOf(
    '(?:se|me|te) enter\\S+|supo|supe|conoc(?:io|i|iste) (?:la|el|por)|cartel\\S*|folleto\\S*|anuncio|(?:me )?recomend(?:o|aron)|instagram|facebook|google|boca a boca',
  ),
  companion: anyOf('acompan\\S+|(?:estuvo|vino|entro|fue) conmigo|dejaron entrar|sol[oa]s?'),
  clean: anyOf('limp\\S+|suci\\S+|higien\\S+|mugr\\S+|moho'),
  digital: anyOf('aplicacion(?:es)?|apps?|sitio web|pagina web|en linea|por internet|contrasena'),
  wait: anyOf(
    'esper(?:a|ar|e|o|amos|aron|ando)|cola|colas|fila|tard(?:o|aron|anza|e)|demor\\S+|retras\\S+',
  ),
  money: anyOf(
    'pag(?:ar|o|a|an|ue|amos|aron|ando|os)|precios?|cuest\\S+|cost(?:o|os|ar)|tarifa\\S*|cobr(?:a|an|o|aron)|car[oa]s?|barat\\S+|euros|pesos|gast(?:o|a|ar|e|amos|an)|dinero|plata|sueldo|salario|alquiler|mensualidad',
  ),
  sleep: anyOf('dorm\\S+|duerm\\S+|sueno|cama|camas'),
  food: anyOf(
    'com(?:er|o|i|emos|ida|idas)|almuerz\\S+|almorz\\S+|cen(?:a|ar|e|amos)|desayun\\S+|hambre',
  ),
  travel: anyOf('autobus|bus|metro|tren|gasolina|transporte|viaj\\S+|bicicleta|estacionamiento'),
  leave: anyOf('abandon\\S+|dej(?:ar|e) de|renunci\\S+|cancel\\S+|irse|irme|me fui'),
  choose: anyOf('elig\\S+|eleg\\S+|decid\\S+|decision\\S*|escog\\S+|prefer(?:i|imos)'),
  start: anyOf(
    'primer(?:o|a|os|as)? (?:dias?|semanas?|mes|meses|vez|clases?)|al principio|adapt\\S+|llegada',
  ),
  contact: anyOf(
    'avis(?:ar|an|o|aron|os)|inform(?:ar|an|o|aron|ado|ada|acion)|(?:me|nos) (?:llam|avis|escrib)\\S+|comunic\\S+|whatsapp|noticias',
  ),
  worry: anyOf('preocup\\S+|miedo\\S*|temor\\S*|ansios\\S+|asust\\S+|nervios[oa]'),
  pain: anyOf('dolor\\S*|duele|dolio|anestesia|epidural'),
  training: anyOf('capacit\\S+|entren\\S+|cursos?|ensen\\S+|talleres?|clases practicas'),
  safety: anyOf('segur(?:o|a|os|as|idad)|inseguridad|asalt\\S+|rob(?:o|os|aron|ado)|peligr\\S+'),
  hours: anyOf('horarios?|turnos?|abr(?:e|ir|en) (?:a|mas)|cierr\\S+'),
  noise: anyOf('ruid\\S+|silenci\\S+|gritos'),
  warmth: anyOf('frio|calor|caliente|calefac\\S+|helad\\S+|temperatura'),
  weather: anyOf('lluvia\\S*|llov\\S+|sequia|helada\\S*|clima|tormenta\\S*'),
  staff: anyOf(
    'personal|emplead\\S+|enfermer\\S+|medic[oa]s?|recepcionistas?|conductor\\S*|profesor\\S*',
  ),
  booking: anyOf('reserv\\S+|pedir cita|cita previa|inscri\\S+|apunt\\S+'),
  wish: anyOf(
    'falta|faltaba|cambiaria\\S*|mejoraria\\S*|gustaria|deberia\\S*|ayudaria|ojala|sugier\\S+',
  ),
}
