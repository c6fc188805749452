// SPDX-License-Identifier: Apache-2.0
#include "core/measure/BundleForm.h"

#include "core/base/json/Fields.h"
#include "core/measure/BufferForm.h"
#include "core/measure/BundlePath.h"
#include "core/measure/DocumentForms.h"
#include "core/measure/HexBytes.h"
#include "core/measure/Refusal.h"

#include <algorithm>
#include <set>

namespace warpgrain::measure {

namespace {

using namespace json;

// More than any GPU has or any person writes; what is in between is the driver's to refuse.
constexpr std::uint64_t maximumModuleBytes = std::uint64_t{1} << 30U;
constexpr std::size_t maximumArguments = 1024;
constexpr std::size_t maximumVariants = 4096;
constexpr std::uint32_t maximumThreads = 1024;           // of a block
constexpr std::uint64_t maximumSharedBytes = 16U << 20U; // of a block
constexpr std::size_t maximumArgumentBytes = 32764;      // all parameters of a kernel together
constexpr std::size_t maximumNotes = 1000;
constexpr std::uint32_t maximumClusterBlocks = 16;

/// A buffer by its name.
struct BufferName {
  const Bundle &bundle;

  OrderedJson write(std::size_t buffer) const { return bundle.buffers[buffer].name; }

  void read(std::size_t &buffer, const Json &json, const Place &place) const {
    const auto found = std::ranges::find(bundle.buffers, textFrom(json, place), &Buffer::name);
    if (found == bundle.buffers.end()) place.refuse("names a buffer that is not in the bundle.");
    buffer = static_cast<std::size_t>(found - bundle.buffers.begin());
  }
};

/// The bytes of a value.
struct HexForm {
  static OrderedJson write(const std::vector<std::byte> &bytes) { return hexOf(bytes); }

