// plan: vectorize in 4
// Four neighbours for each work-item, which the array's beginning keeps aligned.
__kernel void norms(__global float *out, __global const float *restrict in) {
  const int i = get_global_id(0);
  const float a = in[4 * i];
  const float b = in[4 * i + 1];
  const float c = in[4 * i + 2];
  const float d = in[4 * i + 3];
  out[i] = sqrt(a * a + b * b + c * c + d * d);
}
