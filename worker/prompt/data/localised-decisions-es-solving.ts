import { pool, type SolvingTable } from './decision-table.ts'

export const spanishSolving: SolvingTable = {
  code: pool(
    `
    Indica los tipos de entrada y de salida. | unless: tipo
    Define qué ocurre con una entrada vacía o no válida. | unless: vací, excepc, inválid
    Usa solo la biblioteca estándar, salvo que una dependencia se justifique en una frase. | unless: librería, biblioteca, framework, react, pandas, sql
    Da nombres que digan qué contiene cada variable y qué hace cada función.
    Comenta únicamente las decisiones que el código no explica por sí mismo. | unless: coment
    Incluye pruebas breves para el caso normal y para los casos límite. | unless: prueba, test
    Señala la versión del lenguaje y cualquier paso de instalación. | unless: versión
    Separa el cálculo de la lectura y la escritura de datos.
    Menciona la complejidad cuando el volumen de datos pueda crecer. | unless: complejidad | when: lista, archivo, datos, array, algoritmo, base de datos
    Evita repetir la misma lógica en dos lugares.
    `,
    `
    Un bloque de código completo y un ejemplo de uso.
    El código completo, ejecutable tal cual, y una nota con las decisiones tomadas.
    Un bloque de código, un ejemplo con su salida y los casos límite cubiertos.
    `,
  ),
  debugging: pool(
    `
    Nombra primero la causa y la línea en que se produce.
    Propón el cambio mínimo que la corrige.
    Explica cómo comprobar que el fallo ha desaparecido. | unless: prueba, test
    Deja sin tocar el código que no tenga relación con el fallo.
    Si caben varias causas, ordénalas de más a menos probable y di cómo descartarlas.
    Indica qué dato falta si el diagnóstico no puede ser seguro.
    Advierte de otros lugares donde pueda repetirse el mismo error.
    Explica por qué el código producía precisamente ese síntoma.
    `,
    `
    Causa, corrección en un bloque de código y comprobación, en ese orden.
    Un diagnóstico de dos frases, el código corregido y cómo verificarlo.
    El fragmento corregido, seguido de la causa y de la prueba que lo confirma.
    `,
  ),
  data: pool(
    `
    Di qué representa cada columna y en qué unidad se mide. | unless: columna
    Explica qué se hace con los valores vacíos, duplicados o atípicos. | unless: vací, duplicad, atípic
    Muestra el cálculo o la fórmula de cada resultado. | unless: fórmula
    Distingue entre lo que los datos muestran y lo que solo sugieren.
    Comprueba los totales con una segunda vía de cálculo.
    Nombra la limitación de los datos que más puede cambiar la conclusión.
    Elige para cada comparación el gráfico o la tabla que la haga visible. | unless: gráfic, tabla
    Redondea según la precisión de los datos de partida. | unless: redonde, decimal
    `,
    `
    El resultado principal en una frase y después la tabla que lo respalda.
    Una tabla de resultados y una lectura de dos o tres frases.
    Los pasos del análisis, una tabla y la conclusión.
    `,
  ),
  math: pool(
    `
    Define cada símbolo antes de usarlo. | when: ecuaci, integral, deriv, función, matriz, demuestra, probabilidad, f(x), x_
    Justifica cada paso con la regla o propiedad que lo permite. | unless: paso a paso
    Comprueba el resultado sustituyéndolo o por otra vía. | unless: comprueb, comprob
    Indica las condiciones en las que vale el resultado. | unless: condicion
    Conserva los valores exactos hasta el final y redondea solo entonces. | unless: decimal, redonde
    Escribe las unidades en cada magnitud. | when: km, metro, kg, euro, €, %, hora, litro, peso
    Nombra el método elegido y por qué sirve aquí. | unless: método
    Si los datos no bastan, di cuál falta en lugar de suponerlo.
    Indica en una frase qué se busca antes de empezar.
    Interpreta el resultado con los términos del enunciado.
    `,
    `
    El desarrollo por pasos y el resultado final en una línea aparte.
    Planteamiento, desarrollo y resultado destacado.
    La respuesta en la primera línea y, debajo, la deducción completa.
    `,
  ),
  explanation: pool(
    `
    Empieza por la respuesta en una o dos frases y desarrolla después.
    Define cada término técnico la primera vez que aparezca. | unless: experto, sin tecnicismos
    Ilustra la idea central con un ejemplo concreto. | unless: ejemplo
    Aclara el malentendido más frecuente sobre el tema. | unless: mito
    Ordena los puntos según un criterio claro y nómbralo. | unless: orden, cronol
    Da nombres, fechas y cantidades solo cuando sean seguros.
    No repitas en un punto lo ya dicho en otro.
    Di qué está bien establecido y qué sigue en discusión.
    Da la razón de cada punto, no solo el enunciado. | unless: por qué, causa, razon
    Señala las excepciones y los límites de lo que afirmas. | when: cómo, por qué, explica, qué es, ley, regla, teoría
    Avanza de lo conocido a lo nuevo, sin saltos en el razonamiento.
    Apóyate en una comparación con algo cotidiano y señala dónde deja de servir. | unless: analogía, metáfora, compar, diferencia | when: explica, explíca, qué es, cómo funciona
    Di en una frase por qué el tema importa en la práctica.
    Señala qué parte de la respuesta puede haber cambiado con el tiempo.
    Cierra con la idea que conviene recordar. | unless: termina, conclu, cierra, final
    Apóyalo en una sola comparación tomada del día de un niño. | when: explica a mi hij, explícale a mi hij, explicar a mi hij, explicarle a mi hij, explícaselo a, como a un niñ, a un niñ, a una niñ, para niñ, para un niñ, para una niñ, a mi niñ, a los niñ
    Simplifica las palabras sin decir nada que luego haya que corregir. | when: explica a mi hij, explícale a mi hij, explicar a mi hij, explicarle a mi hij, explícaselo a, como a un niñ, a un niñ, a una niñ, para niñ, para un niñ, para una niñ, a mi niñ, a los niñ
    `,
    `
    Un resumen de dos frases y después apartados breves.
    Párrafos cortos, de lo general a lo particular.
    La respuesta directa, la explicación y un ejemplo.
    Un texto para leer en voz alta al niño y una pregunta final. | when: explica a mi hij, explícale a mi hij, explicar a mi hij, explicarle a mi hij, explícaselo a, como a un niñ, a un niñ, a una niñ, para niñ, para un niñ, para una niñ, a mi niñ, a los niñ
    `,
  ),
  plan: pool(
    `
    Fija el objetivo en una frase que permita comprobar si se ha cumplido. | unless: objetivo, plan de clase, plan de lección, planificación de clase, horario, calendario de estudio
    Da a cada acción un responsable, un plazo y un resultado verificable. | unless: responsable, plan de clase, plan de lección, planificación de clase, horario, calendario de estudio
    Señala qué supuestos sostienen el plan y cuál conviene comprobar primero. | unless: supuest, plan de clase, plan de lección, planificación de clase, horario, calendario de estudio
    Nombra los tres riesgos principales y la respuesta prevista para cada uno. | unless: riesgo, plan de clase, plan de lección, planificación de clase, horario, calendario de estudio
    Ordena las acciones por dependencia y marca las que pueden empezar ya. | unless: cronolog, día a día, plan de clase, plan de lección, planificación de clase, horario, calendario de estudio
    Separa lo imprescindible de lo que puede esperar. | unless: prioridad, prioriza, plan de clase, plan de lección, planificación de clase, horario, calendario de estudio
    Muestra de dónde sale cada cifra y cuáles son estimaciones. | when: presupuesto, coste, costo, ingreso, financ, €, $
    Define la señal que obligaría a cambiar de rumbo. | unless: plan de clase, plan de lección, planificación de clase, horario, calendario de estudio
    Di con qué recursos cuenta el plan y cuáles faltan. | unless: plan de clase, plan de lección, planificación de clase, horario, calendario de estudio
    Reparte el tiempo en fases con minutos que sumen el total. | when: plan de clase, plan de lección, planificación de clase
    Di en cada fase qué hace quien enseña y qué hace quien aprende. | when: plan de clase, plan de lección, planificación de clase
    Reserva las horas de más atención para lo más difícil. | when: horario, calendario de estudio
    Deja tiempo para dormir, comer, moverse y un margen para lo atrasado. | when: horario, calendario de estudio
    `,
    `
    Un resumen de tres frases y una tabla con acción, plazo y resultado. | unless: plan de clase, plan de lección, planificación de clase, horario, calendario de estudio
    Apartados breves con listas de acciones, y al final los próximos tres pasos. | unless: plan de clase, plan de lección, planificación de clase, horario, calendario de estudio
    Objetivo, fases con sus resultados y riesgos principales. | unless: plan de clase, plan de lección, planificación de clase, horario, calendario de estudio
    Una tabla: minutos, fase, actividad, material, comprobación. | when: plan de clase, plan de lección, planificación de clase
    Una tabla por días y horas, y tres reglas para cuando algo falle. | when: horario, calendario de estudio
    `,
  ),
  advice: pool(
    `
    Ordena las recomendaciones de la más útil a la menos urgente. | unless: receta, itinerario, viaje, menú, comidas, menú semanal, alimenta, entrenamiento, lento, no enciende, se cuelga, no carga, no arranca, no funciona, regal
    Da el motivo de cada recomendación en una frase. | unless: por qué, receta, itinerario, viaje, menú, comidas, menú semanal, alimenta, entrenamiento
    Di de qué circunstancias personales depende el consejo. | unless: receta, itinerario, viaje, menú, comidas, menú semanal, alimenta, entrenamiento, lento, no enciende, se cuelga, no carga, no arranca, no funciona, regal
    Propón un primer paso que se pueda dar hoy mismo. | unless: receta, itinerario, viaje, menú, comidas, menú semanal, alimenta, entrenamiento
    Distingue lo comprobado de lo que es opinión o costumbre. | unless: receta, itinerario, viaje, menú, comidas, menú semanal, alimenta, entrenamiento, lento, no enciende, se cuelga, no carga, no arranca, no funciona, regal
    Señala los precios, horarios, normas o indicaciones que convenga confirmar antes.
    Ofrece una alternativa para quien tenga menos tiempo o menos recursos. | unless: barat, económic, rápid
    Indica cuándo conviene consultar a un profesional. | when: salud, dolor, médic, síntoma, dieta, legal, abogad, contrato, ansiedad, ejercicio
    Da cantidades, duraciones o medidas en lugar de términos vagos. | when: receta, rutina, dieta, ejercicio, menú, viaje, itinerario
    Di qué error es el más común al empezar y cómo evitarlo.
    Explica en qué se notará que el consejo funciona. | unless: receta, itinerario, viaje, menú, comidas, menú semanal, alimenta, entrenamiento
    Da como mucho siete recomendaciones. | unless: receta, itinerario, lista de, viaje, menú, comidas, menú semanal, alimenta, entrenamiento
    Agrupa lo que quede cerca en el mismo tramo del día. | when: viaje, itinerario
    Da un sustituto para cada ingrediente difícil de encontrar. | when: receta
    Indica cada punto de cocción con una señal que se pueda ver u oler. | when: receta
    Aprovecha cada ingrediente en varias comidas de la semana. | when: comidas, menú, dieta, alimenta
    Añade la lista de la compra con cantidades, agrupada por secciones. | when: comidas, menú, dieta, alimenta
    Di cómo sube la carga de una semana a otra y cuándo descansar. | when: entrenamiento, rutina, correr
    Empieza por las comprobaciones que no cuestan nada, de la causa más probable a la menos. | when: lento, no enciende, se cuelga, no carga, no arranca, no funciona
    Da para cada causa la señal que la distingue y el remedio paso a paso. | when: lento, no enciende, se cuelga, no carga, no arranca, no funciona
    `,
    `
    Una lista numerada con una recomendación por punto. | unless: receta, rutina, itinerario, menú, plan, viaje
    La recomendación principal en dos frases y después las opciones. | unless: receta, rutina, itinerario, menú, plan, viaje
    Pasos numerados, cada uno con su motivo. | unless: receta, rutina, itinerario, menú, plan, viaje
    Una secuencia por días o sesiones, con duraciones y cantidades. | when: rutina, itinerario, menú, plan, viaje | unless: receta
    Ingredientes con cantidades y pasos numerados. | when: receta
    `,
  ),
  other: pool(
    `
    Empieza por lo esencial y deja los matices para después.
    Señala cualquier suposición que hagas.
    Usa ejemplos concretos en lugar de afirmaciones generales. | unless: ejemplo
    Cumple todas las condiciones indicadas y compruébalo antes de terminar.
    Di con claridad qué no se puede saber con los datos disponibles.
    Evita repetir la misma idea con otras palabras.
    Si la petición admite varias lecturas, elige la más probable y menciónala en una frase.
    Mantén el mismo nombre para cada cosa en toda la respuesta.
    `,
    `
    Párrafos breves, con una lista solo si ayuda.
    La respuesta directa primero y después los detalles necesarios.
    Apartados cortos con títulos descriptivos cuando haya más de un tema.
    `,
  ),
}
