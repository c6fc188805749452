// plan: prefetch t
// A ragged last tile is filled up with zeros; its bounds are checked in two ways.
__global__ void weigh(double *out, const float *__restrict__ in, const int *__restrict__ list, unsigned n) {
  __shared__ double values[128];
  __shared__ int places[128];
  double sum = 0;
  double values_next;
  int places_next;
  if ((unsigned int)0 < n) {
    if (threadIdx.x < n)
      values_next = in[threadIdx.x];
    places_next = threadIdx.x < n ? list[threadIdx.x] : -1;
  }
  for (unsigned t = 0; t < n; t += blockDim.x) {
    if (t + threadIdx.x < n) {
      values[threadIdx.x] = values_next;
    } else
      values[threadIdx.x] = 0;
    places[threadIdx.x] = places_next;
    __syncthreads();
    if (t + blockDim.x < n) {
      if (t + blockDim.x + threadIdx.x < n)
        values_next = in[t + blockDim.x + threadIdx.x];
      places_next = t + blockDim.x + threadIdx.x < n ? list[t + blockDim.x + threadIdx.x] : -1;
    }
    for (int i = 0; i < 128; ++i)
      if (places[i] == threadIdx.x) sum += values[i];
    __syncthreads();
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

void run(double *out, const float *in, const int *list, unsigned n) { weigh<<<4, 128>>>(out, in, list, n); }
