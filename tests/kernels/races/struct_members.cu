// SPDX-License-Identifier: Apache-2.0
// expect: free
struct Particle {
  float position;
  float velocity;
};

// Neighbours' velocities are read while positions are stored: they lie side by side, but apart.
__global__ void move(Particle *p) {
  __shared__ Particle s[65];
  int t = threadIdx.x;
  s[t] = p[t];
  if (t == 0) s[64] = p[64];
  __syncthreads();
  s[t].position += 0.5f * (s[t].velocity + s[t + 1].velocity);
  p[t].position = s[t].position;
}

void launch(Particle *p) {
  move<<<1, 64>>>(p);
}
