// SPDX-License-Identifier: Apache-2.0
// expect: race s[t].position and s[t + 1].position
struct Particle {
  float position;
  float velocity;
};

// The neighbour's position is read while its thread stores it.
__global__ void move(Particle *p) {
  __shared__ Particle s[65];
  int t = threadIdx.x;
  s[t].position = p[t].position;
  s[t].velocity = p[t].velocity;
  if (t == 0) s[64].position = p[64].position;
  __syncthreads();
  s[t].position += 0.1f * (s[t + 1].position - s[t].position);
  p[t].position = s[t].position;
}

void launch(Particle *p) {
  move<<<1, 64>>>(p);
}
