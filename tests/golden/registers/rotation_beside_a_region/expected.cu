// plan: scalar-replace
// Differences, and how many of them are large.
__global__ void differences(int *__restrict__ count, double *__restrict__ out, const double *__restrict__ in, unsigned n) {
  const unsigned begin = blockIdx.x * n;
  double in_beginpk = threadIdx.y < n ? in[begin + threadIdx.y] : 0.0;
  for (unsigned k = threadIdx.y; k < n; ++k) {
    const double in_beginpkp1 = in[begin + k + 1];
    double d = in_beginpkp1 - in_beginpk;
    if (d > 1.0) d = in_beginpk;
    double out_beginpk = d;
    out_beginpk *= 2.0;
    in_beginpk = in_beginpkp1;
    out[begin + k] = out_beginpk;
  }
  double in_km1 = in[(unsigned int)3 - 1];
  for (unsigned k = 3; k < 9; k++) { const double in_k = in[k]; out[k] = in_k + in_km1; in_km1 = in_k; } // in one line
  for (unsigned j = 0; j < n; ++j) {
    double in_k2 = (unsigned int)0 < n ? in[(unsigned int)0] : 0.0;
    for (unsigned k = 0; k < n; ++k) { const double in_kp1 = in[k + 1]; out[j + k] = in_k2 * in_kp1; in_k2 = in_kp1; }
  }
  int count_0 = count[0];
  count_0 += 1;
  count_0 += n;
  count[0] = count_0;
}
