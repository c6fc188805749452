// SPDX-License-Identifier: Apache-2.0
#include "core/measure/Fingerprint.h"

#include "core/measure/BufferFill.h"
#include "core/measure/BundlePath.h"
#include "core/measure/BundleWriter.h"
#include "core/measure/HexBytes.h"

#include <algorithm>
#include <array>
#include <bit>

namespace warpgrain::measure {

namespace {

Result<void> addFile(Fingerprint &print, const Bundle &bundle, const std::string &name) {
  const auto size = sizeInside(bundle.folder, name, UINT64_MAX);
  if (!size) return std::unexpected(size.error());
  return visitFile(bundle, name, *size, [&print](std::uint64_t, std::span<const std::byte> bytes) -> Result<void> {
    print.add({reinterpret_cast<const char *>(bytes.data()), bytes.size()});
    return {};
  });
}

} // namespace

void Fingerprint::add(std::string_view bytes) {
  // The length first, so that where one part ends counts.
  const auto mix = [this](unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001b3U; };
  for (const char byte : std::to_string(bytes.size()) + ":")
    mix(static_cast<unsigned char>(byte));
  for (const char byte : bytes)
    mix(static_cast<unsigned char>(byte));
}

std::string Fingerprint::text() const {
  auto bytes = std::bit_cast<std::array<std::byte, 8>>(value_);
  std::ranges::reverse(bytes);
  return hexOf(bytes);
}

Result<std::vector<std::string>> fingerprintsOf(const Bundle &bundle) {
  Fingerprint common;
  Bundle alone = bundle;
  // Names for people may change; so may how long one may wait.
  alone.title.clear();
  alone.source.clear();
  alone.notes.clear();
  alone.settings.budgetSeconds = MeasureSettings{}.budgetSeconds;
  alone.settings.launchSeconds = MeasureSettings{}.launchSeconds;
  alone.variants = {bundle.variants[bundle.baseline]};
  alone.baseline = 0;
  common.add(bundleText(alone));
  std::vector<std::string> files{alone.variants.front().module};
  for (const Buffer &buffer : bundle.buffers)
    for (const std::string &file : {buffer.fill.file, buffer.expected, buffer.pointers, buffer.expectedPointers})
      if (!file.empty()) files.push_back(file);
  for (const std::string &file : files)
    if (auto added = addFile(common, bundle, file); !added) return std::unexpected(added.error());
  std::vector<std::string> out;
  for (const BundleVariant &variant : bundle.variants) {
    Fingerprint print = common;
    print.add(variantText(bundle, variant));
    if (auto added = addFile(print, bundle, variant.module); !added) return std::unexpected(added.error());
    out.push_back(print.text());
  }
  return out;
}

} // namespace warpgrain::measure
