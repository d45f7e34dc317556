import { z } from 'zod';
import type { StoredScan } from '../../core/ports.js';
import { Decision, Scan } from '../../core/scan.js';
import { Lang } from '../../core/vocabulary.js';
import { presentScan } from '../present-scan.js';

const PageImage = z.object({
  page: z.number().int().min(1).describe('Counted from 1.'),
  width: z.number().int().min(1).describe('Pixels.'),
  height: z.number().int().min(1).describe('Pixels.'),
});

/** A scan as the dashboard shows it: the API's, and what belongs to people. */
export const DashboardScan = Scan.extend({
  lang: Lang.describe('The language of the report.'),
  decision: Decision.nullable().describe('Who gave the label, when, and why.'),
  page_images: z.array(PageImage).describe('The pages of which a picture is kept.'),
}).meta({ id: 'DashboardScan' });

export const presentDashboardScan = (
  scan: StoredScan,
  include: 'report' | 'summary',
): z.output<typeof DashboardScan> => ({
  ...presentScan(scan, include),
  lang: scan.lang,
  decision: scan.decision,
  page_images: [],
});
