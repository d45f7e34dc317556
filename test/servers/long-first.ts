import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Short files whose tests take long: whole scans, read twice. Without a record of earlier runs,
 * as in CI, larger files begin first, and these would run alone at the end.
 */
const LONG = [
  'test/worker/runtime/ahead.test.ts',
  'test/worker/runtime/model-memory.test.ts',
  'test/worker/runtime/shared-text.test.ts',
  'test/system/api-report-pdf.test.ts',
  'test/system/scan-command.test.ts',
];

/** Begins with those among the files that may run beside each other. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;
    const isLater = ({ moduleId }: TestSpecification): number =>
      LONG.some((file) => moduleId.endsWith(file)) ? 0 : 1;
    // Stable: the others keep their order.
    return (await super.sort(files)).sort(
      (one, other) => order(one) - order(other) || isLater(one) - isLater(other),
    );
  }
}
