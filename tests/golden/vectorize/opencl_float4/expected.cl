// plan: vectorize in 4
// Four neighbours for each work-item, which the array's beginning keeps aligned.
__kernel void norms(__global float *out, __global const float *restrict in) {
  const int i = get_global_id(0);
  const float4 in4 = *(__global const float4 *)(&in[4 * i]);
  const float a = in4.x;
  const float b = in4.y;
  const float c = in4.z;
  const float d = in4.w;
  out[i] = sqrt(a * a + b * b + c * c + d * d);
}
