// plan: contract part
#define FIRST 90

// Every thread sums the last eight of its row, twice.
__global__ void tails(float *out, const float *__restrict__ in) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  float part[8]; // by place in the row
  for (int k = 0; k < 8; ++k)
    part[k + FIRST - 90] = in[row * 100 + FIRST + k];
  part[7] += 1.0f; // the last one counts
  float sum = 0.0f;
  for (int k = 97; k >= 90; --k)
    sum += part[k - 90] * part[187 - k - 90];
  out[row] = sum;
}

void run(float *out, const float *in, int n) { tails<<<n / 128, 128>>>(out, in); }
