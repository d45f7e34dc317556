/** A picture as models are shown it: 3 bytes a pixel (sRGB), row by row, no padding. */
export interface InferencePicture {
  /** Pixels. */
  width: number;
  height: number;
  /** `width * height * 3` bytes. */
  rgb: Uint8Array;
}

/** The picture of one line of text, cut out and level. */
export interface LinePicture extends InferencePicture {
  /** It stands where a number is likely; the model then tries it with less padding first. */
  mayBeNumber?: boolean | undefined;
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

/** Common to the answers of all models. */
interface Answer {
  /**
   * 0-1. The calibrated probability that the picture as a whole shows what the model looks
   * for; of a text model, the mean certainty of its boxes or characters (0 without any).
   */
  score: number;
  model: ModelIdentity;
  /** Time the model computed, waiting excluded. */
  ms: number;
}

export interface Inferred extends Answer {
  /** Null for a classification model. */
  heatmap: InferredHeatmap | null;
  /** From the model's manifest: page score and cell value from which each means something. */
  thresholds: { page: number; region: number };
}

/** A corner in pixels of the picture, from its upper left corner; may lie outside by a box's margin. */
export type Corner = [x: number, y: number];

/** A line of text, or a part of one, as a rectangle that may be turned. */
export interface TextBox {
  /** Clockwise, from the upper left one. */
  corners: [Corner, Corner, Corner, Corner];
  /** 0-1: mean probability of text in it. */
  score: number;
}

export interface FoundText extends Answer {
  boxes: TextBox[];
}

/** What a model reads in the picture of one line, from left to right. */
export interface ReadLine {
  /** The characters as its dictionary spells them, spaces included. */
  characters: string[];
  /** Of each character, 0-1. */
  confidences: Float32Array;
  /** Centre of each character as a share of the line's width, 0-1. */
  places: Float32Array;
}

export interface ReadText extends Answer {
  /** One for each line asked about, in their order. */
  lines: ReadLine[];
}

/**
 * Asks the live version of a model about one picture. Null when no model of
 * this name is live; rejects with InferenceFailure when it cannot answer.
 */
export type Infer = (model: string, picture: InferencePicture) => Promise<Inferred | null>;

/** Models that read. Null and rejection as for `Infer`. */
export interface TextModels {
  /** Where a picture has text. */
  find(model: string, picture: InferencePicture): Promise<FoundText | null>;
  /** What lines of text say, in one request. */
  read(model: string, lines: readonly LinePicture[]): Promise<ReadText | null>;
}

/** What a model may be asked, as it is sent to another process. */
export type ModelInput =
  { kind: 'score' | 'find'; picture: InferencePicture } | { kind: 'read'; lines: LinePicture[] };

export type ModelAnswer = Inferred | FoundText | ReadText;

/**
 * The ways of asking models over one channel.
 *
 * @param ask rejects with InferenceFailure
 */
export function modelsOver(
  ask: (model: string, input: ModelInput) => Promise<ModelAnswer | null>,
): { infer: Infer; text: TextModels } {
  return {
    infer: async (model, picture) => {
      const answer = await ask(model, { kind: 'score', picture });
      if (answer === null || 'thresholds' in answer) return answer;
      throw new InferenceFailure(`${model} judges no pictures`);
    },
    text: {
      find: async (model, picture) => {
        const answer = await ask(model, { kind: 'find', picture });
        if (answer === null || 'boxes' in answer) return answer;
        throw new InferenceFailure(`${model} finds no text`);
      },
      read: async (model, lines) => {
        const answer = await ask(model, { kind: 'read', lines: [...lines] });
        if (answer === null || 'lines' in answer) return answer;
        throw new InferenceFailure(`${model} reads no lines`);
      },
    },
  };
}

/** The model could not answer: its process died twice over the request, it took too long, or it failed. */
export class InferenceFailure extends Error {
  override readonly name = 'InferenceFailure';
}

/** Where no models are at hand: nothing is ever live. */
export const inferNothing: Infer = () => Promise.resolve(null);

/** Where no models are at hand: nothing is ever found or read by one. */
export const readNothing: TextModels = {
  find: () => Promise.resolve(null),
  read: () => Promise.resolve(null),
};

/** Null where a model cannot answer, as where none is live. */
export async function nullOnFailure<Answered>(
  answering: Promise<Answered>,
): Promise<Answered | null> {
  try {
    return await answering;
  } catch (error) {
    if (error instanceof InferenceFailure) return null;
    throw error;
  }
}
