/** Empty words and incantations that a result may have only where the prompt has them. */
export const slopWords: readonly string[] = [
  ...['8k', 'masterpiece', 'trending on artstation', 'ultra-detailed', 'hyper-detailed', 'award-winning'],
  ...['best quality', 'highly detailed', 'breathtaking', 'stunning', 'photorealistic 4k', 'unreal engine'],
  ...['world-class', 'world class', 'years of experience', 'think step by step', 'step-by-step reasoning'],
  ...['take a deep breath', 'i will tip', "i'll tip", 'very important to my career', 'you must', 'double-check'],
  ...['delve', 'tapestry', 'in today’s fast-paced', "in today's fast-paced", 'unlock the power', 'game-changing'],
  ...['cutting-edge', 'seamlessly', 'leverage', 'elevate your', 'robust and', 'high-quality content', 'as an ai'],
]
