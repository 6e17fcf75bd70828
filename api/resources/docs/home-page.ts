import { planIds, plans } from '#shared/accounts/plans.ts'
import { targetIds } from '#shared/catalog/targets.ts'
import type { Links } from '../../links.ts'
import { type Html, html, layout, serviceName } from './html.ts'

/** Prices without trailing zeros, such as ₹999 and $12. */
const money = {
  INR: new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
}

/** Purpose, readiness and links of the service. */
export function renderHome(basePath: string, { base }: Links, isReady: boolean): Html {
  const body = html`<h1>${serviceName}</h1>
<p class="lead">Send a rough prompt, a topic or a picture; get back a professional prompt in the syntax of the model it is for: ${targetIds.join(', ')}.</p>
<p class="state${isReady ? '' : ' down'}">${isReady ? 'Ready' : 'Not ready: a dependency is unavailable'}</p>
<div class="cards">
<a href="${basePath}/docs"><b>API reference</b><span>Every endpoint, to read and to try with your key</span></a>
<a href="${basePath}/docs/errors"><b>Errors</b><span>What each code means and what to do</span></a>
<a href="${basePath}/api/v1/openapi.json"><b>OpenAPI 3.1</b><span>The machine-readable document</span></a>
</div>
<h2>One call</h2>
<pre><code>curl -s ${base}/api/v1/prompts/optimize \\
  -H "Authorization: Bearer $API_KEY" -H 'Content-Type: application/json' \\
  -d '{"prompt":"a lighthouse in a storm at night, no people","target_model":"midjourney"}'</code></pre>
<h2 id="plans">Plans</h2>
<p>Calls are paid from prepaid credits: one for each delivered result, none for an error. Prices are before tax. Order with <code>POST /api/v1/account/orders</code>; the list for programs is at <a href="${basePath}/api/v1/plans"><code>/api/v1/plans</code></a>.</p>
<div class="scroll"><table><thead><tr><th>Plan</th><th class="n">Credits</th><th class="n">Requests a minute</th><th class="n">Valid for</th><th class="n">Price</th></tr></thead>
<tbody>${planIds.map(planRow)}</tbody></table></div>`
  return layout(basePath, serviceName, body)
}

function planRow(id: (typeof planIds)[number]): Html {
  const { name, calls, requestsPerMinute, validityDays, priceMinor } = plans[id]
  const price = priceMinor
    ? `${money.INR.format(priceMinor.INR / 100)} or ${money.USD.format(priceMinor.USD / 100)}`
    : 'with every account'
  return html`<tr><td class="s">${name}</td><td class="n">${calls.toLocaleString('en')}</td><td class="n">${requestsPerMinute}</td><td class="n">${validityDays} days</td><td class="n">${price}</td></tr>`
}
