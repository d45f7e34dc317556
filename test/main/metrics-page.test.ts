import { Counter, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { openMetricsPage } from '../../main/metrics-page.js';

test('a flood of scrapes asks the worker once, and holds its metrics beside the own', async () => {
  const [own, worker] = [new Registry(), new Registry()];
  new Counter({ name: 'own_total', help: 'x', registers: [own] }).inc();
  new Counter({ name: 'worker_total', help: 'x', registers: [worker] }).inc(2);
  let asked = 0;
  const render = openMetricsPage(own, async () => {
    asked += 1;
    return [await worker.getMetricsAsJSON()];
  });
  const pages = await Promise.all(Array.from({ length: 200 }, () => render('')));
  pages.push(await render('text/plain'));
  expect(asked).toBe(1);
  for (const { body } of pages) expect(body).toMatch(/^own_total 1$[^]*^worker_total 2$/m);
});
