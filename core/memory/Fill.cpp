// SPDX-License-Identifier: Apache-2.0
#include "core/memory/Fill.h"

#include <algorithm>
#include <cstring>
#include <fstream>

namespace warpgrain::memory {

namespace {

/// Sebastiano Vigna's SplitMix64: every number has its own index, so pieces may be made in any order.
std::uint64_t scattered(std::uint64_t seed, std::uint64_t index) {
  std::uint64_t z = seed + (index + 1) * 0x9e3779b97f4a7c15U;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}

void writeRandom(std::byte *at, ScalarKind kind, const Fill &fill, const Interval &interval, std::uint64_t index) {
  const std::uint64_t random = scattered(fill.seed, index);
  if (isFloating(kind)) {
    const unsigned bits = std::clamp(fill.shareBits, 1U, 24U);
    const double share = static_cast<double>(random >> (64 - bits)) / static_cast<double>(std::uint64_t{1} << bits);
    return writeNumber(at, kind, interval.low + share * (interval.high - interval.low));
  }
  if (fill.kind == FillKind::bits) return writeNumber(at, kind, static_cast<std::int64_t>(random));
  const std::uint64_t low = integerBits(interval.low);
  const std::uint64_t count = std::max<std::uint64_t>(1, integerBits(interval.high) - low);
  writeNumber(at, kind, static_cast<std::int64_t>(low + random % count));
}

/// Writes random numbers of a kind that is nothing but a C++ type, as writeRandom() does.
template <typename Number>
void writeFloats(std::span<std::byte> memory, const Fill &fill, const Interval &interval, std::uint64_t first) {
  const unsigned bits = std::clamp(fill.shareBits, 1U, 24U);
  const auto steps = static_cast<double>(std::uint64_t{1} << bits);
  const double width = interval.high - interval.low;
  for (std::size_t i = 0; i < memory.size() / sizeof(Number); ++i) {
    const double share = static_cast<double>(scattered(fill.seed, first + i) >> (64 - bits)) / steps;
    const auto number = static_cast<Number>(interval.low + share * width);
    std::memcpy(memory.data() + i * sizeof(Number), &number, sizeof number);
  }
}

/// The usual fill of the usual buffers, many times as fast as number by number.
bool fillWithRandomFloats(std::span<std::byte> memory, const ElementType &type, const Fill &fill, std::uint64_t first) {
  const auto kind = type.scalar();
  if (!kind || (fill.kind != FillKind::random && fill.kind != FillKind::bits)) return false;
  if (*kind != ScalarKind::f32 && *kind != ScalarKind::f64) return false;
  const Interval interval = intervalFor(*kind, fill);
  if (*kind == ScalarKind::f32)
    writeFloats<float>(memory, fill, interval, first);
  else
    writeFloats<double>(memory, fill, interval, first);
  return true;
}

void writeRamp(std::byte *at, ScalarKind kind, const Fill &fill, std::uint64_t index) {
  if (isFloating(kind)) return writeNumber(at, kind, fill.value + static_cast<double>(index) * fill.step);
  const std::uint64_t value = integerBits(fill.value) + index * integerBits(fill.step);
  writeNumber(at, kind, static_cast<std::int64_t>(value));
}

Result<void> fillFromFile(std::span<std::byte> memory, const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return fail(ErrorKind::input, path + " cannot be read; check the path of the buffer's file.");
  in.read(reinterpret_cast<char *>(memory.data()), static_cast<std::streamsize>(memory.size()));
  if (static_cast<std::size_t>(in.gcount()) == memory.size()) return {};
  return fail(ErrorKind::input, path + " has " + std::to_string(in.gcount()) + " bytes, but the buffer has " +
                                    std::to_string(memory.size()) + "; give a longer file or fewer elements.");
}

} // namespace

Interval intervalFor(ScalarKind kind, const Fill &fill) {
  Interval usual{0, 1024};
  if (isFloating(kind)) usual = {-1, 1};
  if (kind == ScalarKind::boolean) usual = {0, 2};
  if (kind == ScalarKind::i8) usual = {-128, 128};
  if (kind == ScalarKind::u8) usual = {0, 256};
  return {fill.low.value_or(usual.low), fill.high.value_or(usual.high)};
}

void fillElements(std::span<std::byte> memory, const ElementType &type, const Fill &fill, std::uint64_t first) {
  if (fillWithRandomFloats(memory, type, fill, first)) return;
  std::ranges::fill(memory, std::byte{0});
  if (fill.kind == FillKind::zero || type.strideBytes == 0) return;
  const std::uint64_t count = memory.size() / type.strideBytes;
  const std::uint64_t numbers = type.members.size();
  for (std::uint64_t place = 0; place < numbers; ++place) {
    const ElementMember &member = type.members[place];
    const Interval interval = intervalFor(member.kind, fill);
    std::byte *at = memory.data() + member.offset;
    for (std::uint64_t i = first; i < first + count; ++i, at += type.strideBytes)
      if (fill.kind == FillKind::constant)
        writeNumber(at, member.kind, fill.value);
      else if (fill.kind == FillKind::ramp)
        writeRamp(at, member.kind, fill, i);
      else
        writeRandom(at, member.kind, fill, interval, i * numbers + place);
  }
}

Result<void> fillMemory(std::span<std::byte> memory, const ElementType &type, const Fill &fill) {
  if (fill.kind == FillKind::file) return fillFromFile(memory, fill.file);
  fillElements(memory, type, fill);
  return {};
}

} // namespace warpgrain::memory
