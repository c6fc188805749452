// SPDX-License-Identifier: Apache-2.0
#include "core/measure/BundleBuffers.h"

#include "core/measure/BundlePath.h"
#include "core/measure/HexBytes.h"
#include "core/measure/Refusal.h"
#include "core/measure/Relocations.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

namespace warpgrain::measure {

namespace {

using Json = nlohmann::json;

// More than any GPU has or any person writes; what is in between is the driver's to refuse.
constexpr std::uint64_t maximumBufferBytes = std::uint64_t{1} << 40U;
constexpr std::size_t maximumBuffers = 4096;
constexpr std::uint64_t maximumElementBytes = 65536;
constexpr unsigned oldShareBits = 24;
constexpr double huge = 1e300;

Tolerance toleranceOf(const JsonFields &fields, const Tolerance &otherwise) {
  if (!fields.has("tolerance")) return otherwise;
  const JsonFields tolerance = fields.object("tolerance");
  tolerance.allowOnly({"absolute", "relative"});
  return {.absolute = tolerance.numberOr("absolute", 0, 0, huge), .relative = tolerance.numberOr("relative", 0, 0, 1)};
}

FillKind fillKindOf(const JsonFields &fields) {
  const std::string kind = fields.text("kind");
  if (kind == "zero") return FillKind::zero;
  if (kind == "constant") return FillKind::constant;
  if (kind == "ramp") return FillKind::ramp;
  if (kind == "random") return FillKind::random;
  if (kind == "file") return FillKind::file;
  fields.refuse("kind", "must be zero, constant, ramp, random or file.");
}

bool isWhole(double value) {
  return value == static_cast<double>(static_cast<std::int64_t>(value));
}

void checkWhole(const JsonFields &fields, const Fill &fill, const ElementType &element) {
  if (std::ranges::all_of(element.members, [](const ElementMember &member) { return isFloating(member.kind); })) return;
  for (const auto &value : {fill.low, fill.high, std::optional(fill.value), std::optional(fill.step)})
    if (value && !isWhole(*value)) fields.refuse("kind", "fills whole numbers; give whole numbers for it.");
}

/// Versions before 3 know one interval, whose end integers reach, and fill them with all values where there is none.
void readOldRandom(const JsonFields &fields, const ElementType &element, double limit, Fill &fill) {
  fill.shareBits = oldShareBits;
  fill.low = fields.numberIfThere("minimum", -limit, limit);
  fill.high = fields.numberIfThere("maximum", -limit, limit);
  if (fill.low.has_value() != fill.high.has_value())
    fields.refuse("minimum", "and maximum are given together or not at all.");
  if (fill.low && !(*fill.low <= *fill.high)) fields.refuse("minimum", "is more than maximum.");
  checkWhole(fields, fill, element);
  const auto kind = element.scalar();
  if (kind && isFloating(*kind)) return;
  if (fill.high)
    *fill.high += 1;
  else
    fill.kind = FillKind::bits;
}

void readRandom(const JsonFields &fields, const ElementType &element, double limit, Fill &fill) {
  fields.allowOnly({"kind", "seed", "minimum", "maximum", "bits", "low", "high"});
  fill.seed = fields.countOr("seed", 0, 0, UINT64_MAX);
  if (!fields.has("bits")) {
    for (const char *key : {"low", "high"})
      if (fields.has(key)) fields.refuse(key, "is given without bits.");
    return readOldRandom(fields, element, limit, fill);
  }
  for (const char *key : {"minimum", "maximum"})
    if (fields.has(key)) fields.refuse(key, "is given together with bits; say low and high.");
  fill.shareBits = static_cast<unsigned>(fields.count("bits", 1, 24));
  fill.low = fields.numberIfThere("low", -limit, limit);
  fill.high = fields.numberIfThere("high", -limit, limit);
  for (const ElementMember &member : element.members) {
    const memory::Interval interval = intervalFor(member.kind, fill);
    if (!(interval.low <= interval.high)) fields.refuse("low", "is more than high.");
  }
  if (!element.hasFloating()) checkWhole(fields, fill, element);
}

Fill fillOf(const JsonFields &buffer, const ElementType &element) {
  if (!buffer.has("fill")) return {};
  const JsonFields fields = buffer.object("fill");
  Fill fill{.kind = fillKindOf(fields)};
  // Integers are given as doubles, which hold whole numbers up to 2^53 exactly.
  const bool onlyFloating =
      std::ranges::all_of(element.members, [](const ElementMember &member) { return isFloating(member.kind); });
  const double limit = onlyFloating ? huge : 0x1p53;
  switch (fill.kind) {
  case FillKind::constant:
    fields.allowOnly({"kind", "value"});
    fill.value = fields.number("value", -limit, limit);
    break;
  case FillKind::ramp:
    fields.allowOnly({"kind", "start", "step"});
    fill.value = fields.numberOr("start", 0, -limit, limit);
    fill.step = fields.numberOr("step", 1, -limit, limit);
    break;
  case FillKind::random:
    readRandom(fields, element, limit, fill);
    return fill;
  case FillKind::file:
    fields.allowOnly({"kind", "file"});
    fill.file = fields.text("file");
    break;
  default:
    fields.allowOnly({"kind"});
    break;
  }
  checkWhole(fields, fill, element);
  return fill;
}

/// A name, or since version 3 an object that tells its numbers.
ElementType elementOf(const JsonFields &buffer) {
  if (!buffer.has("element")) return ElementType::of(ScalarKind::u8);
  if (!buffer.value("element").is_object()) {
    const auto kind = memory::scalarKindNamed(buffer.text("element"));
    if (!kind)
      buffer.refuse("element", "must be one of bool, i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64, or an "
                               "object with stride and members.");
    return ElementType::of(*kind);
  }
  const JsonFields fields = buffer.object("element");
  fields.allowOnly({"name", "stride", "members"});
  ElementType out{.name = fields.textOr("name", ""), .strideBytes = fields.count("stride", 1, maximumElementBytes)};
  std::uint64_t end = 0;
  for (const Json &value : fields.list("members", 1, maximumElementBytes)) {
    const JsonFields member(value, fields.place() + "." + placeIn("members", out.members.size()));
    member.allowOnly({"name", "offset", "kind"});
    const auto kind = memory::scalarKindNamed(member.text("kind"));
    if (!kind) member.refuse("kind", "is no kind of number.");
    const std::uint64_t offset = member.count("offset", end, maximumElementBytes);
    end = offset + sizeOf(*kind);
    if (end > out.strideBytes) member.refuse("offset", "lies outside of the element.");
    out.members.push_back({.name = member.textOr("name", "", 256), .offset = offset, .kind = *kind});
  }
  return out;
}

void checkSize(const Bundle &bundle, const JsonFields &fields, const std::string &file, std::uint64_t bytes) {
  const std::uint64_t size = orRefuse(sizeInside(bundle.folder, file, maximumBufferBytes));
  if (size != bytes)
    fields.refuse("bytes", "is " + std::to_string(bytes) + ", but the file " + file + " has " + std::to_string(size) +
                               "; the sizes must be equal.");
}

Buffer bufferOf(const Bundle &bundle, const Json &value, std::size_t index) {
  const JsonFields fields(value, placeIn("buffers", index));
  fields.allowOnly({"name", "bytes", "element", "written", "read", "fill", "expected", "tolerance", "symbol",
                    "pointers", "expected_pointers"});
  Buffer buffer{.name = fields.text("name", 128), .bytes = fields.count("bytes", 1, maximumBufferBytes)};
  buffer.element = elementOf(fields);
  if (const std::uint64_t stride = buffer.element.strideBytes; buffer.bytes % stride != 0)
    fields.refuse("bytes", "is no multiple of " + std::to_string(stride) + ", the size of an element.");
  buffer.written = fields.flagOr("written", true);
  buffer.read = fields.flagOr("read", true);
  buffer.fill = fillOf(fields, buffer.element);
  buffer.expected = fields.textOr("expected", "");
  buffer.tolerance = toleranceOf(fields, {});
  buffer.symbol = fields.textOr("symbol", "");
  if (buffer.symbol.find('\0') != std::string::npos) fields.refuse("symbol", "is no name of a variable.");
  buffer.pointers = fields.textOr("pointers", "");
  buffer.expectedPointers = fields.textOr("expected_pointers", "");
  if (buffer.fill.kind == FillKind::file) checkSize(bundle, fields, buffer.fill.file, buffer.bytes);
  if (!buffer.expectedPointers.empty() && buffer.expected.empty())
    fields.refuse("expected_pointers", "is given without expected.");
  if (!buffer.expected.empty()) {
    if (!buffer.written) fields.refuse("expected", "is given for a buffer that is not written.");
    checkSize(bundle, fields, buffer.expected, buffer.bytes);
  }
  return buffer;
}

} // namespace

std::vector<Buffer> buffersOf(const Bundle &bundle, const JsonFields &fields) {
  std::vector<Buffer> buffers;
  std::set<std::string> names;
  std::uint64_t total = 0;
  for (const Json &value : fields.list("buffers", 0, maximumBuffers)) {
    buffers.push_back(bufferOf(bundle, value, buffers.size()));
    if (!names.insert(buffers.back().name).second)
      fields.refuse("buffers", "has two buffers called " + buffers.back().name + ".");
    total += buffers.back().bytes; // at most 2^48
  }
  if (total > maximumBufferBytes)
    fields.refuse("buffers", "need " + std::to_string(total) + " bytes together, more than any GPU has.");
  return buffers;
}

void checkPointers(const Bundle &bundle) {
  for (const Buffer &buffer : bundle.buffers)
    for (const std::string &file : {buffer.pointers, buffer.expectedPointers})
      if (!file.empty()) orRefuse(readRelocations(bundle, buffer, file));
}

} // namespace warpgrain::measure
