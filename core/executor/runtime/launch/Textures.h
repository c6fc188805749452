// SPDX-License-Identifier: Apache-2.0
//
// Texture and surface objects, as the CUDA C++ Programming Guide describes them ("Texture Fetching"): point and linear
// filtering, the four ways to go on outside, values as they are or scaled to [0, 1] and [-1, 1].
#pragma once

#include "core/executor/abi/Abi.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::executor {

enum class ChannelKind : std::uint8_t { signedInteger, unsignedInteger, floatingPoint };

/// An image in memory. Its planes are layers or the third dimension.
struct Image {
  std::byte *begin = nullptr;
  std::size_t width = 0;    ///< elements
  std::size_t height = 1;   ///< rows
  std::size_t depth = 1;    ///< planes
  std::size_t rowBytes = 0; ///< distance between rows
  std::size_t planeBytes = 0;
  std::uint32_t channels = 1;
  std::uint32_t channelBytes = 4; ///< 1, 2 or 4
  ChannelKind kind = ChannelKind::floatingPoint;
  bool isLayered = false;

  std::size_t elementBytes() const { return std::size_t{channels} * channelBytes; }
};

enum class Addressing : std::uint32_t { wrap, clamp, mirror, border };

/// How a texture reads its image. Surfaces do not use it.
struct Sampling {
  std::array<Addressing, 3> addressing{Addressing::clamp, Addressing::clamp, Addressing::clamp};
  bool isLinear = false;
  bool scales = false; ///< converts integers to floats in [0, 1] or [-1, 1]
  bool hasNormalizedCoordinates = false;
  std::array<float, 4> border{};
};

/// What a texture or surface object stands for.
struct ImageObject {
  Image image;
  Sampling sampling;
};

/// Texture and surface objects by their numbers. Must not be changed while a kernel runs.
class ImageTable {
public:
  /// Makes an object. Returns its number, which is never 0.
  std::uint64_t add(const Image &image, const Sampling &sampling);
  /// Removes an object. False if there is no such object.
  bool remove(std::uint64_t number);
  /// Null if there is no such object.
  const ImageObject *find(std::uint64_t number) const;

private:
  std::vector<std::optional<ImageObject>> objects_; ///< an object's number is its index and one more
};

/// Four channels of 32 bits each.
struct Texel {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
};

// Runtime functions. Coordinates are the bits of floats, or integers. For surfaces x counts bytes.
Texel fetchTexture(const ThreadState *thread, std::uint64_t object, std::uint32_t access, std::uint32_t layer,
                   std::uint32_t x, std::uint32_t y, std::uint32_t z, std::uint32_t site);
void *surfacePlace(const ThreadState *thread, std::uint64_t object, std::uint32_t access, std::uint32_t layer,
                   std::uint32_t x, std::uint32_t y, std::uint32_t z, std::uint32_t bytes, std::uint32_t site);

} // namespace warpgrain::executor
