static cudaTextureObject_t texture_of_float(const float *memory, size_t bytes) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeLinear;
  resource.res.linear.devPtr = const_cast<float *>(memory);
  resource.res.linear.desc = cudaCreateChannelDesc<float>();
  resource.res.linear.sizeInBytes = bytes;
  cudaTextureDesc reading = {};
  reading.readMode = cudaReadModeElementType;
  cudaTextureObject_t texture = 0;
  cudaCreateTextureObject(&texture, &resource, &reading, nullptr);
  return texture;
}

// plan: place a texture; place b texture
// One function makes both objects; one wait is enough for both, and the program's own where it has one.
__global__ void add(float *out, cudaTextureObject_t a, cudaTextureObject_t b) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = tex1Dfetch<float>(a, i) + tex1Dfetch<float>(b, i);
}

void twice(float *out) {
  float *a, *b;
  cudaMalloc(&a, 1024 * sizeof(float));
  cudaMalloc(&b, 1024 * sizeof(float));
  const cudaTextureObject_t a_texture = texture_of_float(a, 1024 * sizeof(float));
  const cudaTextureObject_t b_texture = texture_of_float(b, 1024 * sizeof(float));
  add<<<4, 256>>>(out, a_texture, b_texture);
  cudaStreamSynchronize(0);
  cudaDestroyTextureObject(b_texture);
  cudaDestroyTextureObject(a_texture);
  const cudaTextureObject_t a_texture2 = texture_of_float(b, 1024 * sizeof(float));
  const cudaTextureObject_t b_texture2 = texture_of_float(a, 1024 * sizeof(float));
  add<<<4, 256>>>(out, a_texture2, b_texture2); // again
  cudaDeviceSynchronize();
  cudaDestroyTextureObject(b_texture2);
  cudaDestroyTextureObject(a_texture2);
  cudaFree(a);
  cudaFree(b);
}

void onStream(float *out, cudaStream_t stream, cudaStream_t other) {
  float *a, *b;
  cudaMalloc(&a, 1024 * sizeof(float));
  cudaMalloc(&b, 1024 * sizeof(float));
  const cudaTextureObject_t a_texture = texture_of_float(a, 1024 * sizeof(float));
  const cudaTextureObject_t b_texture = texture_of_float(b, 1024 * sizeof(float));
  add<<<4, 256, 0, stream>>>(out, a_texture, b_texture);
  cudaStreamSynchronize(stream);
  cudaDestroyTextureObject(b_texture);
  cudaDestroyTextureObject(a_texture);
  cudaStreamSynchronize(other);
}
