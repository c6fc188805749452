// SPDX-License-Identifier: Apache-2.0
// expect: free
// The reference leads behind the first base class, the last store to the first one of the next object.
struct Weight {
  float weight;
};

struct Bias {
  float bias;
};

struct Cell : Weight, Bias {
  float sum;
};

__global__ void setAll(Cell *cells) {
  int t = threadIdx.x;
  Bias &part = cells[t];
  part = Bias{3.0f};
  reinterpret_cast<float *>(cells)[3 * t + 3] = t;
}

void launch(Cell *cells) {
  setAll<<<1, 32>>>(cells);
}
