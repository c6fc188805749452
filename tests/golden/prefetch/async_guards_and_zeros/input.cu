// plan: prefetch-async t
// A ragged last tile is filled up with zeros; its bounds are checked in two ways.
__global__ void weigh(double *out, const float *__restrict__ in, const int *__restrict__ list, unsigned n) {
  __shared__ float values[128];
  __shared__ int places[128];
  double sum = 0;
  for (unsigned t = 0; t < n; t += blockDim.x) {
    if (t + threadIdx.x < n) {
      values[threadIdx.x] = in[t + threadIdx.x];
    } else
      values[threadIdx.x] = 0;
    places[threadIdx.x] = t + threadIdx.x < n ? list[t + threadIdx.x] : -1;
    __syncthreads();
    for (int i = 0; i < 128; ++i)
      if (places[i] == threadIdx.x) sum += values[i];
    __syncthreads();
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

void run(double *out, const float *in, const int *list, unsigned n) { weigh<<<4, 128>>>(out, in, list, n); }
