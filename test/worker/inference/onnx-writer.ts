/**
 * Writes small ONNX models, so that tests need no training and no binary files.
 * Field numbers are those of onnx.proto.
 */
export interface OnnxNode {
  op: string;
  inputs: string[];
  outputs: string[];
  ints?: Record<string, number[]>;
  int?: Record<string, number>;
  float?: Record<string, number>;
}

export interface OnnxValue {
  name: string;
  type: 'float32' | 'uint8' | 'int32';
  shape: (number | string)[];
}

export interface OnnxWeights {
  name: string;
  shape: number[];
  values: number[];
}

export function writeOnnx(graph: {
  nodes: OnnxNode[];
  inputs: OnnxValue[];
  outputs: OnnxValue[];
  weights: OnnxWeights[];
}): Buffer {
  return message([
    [1, 8],
    [
      7,
      message([
        ...graph.nodes.map((node): Field => [1, nodeOf(node)]),
        [2, 'g'],
        ...graph.weights.map((one): Field => [5, weightsOf(one)]),
        ...graph.inputs.map((one): Field => [11, valueOf(one)]),
        ...graph.outputs.map((one): Field => [12, valueOf(one)]),
      ]),
    ],
    [8, message([[2, 17]])],
  ]);
}

type Field = [number: number, value: number | string | Buffer | Float];
class Float {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

const TYPES = { float32: 1, uint8: 2, int32: 6 } as const;

const nodeOf = ({ op, inputs, outputs, ints = {}, int = {}, float = {} }: OnnxNode): Buffer =>
  message([
    ...inputs.map((name): Field => [1, name]),
    ...outputs.map((name): Field => [2, name]),
    [4, op],
    ...Object.entries(ints).map(([name, values]): Field => [
      5,
      message([[1, name], ...values.map((value): Field => [8, value]), [20, 7]]),
    ]),
    ...Object.entries(int).map(([name, value]): Field => [
      5,
      message([
        [1, name],
        [3, value],
        [20, 2],
      ]),
    ]),
    ...Object.entries(float).map(([name, value]): Field => [
      5,
      message([
        [1, name],
        [2, new Float(value)],
        [20, 1],
      ]),
    ]),
  ]);

const weightsOf = ({ name, shape, values }: OnnxWeights): Buffer =>
  message([
    ...shape.map((side): Field => [1, side]),
    [2, TYPES.float32],
    [8, name],
    [9, Buffer.from(Float32Array.from(values).buffer)],
  ]);

const valueOf = ({ name, type, shape }: OnnxValue): Buffer => {
  const sides = shape.map((side): Field => [
    1,
    message([typeof side === 'number' ? [1, side] : [2, side]]),
  ]);
  const tensor = message([
    [1, TYPES[type]],
    [2, message(sides)],
  ]);
  return message([
    [1, name],
    [2, message([[1, tensor]])],
  ]);
};

/** One protobuf message: numbers as varints, everything else by its length. */
function message(fields: Field[]): Buffer {
  return Buffer.concat(
    fields.flatMap(([number, value]) => {
      if (typeof value === 'number') return [varint(number << 3), varint(value)];
      if (value instanceof Float) {
        const bytes = Buffer.alloc(4);
        bytes.writeFloatLE(value.value);
        return [varint((number << 3) | 5), bytes];
      }
      const bytes = Buffer.from(value);
      return [varint((number << 3) | 2), varint(bytes.length), bytes];
    }),
  );
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}
