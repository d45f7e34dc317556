/** A picture as models are shown it: 3 bytes a pixel (sRGB), row by row, no padding. */
export interface InferencePicture {
  /** Pixels. */
  width: number;
  height: number;
  /** `width * height * 3` bytes. */
  rgb: Uint8Array;
}

/** What a segmentation network says of every place of a picture. */
export interface InferredHeatmap {
  columns: number;
  rows: number;
  /** Side of one cell in pixels of the picture; the last column and row may hang over its edge. */
  cellPx: number;
  /** Calibrated probabilities 0-1, row by row. */
  values: Float32Array;
}

/** Which model answered, and on what; reports name it. */
export interface ModelIdentity {
  name: string;
  /** Semantic version. */
  version: string;
  /** Of its model.json, which holds the hash of every other file; hexadecimal. */
  sha256: string;
  runtime: 'onnx' | 'tensorflow';
  /** Execution provider, e.g. `cpu`, `cuda`, `tensorrt`, `wasm`. */
  provider: string;
}

export interface Inferred {
  /** Calibrated probability, 0-1, that the picture as a whole shows what the model looks for. */
  score: number;
  /** Null for a classification model. */
  heatmap: InferredHeatmap | null;
  /** From the model's manifest: page score and cell value from which each means something. */
  thresholds: { page: number; region: number };
  model: ModelIdentity;
  /** Time the model computed, waiting excluded. */
  ms: number;
}

/**
 * Asks the live version of a model about one picture. Null when no model of
 * this name is live; rejects with InferenceFailure when it cannot answer.
 */
export type Infer = (model: string, picture: InferencePicture) => Promise<Inferred | null>;

/** The model could not answer: its process died twice over the request, it took too long, or it failed. */
export class InferenceFailure extends Error {
  override readonly name = 'InferenceFailure';
}

/** Where no models are at hand: nothing is ever live. */
export const inferNothing: Infer = () => Promise.resolve(null);
