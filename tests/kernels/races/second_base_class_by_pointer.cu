// SPDX-License-Identifier: Apache-2.0
// expect: race part->bias and reinterpret_cast<float *>(cells)[3 * t + 4]
// A pointer to the second base class begins behind the first one.
struct Weight {
  float weight;
};

struct Bias {
  float bias;
};

struct Cell : Weight, Bias {
  float sum;
};

__device__ void set(Bias *part, float value) {
  part->bias = value;
}

__global__ void setAll(Cell *cells) {
  int t = threadIdx.x;
  set(cells + t, t);
  reinterpret_cast<float *>(cells)[3 * t + 4] = 2 * t;
}

void launch(Cell *cells) {
  setAll<<<1, 32>>>(cells);
}
