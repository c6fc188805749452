// plan: unroll k 4
__kernel void rows(__global float *out, __global const float *m, __global const float *v, const int columns) {
  const int row = get_global_id(0);
  float sum = 0.0f;
  for (int k = 0; k < columns; ++k)
    sum = mad(m[row * columns + k], v[k], sum);
  out[row] = sum;
}
