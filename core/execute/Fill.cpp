// SPDX-License-Identifier: Apache-2.0
#include "core/execute/Fill.h"

#include <algorithm>
#include <cmath>
#include <fstream>

namespace warpgrain::execute {

namespace {

/// Scatters the bits of i (splitmix64).
std::uint64_t scattered(std::uint64_t i) {
  i += 0x9e3779b97f4a7c15U;
  i = (i ^ (i >> 30U)) * 0xbf58476d1ce4e5b9U;
  i = (i ^ (i >> 27U)) * 0x94d049bb133111ebU;
  return i ^ (i >> 31U);
}

struct Interval {
  double low;
  double high;
};

Interval intervalFor(ScalarKind kind, const Fill &fill) {
  Interval usual{0, 1024};
  if (isFloating(kind)) usual = {-1, 1};
  if (kind == ScalarKind::boolean) usual = {0, 2};
  if (kind == ScalarKind::i8) usual = {-128, 128};
  if (kind == ScalarKind::u8) usual = {0, 256};
  return {fill.low.value_or(usual.low), fill.high.value_or(usual.high)};
}

void writeRandom(std::byte *at, ScalarKind kind, const Interval &interval, std::uint64_t bits) {
  if (isFloating(kind)) {
    const double share = static_cast<double>(bits & 0xffffU) / 65536.0;
    return writeNumber(at, kind, interval.low + share * (interval.high - interval.low));
  }
  const auto low = static_cast<std::int64_t>(interval.low);
  const auto count = static_cast<std::uint64_t>(std::max(1.0, interval.high - interval.low));
  writeNumber(at, kind, low + static_cast<std::int64_t>(bits % count));
}

Result<void> fillFromFile(std::span<std::byte> memory, const std::filesystem::path &path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return fail(ErrorKind::input, path.string() + " cannot be read; check the path of the buffer's file.");
  in.read(reinterpret_cast<char *>(memory.data()), static_cast<std::streamsize>(memory.size()));
  if (static_cast<std::size_t>(in.gcount()) == memory.size()) return {};
  return fail(ErrorKind::input, path.string() + " has " + std::to_string(in.gcount()) + " bytes, but the buffer has " +
                                    std::to_string(memory.size()) + "; give a longer file or fewer elements.");
}

} // namespace

Result<void> fillMemory(std::span<std::byte> memory, const ElementType &type, const Fill &fill) {
  if (fill.kind == FillKind::file) return fillFromFile(memory, fill.file);
  std::ranges::fill(memory, std::byte{0});
  if (fill.kind == FillKind::zero || type.strideBytes == 0) return {};
  const std::uint64_t count = memory.size() / type.strideBytes;
  const std::uint64_t stream = scattered(fill.seed) * 2 + 1;
  for (const ElementMember &member : type.members) {
    const Interval interval = intervalFor(member.kind, fill);
    std::byte *at = memory.data() + member.offset;
    for (std::uint64_t i = 0; i < count; ++i, at += type.strideBytes) {
      if (fill.kind == FillKind::random)
        writeRandom(at, member.kind, interval, scattered((i * 64 + member.offset) * stream));
      else if (fill.kind == FillKind::ramp)
        writeNumber(at, member.kind, static_cast<std::int64_t>(i));
      else
        writeNumber(at, member.kind, fill.value);
    }
  }
  return {};
}

} // namespace warpgrain::execute
