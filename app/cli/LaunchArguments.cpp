// SPDX-License-Identifier: Apache-2.0
#include "app/cli/LaunchArguments.h"

#include "app/cli/Numbers.h"
#include "core/base/Files.h"

#include <charconv>

namespace warpgrain::cli {

namespace {

template <typename T>
std::optional<T> numberIn(std::string_view text) {
  T value{};
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || stop != text.data() + text.size()) return std::nullopt;
  return value;
}

/// The two sides of NAME=VALUE.
Result<std::pair<std::string, std::string>> splitValue(const std::string &text) {
  const std::size_t equals = text.find('=');
  if (equals != std::string::npos && equals > 0 && equals + 1 < text.size())
    return std::pair(text.substr(0, equals), text.substr(equals + 1));
  return fail(ErrorKind::usage, "\"" + text + "\" gives no parameter a value; write NAME=VALUE, for example n=4096.");
}

Result<run::ArgumentForm> valueOf(const std::string &text, const std::string &whole) {
  if (text == "true" || text == "false") return run::ArgumentForm(text == "true");
  if (const auto integer = numberIn<std::int64_t>(text)) return run::ArgumentForm(*integer);
  if (const auto number = numberIn<double>(text)) return run::ArgumentForm(*number);
  if (text == "null") return run::ArgumentForm(run::BufferForm{.isNull = true});
  return fail(ErrorKind::usage, "\"" + whole +
                                    "\" gives no parameter a number; write NAME=NUMBER, for example n=4096. "
                                    "What a buffer holds is said in a launch form, --launch FILE.");
}

Result<run::Tolerance> toleranceIn(const std::string &text) {
  const std::size_t comma = text.find(',');
  const auto relative = numberIn<double>(text.substr(0, comma));
  const auto absolute =
      comma == std::string::npos ? std::optional<double>(0.0) : numberIn<double>(text.substr(comma + 1));
  if (relative && absolute && *relative >= 0 && *absolute >= 0)
    return run::Tolerance{.absolute = *absolute, .relative = *relative};
  return fail(ErrorKind::usage, "\"" + text +
                                    "\" is no tolerance; write RELATIVE or RELATIVE,ABSOLUTE, for example "
                                    "1e-6 or 1e-6,1e-9.");
}

Result<void> addValues(const LaunchArguments &arguments, run::LaunchForm &form) {
  for (const std::string &text : arguments.values) {
    const auto sides = splitValue(text);
    if (!sides) return std::unexpected(sides.error());
    auto value = valueOf(sides->second, text);
    if (!value) return std::unexpected(value.error());
    form.arguments[sides->first] = std::move(*value);
  }
  for (const std::string &text : arguments.elements) {
    const auto sides = splitValue(text);
    if (!sides) return std::unexpected(sides.error());
    const auto count = numberIn<std::uint64_t>(sides->second);
    if (!count)
      return fail(ErrorKind::usage, "\"" + text + "\" gives no buffer a size; write NAME=NUMBER, for example A=4096.");
    auto *known = std::get_if<run::BufferForm>(&form.arguments[sides->first]);
    run::BufferForm buffer = known != nullptr ? *known : run::BufferForm{};
    buffer.elements = *count;
    buffer.bytes.reset();
    form.arguments[sides->first] = std::move(buffer);
  }
  return {};
}

/// "zero", "bits:SEED", "constant:VALUE", "ramp:START:STEP", "random:SEED", "random:SEED:LOW:HIGH", "file:PATH".
Result<run::Fill> fillIn(const std::string &text) {
  using run::Fill;
  using run::FillKind;
  if (text.starts_with("file:") && text.size() > 5) return Fill{.kind = FillKind::file, .file = text.substr(5)};
  std::vector<std::string> parts{""};
  for (const char c : text)
    if (c == ':')
      parts.emplace_back();
    else
      parts.back() += c;
  const auto wrong = fail(ErrorKind::usage, "\"" + text +
                                                "\" is no fill; write zero, constant:VALUE, ramp:START:STEP, "
                                                "random:SEED, random:SEED:LOW:HIGH, bits:SEED or file:PATH.");
  std::vector<double> numbers;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const auto value = numberIn<double>(parts[i]);
    if (!value) return wrong;
    numbers.push_back(*value);
  }
  const std::size_t count = numbers.size();
  if (parts[0] == "zero" && count == 0) return Fill{.kind = FillKind::zero};
  if (parts[0] == "constant" && count == 1) return Fill{.kind = FillKind::constant, .value = numbers[0]};
  if (parts[0] == "ramp" && count <= 2)
    return Fill{.kind = FillKind::ramp, .value = count > 0 ? numbers[0] : 0, .step = count > 1 ? numbers[1] : 1};
  const bool isRandom = parts[0] == "random" && (count <= 1 || count == 3);
  if (!isRandom && !(parts[0] == "bits" && count <= 1)) return wrong;
  if (count > 0 && !(numbers[0] >= 0 && numbers[0] <= 0x1p53)) return wrong;
  Fill fill{.kind = isRandom ? FillKind::random : FillKind::bits,
            .seed = count > 0 ? static_cast<std::uint64_t>(numbers[0]) : 1};
  if (count == 3) {
    fill.low = numbers[1];
    fill.high = numbers[2];
  }
  return fill;
}

