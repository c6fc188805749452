// SPDX-License-Identifier: Apache-2.0
#include "core/measure/BufferForm.h"

#include "core/measure/BundlePath.h"
#include "core/measure/DocumentForms.h"
#include "core/measure/Refusal.h"
#include "core/measure/Relocations.h"

#include <algorithm>
#include <set>

namespace warpgrain::measure {

namespace {

using namespace json;

// More than any GPU has or any person writes; what is in between is the driver's to refuse.
constexpr std::uint64_t maximumBufferBytes = std::uint64_t{1} << 40U;
constexpr std::size_t maximumBuffers = 4096;
constexpr std::uint64_t maximumElementBytes = 65536;
constexpr unsigned oldShareBits = 24;

struct KindForm {
  const char *mistake;

  static OrderedJson write(ScalarKind kind) { return nameOf(kind); }

  void read(ScalarKind &kind, const Json &json, const Place &place) const {
    const auto found = json.is_string() ? memory::scalarKindNamed(json.get<std::string>()) : std::nullopt;
    if (!found) place.refuse(mistake);
    kind = *found;
  }
};

auto memberFields(ElementMember &member) {
  return fields(optional("name", member.name, Text{256}),
                required("offset", member.offset, Count{0, maximumElementBytes}),
                required("kind", member.kind, KindForm{"is no kind of number."}));
}

auto elementFields(ElementType &element) {
  return fields(optional("name", element.name), required("stride", element.strideBytes, Count{1, maximumElementBytes}),
                required("members", element.members, List{1, maximumElementBytes, object(memberFields)}));
}

void checkElement(const ElementType &element, const Object &fields) {
  const Place members(fields.place(), "members");
  std::uint64_t end = 0;
  for (std::size_t i = 0; i < element.members.size(); ++i) {
    const Place member(members, i);
    const Place offset(member, "offset");
    checkCount(element.members[i].offset, offset, end, maximumElementBytes);
    end = element.members[i].offset + sizeOf(element.members[i].kind);
    if (end > element.strideBytes) offset.refuse("lies outside of the element.");
  }
}

/// A name, or since version 3 an object that tells its numbers.
struct ElementForm {
  static constexpr auto object = json::object(elementFields, checkElement);

  static OrderedJson write(const ElementType &element) {
    const auto kind = element.scalar();
    return kind ? OrderedJson(nameOf(*kind)) : object.write(element);
  }

  static void read(ElementType &element, const Json &json, const Place &place) {
    element = {};
    if (json.is_object()) return object.read(element, json, place);
    ScalarKind kind{};
    KindForm{"must be one of bool, i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64, or an object with stride "
             "and members."}
        .read(kind, json, place);
    element = ElementType::of(kind);
  }
};

bool isWhole(double value) {
  return value >= -0x1p53 && value <= 0x1p53 && value == static_cast<double>(static_cast<std::int64_t>(value));
}

/// Integers are filled from whole numbers, which are written without ".0".
struct FillNumber {
  double limit;

  static OrderedJson write(double value) {
    return isWhole(value) ? OrderedJson(static_cast<std::int64_t>(value)) : OrderedJson(value);
  }

