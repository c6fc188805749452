// plan: coarsen x 4
__global__ void addOne(const float *in, float *out) {
  __shared__ float as[512];
  as[threadIdx.x] = in[threadIdx.x];
  float sum = as[threadIdx.x] + 1;
  out[threadIdx.x] = sum;
}

void run(const float *in, float *out) { addOne<<<1, 512>>>(in, out); }
