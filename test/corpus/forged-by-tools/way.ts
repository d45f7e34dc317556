import type { Order } from './order.js';
import { carryOut, type Library, type Tool } from './tools.js';

/** One thing that one tool does to a file, in the terms of `Order`. */
export interface Way {
  /** Tool and way, `pymupdf-cover`. */
  id: string;
  tool: Tool;
  /** A second one that it needs. */
  also?: Tool;
  /** `edit` changes a value; `step` is what honest people and programs do. */
  kind: 'edit' | 'step';
  /**
   * What the file must offer. `codes`: the value in one text operator, in a
   * font with the new letters; `alone`: such an operator that shows nothing
   * else; `scan`: a page that is one picture; `words`: that, and `second` is
   * the file before it became one; `field`: an empty form field; `single`: one
   * page only; `value`: a step that marks a value. Default: any value for an
   * edit, nothing for a step.
   */
  needs?: 'codes' | 'alone' | 'scan' | 'words' | 'field' | 'single' | 'value';
  carryOut(order: Order): Promise<void>;
}

/** Whether the tools that a way needs are at hand. */
export const canGo = ({ tool, also }: Way, installed: ReadonlyMap<Tool, boolean>): boolean =>
  installed.get(tool) === true && (also === undefined || installed.get(also) === true);

/** Ways of a library's own program. */
export const waysOf = (
  tool: Library,
  kind: Way['kind'],
  ways: Record<string, Way['needs'] | null>,
): Way[] =>
  Object.entries(ways).map(([way, needs]) => ({
    id: `${tool}-${way}`,
    tool,
    kind,
    ...(needs !== null && needs !== undefined && { needs }),
    carryOut: (order) => carryOut(tool, way, order),
  }));
