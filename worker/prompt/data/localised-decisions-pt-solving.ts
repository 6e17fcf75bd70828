import { pool, type SolvingTable } from './decision-table.ts'

export const portugueseSolving: SolvingTable = {
  code: pool(
    `
    Indique os tipos de entrada e de saída. | unless: tipo
    Defina o que acontece com entrada vazia ou inválida. | unless: vazi, exceç, inválid
    Use só a biblioteca padrão, salvo dependência justificada em uma frase. | unless: biblioteca, framework, react, pandas, sql
    Dê nomes que digam o que cada variável contém e o que cada função faz.
    Comente apenas as decisões que o código não explica por si. | unless: coment
    Inclua testes curtos para o caso normal e os casos-limite. | unless: teste
    Informe a versão da linguagem e os passos de instalação. | unless: versão
    Separe o cálculo da leitura e da escrita de dados.
    Mencione a complexidade quando o volume de dados puder crescer. | unless: complexidade | when: lista, arquivo, dados, array, algoritmo, banco
    Evite repetir a mesma lógica em dois lugares.
    `,
    `
    Um bloco de código completo e um exemplo de uso.
    O código completo, executável como está, e uma nota com as decisões.
    Um bloco de código, um exemplo com a saída e os casos-limite cobertos.
    `,
  ),
  debugging: pool(
    `
    Nomeie primeiro a causa e a linha em que ela ocorre.
    Proponha a menor mudança que a corrija.
    Explique como confirmar que o erro desapareceu. | unless: teste
    Não mexa no código sem relação com o erro.
    Se houver várias causas possíveis, ordene-as por probabilidade e diga como descartá-las.
    Diga qual dado falta se o diagnóstico não for seguro.
    Aponte outros lugares em que o mesmo erro possa ocorrer.
    Explique por que o código produzia justamente esse sintoma.
    `,
    `
    Causa, correção em bloco de código e verificação, nessa ordem.
    Um diagnóstico de duas frases, o código corrigido e como verificá-lo.
    O trecho corrigido, seguido da causa e do teste que o confirma.
    `,
  ),
  data: pool(
    `
    Diga o que cada coluna representa e em que unidade. | unless: coluna
    Explique o tratamento de valores vazios, duplicados ou discrepantes. | unless: vazi, duplicad, discrepan
    Mostre o cálculo ou a fórmula de cada resultado. | unless: fórmula
    Separe o que os dados mostram do que apenas sugerem.
    Confira os totais por um segundo cálculo.
    Nomeie a limitação dos dados que mais pode mudar a conclusão.
    Escolha para cada comparação o gráfico ou a tabela que a torne visível. | unless: gráfico, tabela
    Arredonde conforme a precisão dos dados de origem. | unless: arredond, decimal
    `,
    `
    O resultado principal em uma frase e depois a tabela que o sustenta.
    Uma tabela de resultados e uma leitura de duas ou três frases.
    Os passos da análise, uma tabela e a conclusão.
    `,
  ),
  math: pool(
    `
    Defina cada símbolo antes de usá-lo. | when: equaç, integral, deriv, função, matriz, demonstre, probabilidade, f(x), x_
    Justifique cada passo pela regra ou propriedade usada. | unless: passo a passo
    Confira o resultado por substituição ou por outro caminho. | unless: confira, verifi
    Indique as condições em que o resultado vale. | unless: condiç
    Mantenha valores exatos até o fim e só então arredonde. | unless: decimal, arredond
    Escreva a unidade de cada grandeza. | when: km, metro, kg, real, reais, r$, %, hora, litro
    Nomeie o método escolhido e o motivo da escolha. | unless: método
    Se os dados não bastarem, diga qual falta em vez de supor.
    Diga em uma frase o que se procura antes de começar.
    Interprete o resultado nos termos do enunciado.
    `,
    `
    O desenvolvimento em passos e o resultado final em linha separada.
    Montagem, desenvolvimento e resultado em destaque.
    A resposta na primeira linha e, abaixo, a dedução completa.
    `,
  ),
  explanation: pool(
    `
    Comece pela resposta em uma ou duas frases e desenvolva depois.
    Defina cada termo técnico na primeira vez que aparecer. | unless: especialista, sem jargão
    Ilustre a ideia central com um exemplo concreto. | unless: exemplo
    Desfaça o mal-entendido mais comum sobre o tema. | unless: mito
    Ordene os pontos por um critério claro e diga qual é. | unless: ordem, cronol
    Dê nomes, datas e quantidades apenas quando forem seguros.
    Não repita em um ponto o que outro já disse.
    Diga o que está bem estabelecido e o que ainda se discute.
    Dê a razão de cada ponto, não só o enunciado. | unless: por que, causa, razão
    Aponte as exceções e os limites do que afirmar. | when: como_, por que, explique, explica, o que é, lei, regra, teoria
    Vá do conhecido ao novo, sem saltos no raciocínio.
    Use uma comparação com algo cotidiano e diga onde ela deixa de servir. | unless: analogia, metáfora, compar, diferença | when: explique, explica, o que é, como funciona
    Diga em uma frase por que o tema importa na prática.
    Aponte que parte da resposta pode ter mudado com o tempo.
    Feche com a ideia que vale lembrar. | unless: termine, conclu, encerre, final
    Apoie tudo em uma só comparação tirada do dia de uma criança. | when: explique para meu filho, explique para minha filha, explique ao meu filho, explique à minha filha, explicar para meu filho, explicar para minha filha, explicar ao meu filho, explicar à minha filha, para uma criança, para crianças, a uma criança, como se eu fosse criança
    Simplifique as palavras sem dizer nada que depois precise ser corrigido. | when: explique para meu filho, explique para minha filha, explique ao meu filho, explique à minha filha, explicar para meu filho, explicar para minha filha, explicar ao meu filho, explicar à minha filha, para uma criança, para crianças, a uma criança, como se eu fosse criança
    `,
    `
    Um resumo de duas frases e depois seções breves.
    Parágrafos curtos, do geral ao particular.
    A resposta direta, a explicação e um exemplo.
    Um texto para ler em voz alta para a criança e uma pergunta no fim. | when: explique para meu filho, explique para minha filha, explique ao meu filho, explique à minha filha, explicar para meu filho, explicar para minha filha, explicar ao meu filho, explicar à minha filha, para uma criança, para crianças, a uma criança, como se eu fosse criança
    `,
  ),
  plan: pool(
    `
    Fixe o objetivo em uma frase que permita verificar se foi cumprido. | unless: objetivo, plano de aula, plano de ensino, cronograma de estudos, grade de horários
    Dê a cada ação um responsável, um prazo e um resultado verificável. | unless: responsáve, plano de aula, plano de ensino, cronograma de estudos, grade de horários
    Aponte as suposições que sustentam o plano e qual verificar primeiro. | unless: suposiç, plano de aula, plano de ensino, cronograma de estudos, grade de horários
    Nomeie os três riscos principais e a resposta a cada um. | unless: risco, plano de aula, plano de ensino, cronograma de estudos, grade de horários
    Ordene as ações por dependência e marque as que podem começar já. | unless: dia a dia, plano de aula, plano de ensino, cronograma de estudos, grade de horários
    Separe o indispensável do que pode esperar. | unless: priori, plano de aula, plano de ensino, cronograma de estudos, grade de horários
    Mostre de onde vem cada número e quais são estimativas. | when: orçamento, custo, receita, financ, r$
    Defina o sinal que obrigaria a mudar de rumo. | unless: plano de aula, plano de ensino, cronograma de estudos, grade de horários
    Diga com quais recursos o plano conta e quais faltam. | unless: plano de aula, plano de ensino, cronograma de estudos, grade de horários
    Divida o tempo em fases cujos minutos somem o total. | when: plano de aula, plano de ensino
    Diga em cada fase o que faz quem ensina e o que faz quem aprende. | when: plano de aula, plano de ensino
    Reserve as horas de mais atenção para o mais difícil. | when: cronograma de estudos, grade de horários
    Deixe tempo para dormir, comer, se mexer e uma folga para o atraso. | when: cronograma de estudos, grade de horários
    `,
    `
    Um resumo de três frases e uma tabela com ação, prazo e resultado. | unless: plano de aula, plano de ensino, cronograma de estudos, grade de horários
    Seções breves com listas de ações e, no fim, os próximos três passos. | unless: plano de aula, plano de ensino, cronograma de estudos, grade de horários
    Objetivo, fases com seus resultados e riscos principais. | unless: plano de aula, plano de ensino, cronograma de estudos, grade de horários
    Uma tabela: minutos, fase, atividade, material, verificação. | when: plano de aula, plano de ensino
    Uma tabela por dias e horas, e três regras para quando atrasar. | when: cronograma de estudos, grade de horários
    `,
  ),
  advice: pool(
    `
    Ordene as recomendações da mais útil à menos urgente. | unless: receita, roteiro, viagem, cardápio, refeiç, plano alimentar, treino, lento, travando, não liga, não carrega, não funciona, presente
    Dê o motivo de cada recomendação em uma frase. | unless: por que, motivo, receita, roteiro, viagem, cardápio, refeiç, plano alimentar, treino
    Diga de quais circunstâncias pessoais o conselho depende. | unless: receita, roteiro, viagem, cardápio, refeiç, plano alimentar, treino, lento, travando, não liga, não carrega, não funciona, presente
    Proponha um primeiro passo possível ainda hoje. | unless: receita, roteiro, viagem, cardápio, refeiç, plano alimentar, treino
    Separe o que é comprovado do que é opinião ou costume. | unless: receita, roteiro, viagem, cardápio, refeiç, plano alimentar, treino, lento, travando, não liga, não carrega, não funciona, presente
    Aponte preços, horários, regras ou indicações que convém confirmar antes.
    Ofereça uma alternativa para quem tem menos tempo ou recursos. | unless: barat, econômic, rápid
    Indique quando convém consultar um profissional. | when: saúde, dor, médic, sintoma, dieta, jurídic, advogad, contrato, ansiedade, treino
    Dê quantidades, durações ou medidas em vez de termos vagos. | when: receita, rotina, dieta, treino, cardápio, viagem, roteiro
    Diga qual é o erro mais comum no começo e como evitá-lo.
    Explique por qual sinal se nota que o conselho funciona. | unless: receita, roteiro, viagem, cardápio, refeiç, plano alimentar, treino
    Dê no máximo sete recomendações. | unless: receita, roteiro, lista de, viagem, cardápio, refeiç, plano alimentar, treino
    Agrupe o que fica perto na mesma parte do dia. | when: viagem, roteiro
    Dê um substituto para cada ingrediente difícil de achar. | when: receita
    Indique cada ponto de cozimento por um sinal que se veja ou se sinta pelo cheiro. | when: receita
    Aproveite cada ingrediente em várias refeições da semana. | when: refeiç, cardápio, dieta, alimenta
    Acrescente a lista de compras com quantidades, agrupada por seção. | when: refeiç, cardápio, dieta, alimenta
    Diga como a carga sobe de uma semana para outra e quando descansar. | when: treino, correr
    Comece pelas verificações que não custam nada, da causa mais provável à menos provável. | when: lento, travando, não liga, não carrega, não funciona
    Dê para cada causa o sinal que a distingue e o remédio passo a passo. | when: lento, travando, não liga, não carrega, não funciona
    `,
    `
    Uma lista numerada com uma recomendação por item. | unless: receita, rotina, roteiro, cardápio, plano, viagem, treino
    A recomendação principal em duas frases e depois as opções. | unless: receita, rotina, roteiro, cardápio, plano, viagem, treino
    Passos numerados, cada um com seu motivo. | unless: receita, rotina, roteiro, cardápio, plano, viagem, treino
    Uma sequência por dias ou sessões, com durações e quantidades. | when: rotina, roteiro, cardápio, plano, viagem, treino | unless: receita
    Ingredientes com quantidades e passos numerados. | when: receita
    `,
  ),
  other: pool(
    `
    Comece pelo essencial e deixe as nuances para depois.
    Aponte cada suposição feita.
    Use exemplos concretos em vez de afirmações gerais. | unless: exemplo
    Cumpra todas as condições informadas e confira isso antes de terminar.
    Diga com clareza o que não se pode saber com os dados disponíveis.
    Evite repetir a mesma ideia com outras palavras.
    Se o pedido permitir várias leituras, escolha a mais provável e mencione-a em uma frase.
    Use o mesmo nome para cada coisa em toda a resposta.
    `,
    `
    Parágrafos curtos, com lista apenas quando ajudar.
    A resposta direta primeiro e depois os detalhes necessários.
    Seções curtas com títulos descritivos quando houver mais de um tema.
    `,
  ),
}
