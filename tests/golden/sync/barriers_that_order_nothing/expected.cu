// plan: remove-barrier L23
#define BLOCK 128

// Sums of neighbours, a block's share at a time.
__global__ void neighbours(float *__restrict__ out, float *__restrict__ total, const float *__restrict__ in,
                           int n) {
  __shared__ float share[BLOCK + 1];
  const int t = threadIdx.x;
  float sum = 0.0f;

  for (int begin = 0; begin < n; begin += BLOCK) {
    share[t] = in[begin + t];
    if (t == 0) share[BLOCK] = in[begin + BLOCK];
    __syncthreads(); // the share is there
    sum += share[t] + share[t + 1];

    __syncthreads(); // kept: the next share comes

    out[begin + t] = sum;
    // Nobody reads it here.
    sum *= 0.5f;
  }
  total[t] = sum;
}

void run(float *out, float *total, const float *in, int n) { neighbours<<<1, BLOCK>>>(out, total, in, n); }