Result<void> addFills(const LaunchArguments &arguments, run::LaunchForm &form) {
  for (const std::string &text : arguments.fills) {
    const auto sides = splitValue(text);
    if (!sides) return std::unexpected(sides.error());
    auto fill = fillIn(sides->second);
    if (!fill) return std::unexpected(fill.error());
    auto *known = std::get_if<run::BufferForm>(&form.arguments[sides->first]);
    run::BufferForm buffer = known != nullptr ? *known : run::BufferForm{};
    buffer.fill = std::move(*fill);
    form.arguments[sides->first] = std::move(buffer);
  }
  return {};
}

} // namespace

bool LaunchArguments::isGiven() const {
  return describesLaunch() || !tolerance.empty();
}

bool LaunchArguments::describesLaunch() const {
  return !file.empty() || !grid.empty() || !block.empty() || !instance.empty() || shared || !values.empty() ||
         !elements.empty() || !fills.empty() || seed;
}

void LaunchArguments::addTo(CLI::App &command) {
  command.add_option("--launch", file, "launch form, a JSON file (resources/schema/launch.schema.json)");
  command.add_option("--block", block, "threads of a block, X,Y,Z, of the kernel as it is written");
  command.add_option("--grid", grid, "blocks of the grid, X,Y,Z");
  command.add_option("--shared", shared, "dynamic shared memory in bytes");
  command.add_option("--arg", values, "a parameter's value, NAME=VALUE; may be repeated");
  command.add_option("--elements", elements,
                     "how many elements a pointer leads to, NAME=NUMBER, where the access analysis cannot tell; may be "
                     "repeated");
  command.add_option("--fill", fills,
                     "what a buffer holds, NAME=zero, constant:VALUE, ramp:START:STEP, random:SEED[:LOW:HIGH], "
                     "bits:SEED, file:PATH; may be repeated (default: random numbers)");
  command.add_option("--instance", instance, "which instantiation of a template, for example \"<16, float>\"");
  command.add_option("--tolerance", tolerance,
                     "how far floating-point results may be apart, RELATIVE[,ABSOLUTE] (default: bit for bit)");
  command.add_option("--seed", seed, "of the random numbers in buffers");
}

Result<void> addExtents(const std::string &block, const std::string &grid, run::LaunchForm &form) {
  if (!block.empty()) {
    const auto extents = parseBlock(block);
    if (!extents) return std::unexpected(extents.error());
    form.block = *extents;
  }
  if (!grid.empty()) {
    const auto extents = parseGrid(grid);
    if (!extents) return std::unexpected(extents.error());
    form.grid = *extents;
  }
  return {};
}

Result<run::LaunchForm> LaunchArguments::form() const {
  run::LaunchForm out;
  if (!file.empty()) {
    const auto text = readTextFile(file);
    if (!text) return std::unexpected(text.error());
    auto read = run::launchFormFromJson(*text);
    if (!read) return std::unexpected(read.error());
    out = std::move(*read);
  }
  if (auto added = addExtents(block, grid, out); !added) return std::unexpected(added.error());
  if (shared) out.sharedBytes = *shared;
  if (seed) out.seed = *seed;
  if (!tolerance.empty()) {
    const auto given = toleranceIn(tolerance);
    if (!given) return std::unexpected(given.error());
    out.tolerance = *given;
  }
  if (auto added = addValues(*this, out); !added) return std::unexpected(added.error());
  if (auto added = addFills(*this, out); !added) return std::unexpected(added.error());
  return out;
}

} // namespace warpgrain::cli