  void read(double &value, const Json &json, const Place &place) const {
    value = numberFrom(json, place, -limit, limit);
  }
};

/// What a document says of random numbers.
struct RandomText {
  std::optional<unsigned> bits;
  // Versions before 3 know one interval, whose end integers reach, and fill them with all values where there is none.
  std::optional<double> minimum;
  std::optional<double> maximum;
  std::optional<double> low;
  std::optional<double> high;
};

/// What versions before 3 hold.
bool isOldElement(const ElementType &element) {
  const auto kind = element.scalar();
  return kind && *kind != ScalarKind::boolean;
}

bool isInteger(const ElementType &element) {
  const auto kind = element.scalar();
  return !kind || !isFloating(*kind);
}

/// Random integers have the same bytes in all versions.
bool isOldRandom(const Buffer &buffer) {
  return isOldElement(buffer.element) && (isInteger(buffer.element) || buffer.fill.shareBits == oldShareBits);
}

RandomText textOfRandom(const Buffer &buffer) {
  const Fill &fill = buffer.fill;
  if (fill.kind != FillKind::random) return {};
  if (!isOldRandom(buffer)) return {.bits = fill.shareBits, .low = fill.low, .high = fill.high};
  const bool reachesEnd = isInteger(buffer.element);
  if (!reachesEnd && !fill.low && !fill.high) return {};
  const memory::Interval interval = intervalFor(*buffer.element.scalar(), fill);
  return {.minimum = interval.low, .maximum = reachesEnd ? interval.high - 1 : interval.high};
}

void checkWhole(const Fill &fill, const ElementType &element, const Object &fields) {
  if (std::ranges::all_of(element.members, [](const ElementMember &member) { return isFloating(member.kind); })) return;
  for (const auto &value : {fill.low, fill.high, std::optional(fill.value), std::optional(fill.step)})
    if (value && !isWhole(*value)) fields.refuse("kind", "fills whole numbers; give whole numbers for it.");
}

void takeOldRandom(Buffer &buffer, const RandomText &text, const Object &fields) {
  Fill &fill = buffer.fill;
  for (const char *key : {"low", "high"})
    if (fields.has(key)) fields.refuse(key, "is given without bits.");
  fill.shareBits = oldShareBits;
  fill.low = text.minimum;
  fill.high = text.maximum;
  if (fill.low.has_value() != fill.high.has_value())
    fields.refuse("minimum", "and maximum are given together or not at all.");
  if (fill.low && !(*fill.low <= *fill.high)) fields.refuse("minimum", "is more than maximum.");
  checkWhole(fill, buffer.element, fields);
  if (!isInteger(buffer.element)) return;
  if (fill.high)
    *fill.high += 1;
  else
    fill.kind = FillKind::bits;
}

void takeRandom(Buffer &buffer, const RandomText &text, const Object &fields) {
  if (!text.bits) return takeOldRandom(buffer, text, fields);
  for (const char *key : {"minimum", "maximum"})
    if (fields.has(key)) fields.refuse(key, "is given together with bits; say low and high.");
  Fill &fill = buffer.fill;
  fill.shareBits = *text.bits;
  fill.low = text.low;
  fill.high = text.high;
  for (const ElementMember &member : buffer.element.members) {
    const memory::Interval interval = intervalFor(member.kind, fill);
    if (!(interval.low <= interval.high)) fields.refuse("low", "is more than high.");
  }
  if (!buffer.element.hasFloating()) checkWhole(fill, buffer.element, fields);
}

/// A buffer's fill, whose fields depend on its kind.
struct FillForm {
  static constexpr std::array<std::string_view, 6> kinds{"zero", "constant", "ramp", "random", "random", "file"};
  static constexpr Named<6> kindForm{kinds, "must be zero, constant, ramp, random or file."};

  template <typename Use>
  static auto withFields(Buffer &buffer, RandomText &random, const Use &use) {
    Fill &fill = buffer.fill;
    const auto kind = required("kind", fill.kind, kindForm);
    // Integers are given as doubles, which hold whole numbers up to 2^53 exactly.
    const bool onlyFloating = std::ranges::all_of(buffer.element.members,
                                                  [](const ElementMember &member) { return isFloating(member.kind); });
    const FillNumber number{onlyFloating ? huge : 0x1p53};
    switch (fill.kind) {
    case FillKind::constant:
      return use(fields(kind, required("value", fill.value, number)));
    case FillKind::ramp:
      return use(fields(kind, optional("start", fill.value, number), optional("step", fill.step, number)));
    case FillKind::random:
    case FillKind::bits:
      return use(fields(kind, optional("seed", fill.seed), sparse("bits", random.bits, Count{1, 24}),
                        sparse("minimum", random.minimum, number), sparse("maximum", random.maximum, number),
                        sparse("low", random.low, number), sparse("high", random.high, number)));
    case FillKind::file:
      return use(fields(kind, required("file", fill.file)));
    case FillKind::zero:
      break;
    }
    return use(fields(kind));
  }

