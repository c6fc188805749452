// plan: unroll k 4
__kernel void rows(__global float *out, __global const float *m, __global const float *v, const int columns) {
  const int row = get_global_id(0);
  float sum = 0.0f;
  int k = 0;
  for (; k + 3 < columns; k += 4) {
    sum = mad(m[row * columns + k], v[k], sum);
    sum = mad(m[row * columns + k + 1], v[k + 1], sum);
    sum = mad(m[row * columns + k + 2], v[k + 2], sum);
    sum = mad(m[row * columns + k + 3], v[k + 3], sum);
  }
  for (; k < columns; ++k)
    sum = mad(m[row * columns + k], v[k], sum);
  out[row] = sum;
}
