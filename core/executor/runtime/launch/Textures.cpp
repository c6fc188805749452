// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/launch/Textures.h"

#include "core/executor/runtime/launch/LaunchState.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace warpgrain::executor {

namespace {

using run::FaultKind;
using Channels = std::array<double, 4>; ///< holds every value of 32 bits

const ImageObject &objectOf(const ThreadState *thread, std::uint64_t number, std::uint32_t site) {
  const ImageObject *object = thread->block->launch->images.find(number);
  if (object == nullptr)
    endWith(*thread, FaultKind::outOfBounds, "It uses a texture or surface object that does not exist.", site);
  return *object;
}

double channelAt(const Image &image, const std::byte *place) {
  const auto as = [place]<typename T>(T value) {
    std::memcpy(&value, place, sizeof value);
    return static_cast<double>(value);
  };
  if (image.kind == ChannelKind::floatingPoint) {
    if (image.channelBytes == 4) return as(float{});
    std::uint16_t half = 0;
    std::memcpy(&half, place, sizeof half);
    const int exponent = half >> 10U & 31U;
    const double fraction = (half & 1023U) / 1024.0;
    const double size = exponent == 0    ? std::ldexp(fraction, -14)
                        : exponent == 31 ? (fraction == 0 ? HUGE_VAL : std::nan(""))
                                         : std::ldexp(1 + fraction, exponent - 15);
    return (half >> 15U) != 0 ? -size : size;
  }
  const bool isSigned = image.kind == ChannelKind::signedInteger;
  if (image.channelBytes == 1) return isSigned ? as(std::int8_t{}) : as(std::uint8_t{});
  if (image.channelBytes == 2) return isSigned ? as(std::int16_t{}) : as(std::uint16_t{});
  return isSigned ? as(std::int32_t{}) : as(std::uint32_t{});
}

double scaled(const Image &image, double value) {
  const unsigned bits = 8 * image.channelBytes;
  if (image.kind == ChannelKind::unsignedInteger) return value / (std::ldexp(1, static_cast<int>(bits)) - 1);
  return std::max(value / (std::ldexp(1, static_cast<int>(bits) - 1) - 1), -1.0);
}

/// An index inside [0, size), or nothing for the border.
std::optional<std::size_t> inside(std::int64_t index, std::size_t size, Addressing addressing) {
  const auto count = static_cast<std::int64_t>(size);
  if (index >= 0 && index < count) return static_cast<std::size_t>(index);
  switch (addressing) {
  case Addressing::wrap:
    return static_cast<std::size_t>((index % count + count) % count);
  case Addressing::clamp:
    return static_cast<std::size_t>(std::clamp<std::int64_t>(index, 0, count - 1));
  case Addressing::mirror: {
    const std::int64_t turn = (index % (2 * count) + 2 * count) % (2 * count);
    return static_cast<std::size_t>(turn < count ? turn : 2 * count - 1 - turn);
  }
  case Addressing::border:
    break;
  }
  return std::nullopt;
}

/// One fetch of one texture.
class Fetch {
public:
  Fetch(const ImageObject &object, const ImageAccess &access, std::uint32_t layer)
      : image_(object.image), sampling_(object.sampling), access_(access),
        layer_(std::min<std::size_t>(layer, object.image.depth - 1)),
        sizes_{object.image.width, object.image.height, object.image.depth} {}

  Channels at(const std::array<std::uint32_t, 3> &coordinates) const {
    std::array<double, 3> place{};
    for (std::size_t axis = 0; axis < access_.dimensions; ++axis) {
      if (access_.hasIntegerCoordinates) {
        place[axis] = std::bit_cast<std::int32_t>(coordinates[axis]);
        continue;
      }
      const double given = std::bit_cast<float>(coordinates[axis]);
      place[axis] = std::isnan(given) ? 0 : given;
      if (sampling_.hasNormalizedCoordinates) place[axis] *= static_cast<double>(sizes_[axis]);
    }
    return sampling_.isLinear && !access_.hasIntegerCoordinates ? linear(place) : nearest(place);
  }

private:
  static std::int64_t floored(double value) {
    return static_cast<std::int64_t>(std::floor(std::clamp(value, -1e15, 1e15)));
  }

  /// Only coordinates that are parts of the whole go round.
  Addressing addressingOf(std::size_t axis) const {
    const Addressing wished = sampling_.addressing[axis];
    if (access_.hasIntegerCoordinates) return Addressing::border;
    const bool goesRound = wished == Addressing::wrap || wished == Addressing::mirror;
    return goesRound && !sampling_.hasNormalizedCoordinates ? Addressing::clamp : wished;
  }

  Channels element(const std::array<std::int64_t, 3> &indices) const {
    std::array<std::size_t, 3> found{};
    for (std::size_t axis = 0; axis < access_.dimensions; ++axis) {
      const auto index = inside(indices[axis], sizes_[axis], addressingOf(axis));
      if (!index) return borderValue();
      found[axis] = *index;
    }
    if (access_.isLayered) found[2] = layer_;
    const std::byte *place =
        image_.begin + found[2] * image_.planeBytes + found[1] * image_.rowBytes + found[0] * image_.elementBytes();
    Channels out{};
    for (std::uint32_t channel = 0; channel < image_.channels; ++channel) {
      out[channel] = channelAt(image_, place + std::size_t{channel} * image_.channelBytes);
      if (sampling_.scales && image_.kind != ChannelKind::floatingPoint) out[channel] = scaled(image_, out[channel]);
    }
    return out;
  }

