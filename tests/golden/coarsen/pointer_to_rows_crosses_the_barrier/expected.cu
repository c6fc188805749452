// plan: coarsen x 2
__global__ void exchange(int *out, const int *in) {
  __shared__ int pairs[32][2];
  int by = in[0];
  int (*row[2])[2];
  int (*other[2])[2];
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    int t = threadIdx.x + cx * 16;
    row[cx] = pairs + t;
    other[cx] = pairs + (t ^ 1);
    (*row[cx])[0] = in[t] + by;
    (*other[cx])[1] = t;
  }
  __syncthreads();
  int v[2];
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    int t = threadIdx.x + cx * 16;
    row[cx] = pairs + (31 - t);
    other[cx] += by & 1;
    v[cx] = (*row[cx])[0];
  }
  __syncthreads();
#pragma unroll
  for (int cx = 0; cx < 2; ++cx)
    (*row[cx])[1] += v[cx];
  __syncthreads();
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    int t = threadIdx.x + cx * 16;
    out[t] = pairs[t][1] + by + (other[cx] == row[cx]);
  }
}
void run(int *a, int *b) { exchange<<<1, 32 / 2>>>(a, b); }
