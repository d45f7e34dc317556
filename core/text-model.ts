import { z } from 'zod';

/** The parts of a model manifest that only models which find or read text have. */

const probability = z.number().min(0).max(1);

/**
 * How the boxes of lines follow from a map of text probabilities (differentiable
 * binarisation, Liao et al. 2020): a connected component of the map gives its smallest
 * rectangle, which grows again by what the network was trained to shrink it.
 */
export const TextDetection = z.strictObject({
  /** Probability from which a cell of the map is text. */
  threshold: probability,
  /** Cells that text is extended by, to the right and down, before it is joined. */
  dilationPx: z.number().int().min(0).max(8),
  /** Least mean probability of the map in a box. */
  boxThreshold: probability,
  /** A box grows on each side by this times area / perimeter. */
  unclipRatio: z.number().min(0).max(10),
  /** Least shorter side of a component's rectangle, cells. */
  sideMinPx: z.number().min(1).max(100),
  /** Boxes at most. */
  maximum: z.number().int().min(1).max(10_000),
});
export type TextDetection = z.infer<typeof TextDetection>;

/** How characters follow from a model's classes by step (connectionist temporal classification, greedy). */
export const TextRecognition = z.strictObject({
  /** A file of the version: one character a line, UTF-8, in the order of the classes. */
  dictionary: z.string().min(1).max(200),
  /** `first`: class 0 is no character, and the dictionary begins with class 1. */
  blank: z.literal('first'),
  /** Whether a class for the space follows the dictionary. */
  space: z.boolean(),
});
export type TextRecognition = z.infer<typeof TextRecognition>;

/** The whole picture, in its proportions, at the scale a detector of text was trained for. */
export const PageView = z.strictObject({
  kind: z.literal('page'),
  /** A picture whose shorter side is below this is enlarged to it. */
  shortSideMinPx: z.number().int().min(32).max(4096),
  /** A picture whose longer side is above this is reduced to it; prevails over the minimum. */
  longSideMaxPx: z.number().int().min(32).max(4096),
  /** Width and height are rounded to a multiple of this. */
  multipleOf: z.number().int().min(1).max(256),
});

/** One line of text, resized to one height in its proportions. */
export const LineView = z.strictObject({
  kind: z.literal('line'),
  heightPx: z.number().int().min(8).max(256),
  /** Narrower lines are padded at the right, with zeros, to this. */
  widthMinPx: z.number().int().min(8).max(4096),
  /** Wider lines are compressed to this. */
  widthMaxPx: z.number().int().min(8).max(8192),
  /** Widths are padded to a multiple of this, so that lines of like length can share a run. */
  multipleOf: z.number().int().min(1).max(256),
});
