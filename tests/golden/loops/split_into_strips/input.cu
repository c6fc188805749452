// plan: split k 16
__global__ void sum(float *out, const float *in, int n) {
  float total = 0.0f;
  // All of them, in order.
#pragma unroll 4
  for (int k = 0; k < n; ++k) { // one by one
    if (in[k] < 0.0f) continue;

    total += in[k]; // the float's order stays
  }
  out[threadIdx.x] = total;
}