  static void read(std::vector<std::byte> &bytes, const Json &json, const Place &place) {
    auto found = bytesFromHex(textFrom(json, place, 2 * maximumArgumentBytes));
    if (!found || found->empty()) place.refuse("must be pairs of hexadecimal digits.");
    bytes = std::move(*found);
  }
};

auto relocationForm(const Bundle &bundle) {
  return object(
      [&bundle](Relocation &relocation) {
        return fields(required("at", relocation.at), required("buffer", relocation.buffer, BufferName{bundle}),
                      optional("offset", relocation.offset));
      },
      [&bundle](const Relocation &relocation, const Object &fields) {
        checkCount(relocation.offset, Place(fields.place(), "offset"), 0, bundle.buffers[relocation.buffer].bytes - 1);
      });
}

/// The addresses in a value stand one after the other.
void checkPointers(const Argument &argument, const Object &fields) {
  if (fields.has("pointers") && !fields.has("bytes")) fields.refuse("pointers", "go with bytes only.");
  if (argument.pointers.empty()) return;
  constexpr std::uint64_t pointerBytes = sizeof(std::uint64_t);
  const std::uint64_t bytes = argument.value.size();
  if (bytes < pointerBytes) fields.refuse("pointers", "are given for a value that holds no address.");
  const Place list(fields.place(), "pointers");
  std::uint64_t least = 0;
  for (std::size_t i = 0; i < argument.pointers.size(); ++i) {
    if (least > bytes - pointerBytes) fields.refuse("pointers", "do not fit into the value.");
    const Place pointer(list, i);
    checkCount(argument.pointers[i].at, Place(pointer, "at"), least, bytes - pointerBytes);
    least = argument.pointers[i].at + pointerBytes;
  }
}

/// A number as the device sees it.
std::vector<std::byte> scalarBytes(const Object &fields) {
  const auto element = memory::scalarKindNamed(textFrom(fields.value("type"), Place(fields.place(), "type")));
  if (!element || element == ScalarKind::boolean)
    fields.refuse("type", "must be one of i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64.");
  std::vector<std::byte> out(sizeOf(*element));
  const Json &value = fields.value("value");
  if (isFloating(*element)) {
    writeNumber(out.data(), *element, numberFrom(value, Place(fields.place(), "value"), -huge, huge));
    return out;
  }
  if (!value.is_number_integer()) fields.refuse("value", "must be a whole number.");
  const bool negative = !value.is_number_unsigned() && value.get<std::int64_t>() < 0;
  const auto bits = negative ? static_cast<std::uint64_t>(value.get<std::int64_t>()) : value.get<std::uint64_t>();
  writeNumber(out.data(), *element, static_cast<std::int64_t>(bits));
  const unsigned width = static_cast<unsigned>(out.size()) * 8;
  const unsigned magnitude = isSigned(*element) ? width - 1 : width;
  const std::uint64_t excess = negative ? ~bits : bits;
  if ((negative && !isSigned(*element)) || (magnitude < 64 && (excess >> magnitude) != 0))
    fields.refuse("value", "does not fit into " + std::string(nameOf(*element)) + ".");
  return out;
}

void finishArgument(const Bundle &bundle, Argument &argument, const Object &fields) {
  if (int{fields.has("buffer")} + int{fields.has("type")} + int{fields.has("bytes")} != 1)
    fields.refuse("buffer", "or type with value, or bytes must be given, one of them.");
  if (fields.has("type")) argument.value = scalarBytes(fields);
  if (argument.buffer)
    checkCount(argument.offset, Place(fields.place(), "offset"), 0, bundle.buffers[*argument.buffer].bytes - 1);
  else
    argument.offset = 0;
  checkPointers(argument, fields);
}

auto argumentForm(const Bundle &bundle) {
  return object(
      [&bundle](Argument &argument) {
        return fields(sparse("name", argument.name, Text{256}), sparse("buffer", argument.buffer, BufferName{bundle}),
                      sparse("offset", argument.offset), sparse("bytes", argument.value, HexForm{}),
                      sparse("pointers", argument.pointers,
                             List{0, maximumArgumentBytes / sizeof(std::uint64_t), relocationForm(bundle)}),
                      known("type"), known("value")); // a person's way to give bytes
      },
      [&bundle](Argument &argument, const Object &fields) { finishArgument(bundle, argument, fields); });
}

auto argumentsForm(const Bundle &bundle) {
  return List{0, maximumArguments, argumentForm(bundle),
              [](const std::vector<Argument> &arguments, const Place &place) {
                std::size_t total = 0;
                for (const Argument &argument : arguments)
                  total += argument.buffer ? sizeof(std::uint64_t) : argument.value.size();
                if (total > maximumArgumentBytes)
                  place.refuse("take " + std::to_string(total) + " bytes; a kernel takes at most " +
                               std::to_string(maximumArgumentBytes) + ".");
              }};
}

bool isIdentifier(const std::string &text) {
  const auto allowed = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' || c == '_' ||
           c == '-';
  };
  return !text.empty() && text.size() <= 128 && std::ranges::all_of(text, allowed);
}

void checkVariant(const Bundle &bundle, const BundleVariant &variant, const Object &fields) {
  if (!isIdentifier(variant.id))
    fields.refuse("id", "must be 1 to 128 letters, digits, dots, underscores and hyphens.");
  if (variant.kernel.empty() || variant.kernel.find('\0') != std::string::npos)
    fields.refuse("kernel", "must be the kernel's symbol in the module.");
  const std::uint64_t threads = std::uint64_t{variant.block[0]} * variant.block[1] * variant.block[2];
  if (threads > maximumThreads)
    fields.refuse("block", "has " + std::to_string(threads) + " threads; a block has at most " +
                               std::to_string(maximumThreads) + ".");
  for (std::size_t i = 0; variant.cluster && i < 3; ++i)
    if (variant.grid[i] % (*variant.cluster)[i] != 0) fields.refuse("cluster", "does not divide the grid.");
  if (orRefuse(sizeInside(bundle.folder, variant.module, maximumModuleBytes)) == 0)
    fields.refuse("module", "names an empty file.");
}

auto variantForm(const Bundle &bundle) {
  return object(
      [&bundle](BundleVariant &variant) {
        constexpr Extents<std::uint32_t> grid{2147483647, 65535, 65535};
        constexpr Extents<std::uint32_t> block{maximumThreads, maximumThreads, 64};
        constexpr Extents<std::uint32_t> cluster{maximumClusterBlocks, maximumClusterBlocks, maximumClusterBlocks};
        return fields(required("id", variant.id), optional("steps", variant.steps), required("module", variant.module),
                      required("kernel", variant.kernel), required("grid", variant.grid, grid),
                      required("block", variant.block, block),
                      optional("shared_bytes", variant.sharedBytes, Count{0, maximumSharedBytes}),
                      sparse("arguments", variant.arguments, argumentsForm(bundle)),
                      sparse("cooperative", variant.cooperative), sparse("cluster", variant.cluster, cluster));
      },
      [&bundle](const BundleVariant &variant, const Object &fields) { checkVariant(bundle, variant, fields); });
}

void checkIds(const std::vector<BundleVariant> &variants, const Place &place) {
  std::set<std::string> ids;
  for (const BundleVariant &variant : variants)
    if (!ids.insert(variant.id).second) place.refuse("has two variants called " + variant.id + ".");
}

constexpr std::array<std::string_view, 2> l2Names{"warm", "flushed"};
constexpr unsigned maximumSamples = 100000;

auto settingsFields(MeasureSettings &settings) {
  return fields(optional("l2", settings.flushL2, Named<2>{l2Names, "must be warm or flushed."}),
                optional("target", settings.target, Number{1e-5, 1}),
                optional("budget_seconds", settings.budgetSeconds, Number{0.01, 86400}),
                optional("launch_seconds", settings.launchSeconds, Number{0.05, 86400}),
                optional("minimum_samples", settings.minimumSamples, Count{3, maximumSamples}),
                optional("maximum_samples", settings.maximumSamples, Count{0, maximumSamples}));
}

void finishSettings(MeasureSettings &settings, const Object &fields) {
  if (!fields.has("maximum_samples"))
    settings.maximumSamples = std::max(settings.maximumSamples, settings.minimumSamples);
  checkCount(settings.maximumSamples, Place(fields.place(), "maximum_samples"), settings.minimumSamples,
             maximumSamples);
}

/// The oldest version that holds a bundle.
int versionFor(const Bundle &bundle) {
  constexpr std::size_t buffersOfVersion1 = 256;
  const auto hasPointers = [](const std::vector<Argument> &arguments) {
    return std::ranges::any_of(arguments, [](const Argument &argument) { return !argument.pointers.empty(); });
  };
  const auto variantNeeds2 = [&](const BundleVariant &variant) {
    return variant.cooperative || variant.cluster || (variant.arguments && hasPointers(*variant.arguments));
  };
  const bool needs2 = !bundle.notes.empty() || bundle.buffers.size() > buffersOfVersion1 ||
                      hasPointers(bundle.arguments) || std::ranges::any_of(bundle.variants, variantNeeds2);
  int version = needs2 ? 2 : 1;
  for (const Buffer &buffer : bundle.buffers)
    version = std::max(version, versionFor(buffer));
  return version;
}

struct NotesForm {
  static OrderedJson write(const std::vector<std::string> &notes) { return notes; }

