// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/ArrayTable.h"

#include <algorithm>
#include <utility>

namespace warpgrain::executor {

void *ArrayTable::add(const Array &array) {
  auto own = std::make_unique<Array>(array);
  void *handle = own.get();
  arrays_[handle] = std::move(own);
  return handle;
}

const Array *ArrayTable::find(const void *handle) const {
  const auto found = arrays_.find(handle);
  return found != arrays_.end() ? found->second.get() : nullptr;
}

void ArrayTable::remove(const void *handle) {
  arrays_.erase(handle);
}

std::optional<Image> imageOf(const cuda::ChannelFormat &format) {
  const auto channels =
      static_cast<std::uint32_t>(std::ranges::count_if(format.bits, [](int bits) { return bits != 0; }));
  const int bits = format.bits[0];
  const bool isFloat = format.kind == 2;
  if (channels == 0 || channels == 3 || format.kind < 0 || format.kind > 2) return std::nullopt;
  if (bits != 32 && bits != 16 && (bits != 8 || isFloat)) return std::nullopt;
  for (std::uint32_t i = 0; i < channels; ++i)
    if (format.bits[i] != bits) return std::nullopt;
  return Image{.channels = channels,
               .channelBytes = static_cast<std::uint32_t>(bits) / 8,
               .kind = isFloat            ? ChannelKind::floatingPoint
                       : format.kind == 0 ? ChannelKind::signedInteger
                                          : ChannelKind::unsignedInteger};
}

} // namespace warpgrain::executor