  static OrderedJson write(const Buffer &buffer) {
    RandomText random = textOfRandom(buffer);
    return withFields(const_cast<Buffer &>(buffer), random, [](const auto &list) { return written(list); });
  }

  static void read(Buffer &buffer, const Json &json, const Place &place) {
    const Object object(json, place);
    required("kind", buffer.fill.kind, kindForm).read(object);
    RandomText random;
    withFields(buffer, random, [&object](const auto &list) { readFields(list, object); });
    if (buffer.fill.kind == FillKind::random)
      takeRandom(buffer, random, object);
    else
      checkWhole(buffer.fill, buffer.element, object);
  }
};

auto bufferFields(Buffer &buffer) {
  return fields(required("name", buffer.name, Text{128}), required("bytes", buffer.bytes, Count{1, maximumBufferBytes}),
                optional("element", buffer.element, ElementForm{}), optional("written", buffer.written),
                optional("read", buffer.read), optional("fill", buffer, FillForm{}),
                sparse("expected", buffer.expected), sparse("tolerance", buffer.tolerance, toleranceForm(1)),
                sparse("symbol", buffer.symbol), sparse("pointers", buffer.pointers),
                sparse("expected_pointers", buffer.expectedPointers));
}

void checkSize(const Bundle &bundle, const Object &fields, const std::string &file, std::uint64_t bytes) {
  const std::uint64_t size = orRefuse(sizeInside(bundle.folder, file, maximumBufferBytes));
  if (size != bytes)
    fields.refuse("bytes", "is " + std::to_string(bytes) + ", but the file " + file + " has " + std::to_string(size) +
                               "; the sizes must be equal.");
}

void checkBuffer(const Bundle &bundle, const Buffer &buffer, const Object &fields) {
  if (const std::uint64_t stride = buffer.element.strideBytes; buffer.bytes % stride != 0)
    fields.refuse("bytes", "is no multiple of " + std::to_string(stride) + ", the size of an element.");
  if (buffer.symbol.find('\0') != std::string::npos) fields.refuse("symbol", "is no name of a variable.");
  if (buffer.fill.kind == FillKind::file) checkSize(bundle, fields, buffer.fill.file, buffer.bytes);
  if (!buffer.expectedPointers.empty() && buffer.expected.empty())
    fields.refuse("expected_pointers", "is given without expected.");
  if (buffer.expected.empty()) return;
  if (!buffer.written) fields.refuse("expected", "is given for a buffer that is not written.");
  checkSize(bundle, fields, buffer.expected, buffer.bytes);
}

/// The addresses that buffers hold lead into buffers.
void checkPointers(const Bundle &bundle) {
  for (const Buffer &buffer : bundle.buffers)
    for (const std::string &file : {buffer.pointers, buffer.expectedPointers})
      if (!file.empty()) orRefuse(readRelocations(bundle, buffer, file));
}

} // namespace

OrderedJson BuffersForm::write(const std::vector<Buffer> &buffers) {
  return List{0, maximumBuffers, object(bufferFields)}.write(buffers);
}

void BuffersForm::read(std::vector<Buffer> &buffers, const Json &list, const Place &place) const {
  const auto check = [this](const Buffer &buffer, const Object &fields) { checkBuffer(bundle, buffer, fields); };
  List{0, maximumBuffers, object(bufferFields, check)}.read(buffers, list, place);
  std::set<std::string> names;
  std::uint64_t total = 0;
  for (const Buffer &buffer : buffers) {
    if (!names.insert(buffer.name).second) place.refuse("has two buffers called " + buffer.name + ".");
    total += buffer.bytes; // at most 2^48
  }
  if (total > maximumBufferBytes)
    place.refuse("need " + std::to_string(total) + " bytes together, more than any GPU has.");
  checkPointers(bundle);
}

int versionFor(const Buffer &buffer) {
  if (!isOldElement(buffer.element) || (buffer.fill.kind == FillKind::random && !isOldRandom(buffer))) return 3;
  return buffer.symbol.empty() && buffer.pointers.empty() && buffer.expectedPointers.empty() ? 1 : 2;
}

} // namespace warpgrain::measure
