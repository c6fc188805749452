// plan: scalar-replace
// Differences, and how many of them are large.
__global__ void differences(int *__restrict__ count, double *__restrict__ out, const double *__restrict__ in, unsigned n) {
  const unsigned begin = blockIdx.x * n;
  for (unsigned k = threadIdx.y; k < n; ++k) {
    double d = in[begin + k + 1] - in[begin + k];
    if (d > 1.0) d = in[begin + k];
    out[begin + k] = d;
    out[begin + k] *= 2.0;
  }
  for (unsigned k = 3; k < 9; k++) out[k] = in[k] + in[k - 1]; // in one line
  for (unsigned j = 0; j < n; ++j)
    for (unsigned k = 0; k < n; ++k) { out[j + k] = in[k] * in[k + 1]; }
  count[0] += 1;
  count[0] += n;
}