  static void read(std::vector<std::string> &notes, const Json &json, const Place &place) {
    const Json &list = listFrom(json, place, 0, maximumNotes);
    for (const Json &note : list)
      if (!note.is_string()) place.refuse("must hold texts.");
    readInto(notes, list, place);
  }
};

constexpr const char *formatName = "warpgrain-bundle";

auto bundleFields(Bundle &bundle, std::string &baseline) {
  return fields(constant("format", formatName), constant("version", versionFor(bundle)),
                constant("made_by", "warpgrain " WARPGRAIN_VERSION), optional("title", bundle.title),
                optional("source", bundle.source), optional("toolkit", bundle.toolkit, Text{128}),
                optional("settings", bundle.settings, object(settingsFields, finishSettings)),
                required("buffers", bundle.buffers, BuffersForm{bundle}),
                required("arguments", bundle.arguments, argumentsForm(bundle)), required("baseline", baseline),
                required("variants", bundle.variants, List{1, maximumVariants, variantForm(bundle), checkIds}),
                sparse("notes", bundle.notes, NotesForm{}));
}

void checkFormat(const Object &document) {
  if (!document.has("format") || document.value("format") != formatName)
    document.refuse("format", "must be \"warpgrain-bundle\": this is no bundle.");
  checkVersion(document, bundleVersion);
}

} // namespace

OrderedJson bundleJson(const Bundle &bundle) {
  std::string baseline = bundle.variants.at(bundle.baseline).id;
  return written(bundleFields(const_cast<Bundle &>(bundle), baseline)); // which only reading changes
}

OrderedJson variantJson(const Bundle &bundle, const BundleVariant &variant) {
  return variantForm(bundle).write(variant);
}

Bundle bundleFrom(const Json &document, const Place &place, const std::filesystem::path &folder) {
  const Object fields(document, place);
  checkFormat(fields);
  Bundle bundle{.folder = folder};
  std::string baseline;
  readFields(bundleFields(bundle, baseline), fields);
  const auto found = std::ranges::find(bundle.variants, baseline, &BundleVariant::id);
  if (found == bundle.variants.end()) fields.refuse("baseline", "names no variant of the bundle.");
  bundle.baseline = static_cast<std::size_t>(found - bundle.variants.begin());
  return bundle;
}

} // namespace warpgrain::measure
