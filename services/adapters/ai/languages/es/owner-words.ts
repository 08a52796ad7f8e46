// Spanish. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
// Words by which a goal of few words is recognised: abbreviations, and what owners call their people and trades.
import { parseWords } from '../shared/word-lists.ts'
import type { OwnerWords } from '../types/engine-language.ts'

const shorthand = parseWords(`xq pq porq tmb tmbn bn dsp finde pa q xa ntp cdo`)

const vocabulary =
  parseWords(`cliente clientes clientela huésped huéspedes alumno alumna alumnos alumnas paciente pacientes vecino vecinos vecinas inquilino inquilinos
  empleado empleados personal equipo gente conductor conductores repartidor repartidores profesor profesora profesores padre madre padres madres niño niños hijo hijos
  jóvenes usuario usuarios socio socios suscriptores tienda panadería peluquería barbería gimnasio guardería escuela colegio iglesia taller hotel clínica dentista restaurante
  cafetería mercado farmacia papelería empresa fábrica ventas curso clase clases encuesta opinión experiencia atención entrega pedido pedidos precio precios caro calidad
  servicio carta comida almuerzo cena desayuno cerveza cola espera ruido horario horarios turno reunión obra piscina saber entender preguntar vuelve vuelven volver volvió
  regresa regresan va van fue fueron deja dejan dejó dejaron falta faltan cancela cancelan compra compran compró queja quejan quejas tarda piensan opinan gusta gustó
  quieren prefieren pagan nuevo nueva primero segundo lunes martes miércoles jueves viernes sábado domingo semana mes año años día días noche malo bueno frío mejor peor vacío
  mucho poco después antes sin con barrio ciudad ahora motivo motivos dificultad ropa bajas entre del el los las y`)

const endings =
  /(?:cion|ciones|ando|iendo|dad|dades|ero|era|eros|eras|aron|ieron|aban|ian|an|en|ito|ita|ista|istas)$|ll|ñ|ue|ie/u

export const ownerWords: OwnerWords = { shorthand, vocabulary, endings }
