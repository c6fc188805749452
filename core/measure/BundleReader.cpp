// SPDX-License-Identifier: Apache-2.0
#include "core/measure/BundleReader.h"

#include "core/base/Files.h"
#include "core/measure/BundleBuffers.h"
#include "core/measure/BundlePath.h"
#include "core/measure/HexBytes.h"
#include "core/measure/JsonFields.h"
#include "core/measure/Refusal.h"

#include <algorithm>
#include <set>

namespace warpgrain::measure {

namespace fs = std::filesystem;

namespace {

using Json = nlohmann::json;

// More than any GPU has or any person writes; what is in between is the driver's to refuse.
constexpr std::uint64_t maximumModuleBytes = std::uint64_t{1} << 30U;
constexpr std::size_t maximumArguments = 1024;
constexpr std::size_t maximumVariants = 4096;
constexpr std::uint64_t maximumThreads = 1024;           // of a block
constexpr std::uint64_t maximumSharedBytes = 16U << 20U; // of a block
constexpr std::size_t maximumArgumentBytes = 32764;      // all parameters of a kernel together
constexpr std::size_t maximumNotes = 1000;
constexpr std::uint64_t maximumClusterBlocks = 16;
constexpr double huge = 1e300;

bool isIdentifier(const std::string &text) {
  const auto allowed = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' || c == '_' ||
           c == '-';
  };
  return !text.empty() && text.size() <= 128 && std::ranges::all_of(text, allowed);
}

std::size_t bufferNamed(const Bundle &bundle, const JsonFields &fields) {
  const auto found = std::ranges::find(bundle.buffers, fields.text("buffer"), &Buffer::name);
  if (found == bundle.buffers.end()) fields.refuse("buffer", "names a buffer that is not in the bundle.");
  return static_cast<std::size_t>(found - bundle.buffers.begin());
}

std::vector<Relocation> pointersIn(const Bundle &bundle, const JsonFields &fields, std::size_t bytes) {
  std::vector<Relocation> out;
  if (!fields.has("pointers")) return out;
  for (const Json &value : fields.list("pointers", 0, maximumArgumentBytes / sizeof(std::uint64_t))) {
    const JsonFields pointer(value, fields.place() + "." + placeIn("pointers", out.size()));
    pointer.allowOnly({"at", "buffer", "offset"});
    if (bytes < sizeof(std::uint64_t)) fields.refuse("pointers", "are given for a value that holds no address.");
    const std::uint64_t least = out.empty() ? 0 : out.back().at + sizeof(std::uint64_t);
    if (least > bytes - sizeof(std::uint64_t)) fields.refuse("pointers", "do not fit into the value.");
    Relocation relocation{.at = pointer.count("at", least, bytes - sizeof(std::uint64_t)),
                          .buffer = bufferNamed(bundle, pointer)};
    relocation.offset = pointer.countOr("offset", 0, 0, bundle.buffers[relocation.buffer].bytes - 1);
    out.push_back(relocation);
  }
  return out;
}

/// A number as the device sees it.
std::vector<std::byte> scalarBytes(const JsonFields &fields) {
  const auto element = memory::scalarKindNamed(fields.text("type"));
  if (!element || element == ScalarKind::boolean)
    fields.refuse("type", "must be one of i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64.");
  std::vector<std::byte> out(sizeOf(*element));
  if (isFloating(*element)) {
    writeNumber(out.data(), *element, fields.number("value", -huge, huge));
    return out;
  }
  const Json &value = fields.value("value");
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

Argument argumentOf(const Bundle &bundle, const Json &value, const std::string &place) {
  const JsonFields fields(value, place);
  fields.allowOnly({"name", "buffer", "offset", "type", "value", "bytes", "pointers"});
  Argument argument{.name = fields.textOr("name", "", 256)};
  if (int{fields.has("buffer")} + int{fields.has("type")} + int{fields.has("bytes")} != 1)
    fields.refuse("buffer", "or type with value, or bytes must be given, one of them.");
  if (fields.has("type")) {
    argument.value = scalarBytes(fields);
  } else if (fields.has("bytes")) {
    const auto bytes = bytesFromHex(fields.text("bytes", 2 * maximumArgumentBytes));
    if (!bytes || bytes->empty()) fields.refuse("bytes", "must be pairs of hexadecimal digits.");
    argument.value = *bytes;
    argument.pointers = pointersIn(bundle, fields, bytes->size());
  } else {
    argument.buffer = bufferNamed(bundle, fields);
    argument.offset = fields.countOr("offset", 0, 0, bundle.buffers[*argument.buffer].bytes - 1);
  }
  if (fields.has("pointers") && !fields.has("bytes")) fields.refuse("pointers", "go with bytes only.");
  return argument;
}

std::vector<Argument> argumentsOf(const Bundle &bundle, const JsonFields &fields) {
  std::vector<Argument> out;
  std::size_t total = 0;
  const std::string lead = fields.place().empty() ? "" : fields.place() + ".";
  for (const Json &value : fields.list("arguments", 0, maximumArguments)) {
    out.push_back(argumentOf(bundle, value, lead + placeIn("arguments", out.size())));
    total += out.back().buffer ? sizeof(std::uint64_t) : out.back().value.size();
  }
  if (total > maximumArgumentBytes)
    fields.refuse("arguments", "take " + std::to_string(total) + " bytes; a kernel takes at most " +
                                   std::to_string(maximumArgumentBytes) + ".");
  return out;
}

std::array<std::uint32_t, 3> extentsOf(const JsonFields &fields, const char *key,
                                       const std::array<std::uint64_t, 3> &most) {
  std::array<std::uint32_t, 3> out{1, 1, 1};
  const Json &list = fields.list(key, 1, 3);
  for (std::size_t i = 0; i < list.size(); ++i) {
    const bool fits =
        list[i].is_number_unsigned() && list[i].get<std::uint64_t>() >= 1 && list[i].get<std::uint64_t>() <= most[i];
    if (!fits)
      fields.refuse(key, "must hold whole numbers from 1; along " + std::string(1, "xyz"[i]) + " at most " +
                             std::to_string(most[i]) + ".");
    out[i] = list[i].get<std::uint32_t>();
  }
  return out;
}

BundleVariant variantOf(const Bundle &bundle, const Json &value, std::size_t index) {
  const JsonFields fields(value, placeIn("variants", index));
  fields.allowOnly(
      {"id", "steps", "module", "kernel", "grid", "block", "shared_bytes", "arguments", "cooperative", "cluster"});
  BundleVariant variant{.id = fields.text("id"),
                        .steps = fields.textOr("steps", ""),
                        .module = fields.text("module"),
                        .kernel = fields.text("kernel")};
  if (!isIdentifier(variant.id))
    fields.refuse("id", "must be 1 to 128 letters, digits, dots, underscores and hyphens.");
  if (variant.kernel.empty() || variant.kernel.find('\0') != std::string::npos)
    fields.refuse("kernel", "must be the kernel's symbol in the module.");
  variant.grid = extentsOf(fields, "grid", {2147483647, 65535, 65535});
  variant.block = extentsOf(fields, "block", {maximumThreads, maximumThreads, 64});
  const std::uint64_t threads = std::uint64_t{variant.block[0]} * variant.block[1] * variant.block[2];
  if (threads > maximumThreads)
    fields.refuse("block", "has " + std::to_string(threads) + " threads; a block has at most " +
                               std::to_string(maximumThreads) + ".");
  variant.sharedBytes = static_cast<std::uint32_t>(fields.countOr("shared_bytes", 0, 0, maximumSharedBytes));
  variant.cooperative = fields.flagOr("cooperative", false);
  if (fields.has("cluster")) {
    variant.cluster = extentsOf(fields, "cluster", {maximumClusterBlocks, maximumClusterBlocks, maximumClusterBlocks});
    for (std::size_t i = 0; i < 3; ++i)
      if (variant.grid[i] % (*variant.cluster)[i] != 0) fields.refuse("cluster", "does not divide the grid.");
  }
  if (fields.has("arguments")) variant.arguments = argumentsOf(bundle, fields);
  if (orRefuse(sizeInside(bundle.folder, variant.module, maximumModuleBytes)) == 0)
    fields.refuse("module", "names an empty file.");
  return variant;
}

void readVariants(Bundle &bundle, const JsonFields &fields) {
  std::set<std::string> ids;
  for (const Json &value : fields.list("variants", 1, maximumVariants)) {
    bundle.variants.push_back(variantOf(bundle, value, bundle.variants.size()));
    if (!ids.insert(bundle.variants.back().id).second)
      fields.refuse("variants", "has two variants called " + bundle.variants.back().id + ".");
  }
  const std::string baseline = fields.text("baseline");
  const auto found = std::ranges::find(bundle.variants, baseline, &BundleVariant::id);
  if (found == bundle.variants.end()) fields.refuse("baseline", "names no variant of the bundle.");
  bundle.baseline = static_cast<std::size_t>(found - bundle.variants.begin());
}

MeasureSettings settingsOf(const JsonFields &fields) {
  if (!fields.has("settings")) return {};
  const JsonFields given = fields.object("settings");
  given.allowOnly({"l2", "target", "budget_seconds", "launch_seconds", "minimum_samples", "maximum_samples"});
  MeasureSettings settings;
  const std::string l2 = given.textOr("l2", "warm");
  if (l2 != "warm" && l2 != "flushed") given.refuse("l2", "must be warm or flushed.");
  settings.flushL2 = l2 == "flushed";
  settings.target = given.numberOr("target", settings.target, 1e-5, 1);
  settings.budgetSeconds = given.numberOr("budget_seconds", settings.budgetSeconds, 0.01, 86400);
  settings.launchSeconds = given.numberOr("launch_seconds", settings.launchSeconds, 0.05, 86400);
  settings.minimumSamples = static_cast<unsigned>(given.countOr("minimum_samples", settings.minimumSamples, 3, 100000));
  settings.maximumSamples = static_cast<unsigned>(given.countOr(
      "maximum_samples", std::max(settings.maximumSamples, settings.minimumSamples), settings.minimumSamples, 100000));
  return settings;
}

Bundle bundleOf(const Json &document, const fs::path &folder) {
  const JsonFields fields(document, "");
  if (fields.textOr("format", "") != "warpgrain-bundle")
    fields.refuse("format", "must be \"warpgrain-bundle\": this is no bundle.");
  if (const std::uint64_t version = fields.count("version", 1, UINT32_MAX); version > bundleVersion)
    fields.refuse("version", "is " + std::to_string(version) + "; this program reads versions up to " +
                                 std::to_string(bundleVersion) + ". Install a newer Warpgrain.");
  fields.allowOnly({"format", "version", "made_by", "title", "source", "toolkit", "buffers", "arguments", "settings",
                    "baseline", "variants", "notes"});
  Bundle bundle{.folder = folder,
                .title = fields.textOr("title", ""),
                .source = fields.textOr("source", ""),
                .toolkit = fields.textOr("toolkit", "", 128)};
  bundle.buffers = buffersOf(bundle, fields);
  checkPointers(bundle);
  bundle.arguments = argumentsOf(bundle, fields);
  bundle.settings = settingsOf(fields);
  readVariants(bundle, fields);
  if (fields.has("notes"))
    for (const Json &note : fields.list("notes", 0, maximumNotes)) {
      if (!note.is_string()) fields.refuse("notes", "must hold texts.");
      bundle.notes.push_back(note.get<std::string>());
    }
  return bundle;
}

} // namespace

Result<Bundle> parseBundle(std::string_view text, const fs::path &folder) {
  const Json document = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (document.is_discarded()) return fail(ErrorKind::input, "The bundle's description is no JSON; make it again.");
  try {
    return bundleOf(document, folder);
  } catch (const BadField &bad) {
    return fail(ErrorKind::input, "The bundle cannot be used: " + bad.sentence);
  }
}

Result<Bundle> readBundle(const fs::path &path) {
  std::error_code error;
  const fs::path folder = fs::canonical(path.filename() == bundleFileName ? path.parent_path() / "." : path, error);
  if (error)
    return fail(ErrorKind::input, path.string() + " cannot be read (" + error.message() + "); give a bundle's folder.");
  if (!fs::is_directory(folder))
    return fail(ErrorKind::input, path.string() + " is no folder; give the folder that holds a bundle.json.");
  const auto description = fileInside(folder, bundleFileName);
  if (!description) return std::unexpected(description.error());
  const auto text = readTextFile(*description);
  if (!text) return std::unexpected(text.error());
  return parseBundle(*text, folder);
}

} // namespace warpgrain::measure
