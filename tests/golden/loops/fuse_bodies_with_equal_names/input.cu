// plan: fuse L4 L8
__global__ void both(int *__restrict__ a, int *__restrict__ b) {
  int i;
  for (i = 0; i < 64; i += 2) { // first
    int t = a[i];
    a[i] = t * t;
  }
  for (i = 0; i < 64; i += 2) {
    int t = b[i];
    b[i] = t + a[i];
  } // done
}