  Channels borderValue() const {
    if (access_.hasIntegerCoordinates) return {};
    Channels out{};
    for (std::uint32_t channel = 0; channel < image_.channels; ++channel)
      out[channel] = sampling_.border[channel];
    return out;
  }

  Channels nearest(const std::array<double, 3> &place) const {
    return element({floored(place[0]), floored(place[1]), floored(place[2])});
  }

  /// Weights have eight bits behind the point, as on the device.
  Channels linear(const std::array<double, 3> &place) const {
    std::array<std::int64_t, 3> first{};
    std::array<double, 3> weight{};
    for (std::size_t axis = 0; axis < access_.dimensions; ++axis) {
      const double shifted = place[axis] - 0.5;
      first[axis] = floored(shifted);
      weight[axis] = std::round((shifted - static_cast<double>(first[axis])) * 256) / 256;
    }
    Channels out{};
    for (unsigned corner = 0; corner < 1U << access_.dimensions; ++corner) {
      double part = 1;
      std::array<std::int64_t, 3> indices = first;
      for (std::size_t axis = 0; axis < access_.dimensions; ++axis) {
        const bool isUpper = (corner >> axis & 1U) != 0;
        indices[axis] += isUpper ? 1 : 0;
        part *= isUpper ? weight[axis] : 1 - weight[axis];
      }
      if (part == 0) continue;
      const Channels value = element(indices);
      for (std::size_t channel = 0; channel < out.size(); ++channel)
        out[channel] += part * value[channel];
    }
    return out;
  }

  const Image &image_;
  const Sampling &sampling_;
  const ImageAccess &access_;
  std::size_t layer_;
  std::array<std::size_t, 3> sizes_;
};

std::uint64_t bitsOf(double value, bool asFloat) {
  if (asFloat) return std::bit_cast<std::uint32_t>(static_cast<float>(value));
  return static_cast<std::uint32_t>(static_cast<std::int64_t>(value));
}

} // namespace

std::uint64_t ImageTable::add(const Image &image, const Sampling &sampling) {
  objects_.push_back(ImageObject{.image = image, .sampling = sampling});
  return objects_.size();
}

bool ImageTable::remove(std::uint64_t number) {
  if (find(number) == nullptr) return false;
  objects_[number - 1].reset();
  return true;
}

const ImageObject *ImageTable::find(std::uint64_t number) const {
  if (number == 0 || number > objects_.size()) return nullptr;
  const auto &object = objects_[number - 1];
  return object ? &*object : nullptr;
}

Texel fetchTexture(const ThreadState *thread, std::uint64_t object, std::uint32_t access, std::uint32_t layer,
                   std::uint32_t x, std::uint32_t y, std::uint32_t z, std::uint32_t site) {
  const ImageAccess how = ImageAccess::unpacked(access);
  const Channels value = Fetch(objectOf(thread, object, site), how, layer).at({x, y, z});
  return {.low = bitsOf(value[0], how.givesFloats) | bitsOf(value[1], how.givesFloats) << 32U,
          .high = bitsOf(value[2], how.givesFloats) | bitsOf(value[3], how.givesFloats) << 32U};
}

void *surfacePlace(const ThreadState *thread, std::uint64_t object, std::uint32_t access, std::uint32_t layer,
                   std::uint32_t x, std::uint32_t y, std::uint32_t z, std::uint32_t bytes, std::uint32_t site) {
  thread_local std::array<std::uint64_t, 2> nowhere;
  const ImageAccess how = ImageAccess::unpacked(access);
  const Image &image = objectOf(thread, object, site).image;
  const std::size_t rowBytes = image.width * image.elementBytes();
  std::array<std::int64_t, 3> place{std::bit_cast<std::int32_t>(x), std::bit_cast<std::int32_t>(y),
                                    std::bit_cast<std::int32_t>(how.isLayered ? layer : z)};
  const std::array<std::int64_t, 3> last{static_cast<std::int64_t>(rowBytes) - bytes,
                                         static_cast<std::int64_t>(image.height) - 1,
                                         static_cast<std::int64_t>(image.depth) - 1};
  if (place[0] % static_cast<std::int64_t>(image.channelBytes) != 0)
    endWith(*thread, FaultKind::misaligned, "It accesses a surface at a byte where no element begins: x counts bytes.",
            site);
  for (std::size_t axis = 0; axis < place.size(); ++axis) {
    if (place[axis] >= 0 && place[axis] <= last[axis]) continue;
    if (how.outside == 2)
      endWith(*thread, FaultKind::outOfBounds, "It accesses a surface outside of its array (x counts bytes).", site);
    if (how.outside == 0) {
      nowhere = {};
      return nowhere.data();
    }
    place[axis] = std::clamp<std::int64_t>(place[axis], 0, last[axis]);
  }
  return image.begin + static_cast<std::size_t>(place[2]) * image.planeBytes +
         static_cast<std::size_t>(place[1]) * image.rowBytes + static_cast<std::size_t>(place[0]);
}

} // namespace warpgrain::executor
