// SPDX-License-Identifier: Apache-2.0
//
// The binary interface of the CUDA runtime: values and layouts that are the same in every toolkit since 11.0 (CUDA
// Runtime API reference, "Data types used by CUDA Runtime"). GlueHeader.h handles what differs between toolkits.
#pragma once

#include <cstddef>
#include <cstdint>

namespace warpgrain::executor::cuda {

// NOLINTBEGIN(modernize-avoid-c-arrays): the runtime fixes the layout of these types

/// cudaError_t
enum class Error : int {
  success = 0,
  invalidValue = 1,
  memoryAllocation = 2,
  initializationError = 3,
  invalidConfiguration = 9,
  invalidPitchValue = 12,
  invalidSymbol = 13,
  invalidDevicePointer = 17,
  invalidMemcpyDirection = 21,
  insufficientDriver = 35,
  missingConfiguration = 52,
  invalidDeviceFunction = 98,
  noDevice = 100,
  invalidDevice = 101,
  invalidResourceHandle = 400,
  illegalState = 401,
  notReady = 600,
  illegalAddress = 700,
  launchOutOfResources = 701,
  peerAccessNotEnabled = 705,
  assertion = 710,
  hostMemoryAlreadyRegistered = 712,
  hostMemoryNotRegistered = 713,
  launchFailure = 719,
  cooperativeLaunchTooLarge = 720,
  notPermitted = 800,
  notSupported = 801,
  captureUnsupported = 900,
  captureInvalidated = 901,
  captureMerge = 902,
  captureUnmatched = 903,
  captureUnjoined = 904,
  captureIsolation = 905,
  captureImplicit = 906,
  capturedEvent = 907,
  graphUpdateFailure = 910,
  unknown = 999,
};

/// dim3
struct Dim3 {
  std::uint32_t x = 1;
  std::uint32_t y = 1;
  std::uint32_t z = 1;
};

/// cudaMemcpyKind
enum class CopyKind : int { hostToHost = 0, hostToDevice = 1, deviceToHost = 2, deviceToDevice = 3, any = 4 };

/// cudaPitchedPtr
struct PitchedPointer {
  void *address = nullptr;
  std::size_t pitch = 0; ///< bytes
  std::size_t width = 0; ///< bytes
  std::size_t height = 0;
};

/// cudaPos
struct Position {
  std::size_t x = 0; ///< bytes
  std::size_t y = 0;
  std::size_t z = 0;
};

/// cudaExtent
struct Extent {
  std::size_t width = 0; ///< bytes
  std::size_t height = 0;
  std::size_t depth = 0;
};

/// cudaMemcpy3DParms
struct Copy3D {
  void *sourceArray = nullptr;
  Position sourcePosition;
  PitchedPointer source;
  void *targetArray = nullptr;
  Position targetPosition;
  PitchedPointer target;
  Extent extent;
  CopyKind kind = CopyKind::any;
};

/// cudaChannelFormatDesc
struct ChannelFormat {
  int bits[4] = {}; ///< bits of each channel; 0 if it is missing
  int kind = 3;     ///< cudaChannelFormatKind: 0 signed, 1 unsigned, 2 float, 3 none
};

/// cudaResourceType
enum class ResourceKind : int { array = 0, mipmappedArray = 1, linear = 2, pitch2D = 3 };

/// cudaResourceDesc
struct Resource {
  ResourceKind kind = ResourceKind::array;

  union {
    void *array;

    struct {
      void *address;
      ChannelFormat format;
      std::size_t bytes;
    } linear;

    struct {
      void *address;
      ChannelFormat format;
      std::size_t width;  ///< elements
      std::size_t height; ///< rows
      std::size_t pitch;  ///< bytes
    } pitch2D;

    int reserved[32];
  } of{};

  unsigned flags = 0;
};

/// The leading members of cudaTextureDesc
struct TextureDescription {
  std::uint32_t addressing[3] = {}; ///< cudaTextureAddressMode: 0 wrap, 1 clamp, 2 mirror, 3 border
  int filter = 0;                   ///< cudaTextureFilterMode: 0 point, 1 linear
  int readMode = 0;                 ///< cudaTextureReadMode: 0 element type, 1 normalized float
  int sRgb = 0;
  float border[4] = {};
  int hasNormalizedCoordinates = 0;
};

/// The leading members of cudaPointerAttributes
struct PointerAttributes {
  int type = 0; ///< cudaMemoryType: 0 not known, 1 host, 2 device, 3 managed
  int device = 0;
  void *devicePointer = nullptr;
  void *hostPointer = nullptr;
};

/// The leading members of cudaFuncAttributes
struct FunctionAttributes {
  std::size_t sharedBytes = 0; ///< static
  std::size_t constantBytes = 0;
  std::size_t localBytes = 0;
  int mostThreadsPerBlock = 0;
  int registers = 0;
  int ptxVersion = 0;
  int binaryVersion = 0;
  int cacheModeCa = 0;
  int mostDynamicSharedBytes = 0;
  int preferredSharedCarveout = -1;
};

/// cudaKernelNodeParams
struct KernelNode {
  const void *stub = nullptr;
  Dim3 grid;
  Dim3 block;
  unsigned sharedBytes = 0; ///< dynamic
  void **arguments = nullptr;
  void **extra = nullptr;
};

/// cudaMemsetParams
struct FillNode {
  void *begin = nullptr;
  std::size_t pitch = 0; ///< bytes; ignored for one row
  unsigned value = 0;
  unsigned elementBytes = 0;
  std::size_t width = 0; ///< elements
  std::size_t height = 0;
};

/// cudaHostNodeParams
struct HostNode {
  void (*function)(void *) = nullptr;
  void *data = nullptr;
};

/// cudaMemAllocNodeParams
struct AllocationNode {
  std::byte pool[88];
  const void *access = nullptr;
  std::size_t accessCount = 0;
  std::size_t bytes = 0;
  void *memory = nullptr; ///< output
};

/// cudaLaunchConfig_t
struct LaunchConfiguration {
  Dim3 grid;
  Dim3 block;
  std::size_t sharedBytes = 0;
  void *stream = nullptr;
  const void *attributes = nullptr; ///< cudaLaunchAttribute: an id of 4 bytes, 4 of padding, 64 of value
  unsigned attributeCount = 0;
};

// NOLINTEND(modernize-avoid-c-arrays)

} // namespace warpgrain::executor::cuda
