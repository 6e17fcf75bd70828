import { pool, type WritingTable } from './decision-table.ts'

export const spanishWriting: WritingTable = {
  message: pool(
    `
    Plantea el motivo del mensaje en la primera frase.
    Usa solo los datos indicados, sin inventar motivos, nombres ni fechas.
    Cierra con un único paso siguiente, dicho de forma explícita. | unless: termina, cierra, conclu
    Mantén el mismo tratamiento, de tú o de usted, desde el saludo hasta la despedida.
    Dedica cada párrafo a un solo asunto. | unless: párrafo, breve, corto
    Da el contexto justo para que el mensaje se entienda sin conversaciones previas.
    Elige un saludo y una despedida acordes con la relación entre ambas personas. | unless: saludo, despedida
    Expresa la petición o la noticia con verbos directos, sin rodeos ni disculpas repetidas. | unless: disculp, perdón
    Pon las fechas, los lugares y las cantidades donde se vean a primera vista. | unless: poema
    Escribe frases que se puedan leer en voz alta sin tropiezos.
    Expón el fallo, la fecha y el número de pedido o referencia en las dos primeras frases. | when: reclam, queja, roto, defectuos
    Pide una sola solución concreta y di para cuándo se espera. | when: reclam, queja, roto, defectuos
    Reconoce el fallo sin excusas y di qué se hará y cuándo. | when: disculpa, perdón, retraso
    Da las fechas exactas y di quién se ocupa de lo urgente, si se ha indicado. | when: vacaciones, días libres, permiso, baja
    Recuerda el asunto y la fecha del envío anterior antes de pedir respuesta. | when: recordatorio, seguimiento, pendiente
    `,
    `
    Una línea de asunto y el mensaje listo para enviar. | unless: whatsapp, sms
    Solo el mensaje final con saludo y despedida, precedido de su asunto. | unless: whatsapp, sms
    El asunto en una línea y, debajo, el texto definitivo. | unless: whatsapp, sms
    El mensaje listo para enviar, en líneas cortas, sin asunto. | when: whatsapp, sms
    Un mensaje breve para la pantalla del teléfono y otro aún más corto. | when: whatsapp, sms
    `,
  ),
  article: pool(
    `
    Elige un enfoque concreto, enúncialo al principio y mantenlo hasta el final. | unless: enfoque
    Apoya cada idea principal con un ejemplo reconocible. | unless: ejemplo
    Deja fuera las cifras y citas que no se puedan comprobar. | unless: cifra, cita, fuente, discurso, palabras de bienvenida, brindis
    Define cada término especializado la primera vez que aparezca. | unless: experto, técnico, discurso, palabras de bienvenida, brindis
    Haz que cada párrafo desarrolle una sola idea. | unless: discurso, palabras de bienvenida, brindis
    Recoge la objeción más seria a la tesis y respóndela. | unless: contras, desventaja | when: opini, argument, debate, tesis, a favor, en contra
    Cierra con una conclusión que aporte algo más que la repetición de lo dicho. | unless: conclu, termina, cierra
    Enlaza las partes de modo que cada una parta de la anterior. | unless: discurso, palabras de bienvenida, brindis
    Distingue los hechos de las opiniones propias. | unless: opinión
    Usa verbos en activa y frases que se entiendan a la primera lectura.
    Responde a la pregunta que el lector se hará justo después del título. | unless: discurso, palabras de bienvenida, brindis
    Empieza por algo visto o vivido, no por una definición. | unless: argument, tesis, opini | when: redacción, composición, ensayo
    Describe en el orden en que las cosas suceden o se ven. | unless: argument, tesis, opini, a favor | when: redacción, composición, mi ciudad, mi familia, fiesta, vacaciones
    Dirígete a quienes escuchan y escribe frases de un solo aliento. | when: discurso
    Gira todo el discurso en torno a una sola idea que el público pueda repetir al salir. | when: discurso, palabras de bienvenida, brindis
    Cuenta una escena breve y creíble en lugar de enumerar virtudes o logros. | when: discurso, palabras de bienvenida, brindis
    `,
    `
    Un título y el texto completo, sin comentarios añadidos. | unless: discurso, palabras de bienvenida, brindis
    Título, entradilla de dos frases y desarrollo con intertítulos descriptivos. | unless: discurso, palabras de bienvenida, brindis
    Un título concreto, tres o cuatro apartados y un cierre breve. | unless: discurso, palabras de bienvenida, brindis
    El discurso tal como se dice, con el saludo al principio y las pausas marcadas. | when: discurso, palabras de bienvenida, brindis
    El texto para leer en voz alta, de principio a fin, sin subtítulos. | when: discurso, palabras de bienvenida, brindis
    `,
  ),
  story: pool(
    `
    Abre con una acción o una imagen concreta, no con una explicación. | unless: comienc, comienz, empie, principio
    Deja que el final surja de lo ocurrido, sin explicar su sentido. | unless: final, termin
    Muestra las emociones con gestos y detalles en lugar de nombrarlas.
    Mantén la misma voz y el mismo punto de vista de principio a fin. | unless: primera persona, tercera persona, punto de vista
    Incluye un detalle sensorial que solo pueda pertenecer a este lugar.
    Da a quien protagoniza la obra un deseo claro y un obstáculo que lo complique. | unless: poema, canción, verso, haiku
    Sustituye cada imagen gastada por otra nacida del propio tema. | unless: cliché
    Cuida el ritmo: alterna frases breves y largas según la tensión. | unless: haiku
    Haz que una imagen del comienzo vuelva transformada al final. | unless: haiku
    Nombra las cosas con precisión: la especie, el oficio, la herramienta.
    Haz que cada parte cambie algo respecto de la anterior.
    Corta todo lo que pueda quitarse sin que la obra pierda nada.
    Elige un momento concreto y cuenta solo lo que ocurre en él. | unless: novela, capítulo, canción
    `,
    `
    La obra terminada con su título, sin comentarios.
    Solo el texto final, precedido de un título.
    Título y obra completa, sin notas ni explicaciones.
    `,
  ),
  summary: pool(
    `
    Recoge la tesis y los datos que la sostienen, y deja fuera los ejemplos secundarios. | unless: ejemplo
    Conserva las cifras, los nombres y las fechas tal como aparecen en el original.
    No incluyas opiniones ni información que el original no contenga. | unless: opinión
    Ordena las ideas por importancia, no por orden de aparición. | unless: orden
    Haz que el resumen se entienda sin haber leído el original.
    Separa lo que el texto afirma de lo que solo sugiere.
    Dilo con palabras propias en lugar de encadenar frases copiadas. | unless: literal
    Señala lo que el original deja sin resolver, si lo hay.
    Nombra quién afirma cada cosa cuando haya varias voces.
    `,
    `
    Una frase con la idea central y después los puntos esenciales.
    Un párrafo compacto con la conclusión al principio.
    De tres a cinco puntos, cada uno en una sola frase.
    `,
  ),
  extraction: pool(
    `
    Toma cada valor tal como aparece en el texto, sin deducir nada que no esté escrito.
    Indica de forma explícita cuándo falta un dato. | unless: null, falta, vacío
    Mantén el orden en que los elementos aparecen en el original. | unless: orden
    Aplica el mismo criterio a todos los elementos. | unless: criterio
    Trata cada elemento una sola vez, aunque se repita en el texto. | unless: duplicad
    Ante un caso dudoso, elige la opción mejor respaldada por el texto y márcalo como dudoso.
    Usa los mismos nombres de campo o de categoría en todas las entradas.
    Cita el fragmento en que se apoya cada decisión que no sea evidente.
    `,
    `
    Una tabla con una fila por elemento.
    Una lista con un elemento por línea, sin texto alrededor.
    Solo el resultado, con la misma estructura en cada entrada.
    `,
  ),
  translation: pool(
    `
    Traduce el sentido completo de cada frase, sin añadir ni omitir nada.
    Deja intactos los nombres propios, las cifras y el formato del original.
    Adapta los modismos a un equivalente natural en la lengua de destino. | unless: literal
    Conserva el registro y el tono del original. | unless: formal, tono
    Usa siempre la misma traducción para cada término recurrente.
    Si un pasaje admite dos lecturas, escoge la que encaje con el contexto y anota la otra al final.
    Redacta frases que suenen escritas en la lengua de destino, no calcadas. | unless: literal
    Respeta la división en párrafos y la puntuación con función expresiva.
    `,
    `
    Solo la traducción.
    La traducción con los mismos párrafos que el original.
    La traducción y, al final, las notas imprescindibles.
    `,
  ),
  editing: pool(
    `
    Conserva el significado y todos los datos del original.
    Corrige la ortografía, la gramática y la puntuación sin cambiar la voz del autor.
    Cambia solo lo que mejore la claridad o la corrección.
    Elimina las repeticiones y las palabras que no aportan nada. | unless: repetición
    Divide las frases que obliguen a releer.
    Mantén sin cambios los nombres propios, las citas y los términos técnicos.
    Señala los pasajes ambiguos en lugar de adivinar su sentido.
    Unifica los tiempos verbales y el tratamiento en todo el texto.
    Mantén el orden de las ideas, salvo que dificulte la comprensión.
    Respeta la extensión del original con un margen de la décima parte.
    `,
    `
    El texto revisado y, debajo, una lista breve de los cambios principales.
    La versión final completa, seguida de los motivos de los cambios mayores.
    Primero el texto corregido; después, los cambios en una lista.
    `,
  ),
  marketing: pool(
    `
    Centra el mensaje en una sola idea y exprésala de forma concreta.
    Afirma solo lo que los datos indicados permiten sostener.
    Abre con una situación que el público reconozca como suya. | unless: gancho, slogan, eslogan, lema, nombre, ideas
    Cierra con una única llamada a la acción. | unless: llamada a la acción, cta, slogan, eslogan, lema, nombre, ideas
    Usa palabras que emplearía el propio público, sin superlativos vacíos.
    Haz que la primera línea se entienda sin leer el resto. | unless: slogan, eslogan, lema, nombre, ideas
    Nombra lo que distingue la oferta de su alternativa más obvia. | unless: diferencia | when: producto, servicio, tienda, marca, curso, app, vende, oferta
    Escribe frases cortas que se puedan leer en voz alta de una vez. | unless: slogan, eslogan, lema, nombre, ideas
    Da propuestas de caminos distintos, no variaciones de una misma. | when: nombre, ideas, lema, eslogan
    Descarta las primeras que se le ocurrirían a cualquiera. | when: nombre, ideas, lema, eslogan
    `,
    `
    La versión final y dos alternativas para la primera línea. | unless: slogan, eslogan, lema, nombre, ideas
    Titular, cuerpo y cierre, listos para publicar. | unless: slogan, eslogan, lema, nombre, ideas
    El texto definitivo, sin explicaciones alrededor. | unless: slogan, eslogan, lema, nombre, ideas
    Cada propuesta en una línea, con su razón en pocas palabras. | when: slogan, eslogan, lema, nombre, ideas
    `,
  ),
  roleplay: pool(
    `
    Habla siempre desde el papel, sin comentarlo desde fuera.
    Si falta un dato decisivo, pregúntalo antes de seguir. | unless: pregunt
    Mantén la coherencia con todo lo dicho antes en la conversación.
    Reacciona a lo que diga el interlocutor en lugar de adelantarte a él.
    Usa el vocabulario y los conocimientos propios del personaje. | unless: vocabulario
    Deja en cada turno algo a lo que el interlocutor pueda responder.
    No atribuyas al interlocutor palabras ni decisiones que no haya expresado.
    Muestra el carácter con lo que dice y hace el personaje, no con descripciones. | when: personaje, historia, juego
    Apóyate en los datos concretos que dé el interlocutor.
    Di con franqueza qué queda fuera de los conocimientos del papel.
    `,
    `
    La respuesta dada desde el papel, sin preámbulo.
    Una intervención por turno, a la espera del siguiente mensaje.
    Directamente la intervención, sin presentaciones ni resumen.
    `,
  ),
}
