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
  int count_0 = count[0];
  count_0 += 1;
  count_0 += n;
  count[0] = count_0;
}
