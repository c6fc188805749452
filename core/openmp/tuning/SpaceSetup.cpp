// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/tuning/SpaceSetup.h"

#include "core/openmp/directives/FileLines.h"
#include "core/openmp/directives/OptionEffect.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace warpgrain::openmp {

namespace {

/// What devices have at most.
constexpr std::int64_t mostThreads = 1024;
constexpr std::int64_t mostBlocks = 2147483647;

struct Level {
  std::string_view name;
  std::int64_t most;
};

constexpr std::array levels{Level{"cudaMemTrOptLevel", 4}, Level{"cudaMallocOptLevel", 1},
                            Level{"UEPRemovalOptLevel", 3}};

/// Options of which a space has more than two points, or that have no effect on the program's speed.
constexpr std::array<std::string_view, 8> notSwitches{
    "cudaThreadBlockSize", "maxNumOfCudaThreadBlocks", "cudaUserDirectiveFile", "extractTuningParameters",
    "genTuningConfFiles",  "defaultTuningConfFile",    "tuningLevel",           "UEPRemovalOptLevel"};

bool has(const std::vector<std::string> &list, std::string_view name) {
  return std::ranges::find(list, name) != list.end();
}

std::optional<std::int64_t> numberIn(std::string_view text) {
  std::int64_t out = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return !text.empty() && error == std::errc() && end == text.data() + text.size() ? std::optional(out) : std::nullopt;
}

class SetupReader {
public:
  SetupReader(std::string_view text, std::string file) : text_(text), file_(std::move(file)) {}

  Result<SpaceSetup> read();

private:
  Result<void> line(std::string_view text, const std::string &place);
  Result<void> level(std::string_view name, std::string_view value, const std::string &place);
  Result<void> list(std::string_view name, std::string_view items, const std::string &place);
  void names(std::vector<std::string> &list, const std::vector<std::string> &items, const std::string &place);
  Result<void> numbers(std::vector<std::int64_t> &list, bool &isGiven, const std::vector<std::string> &items,
                       std::int64_t most, const std::string &what, const std::string &place);

  static std::unexpected<Error> wrong(const std::string &place, const std::string &sentence) {
    return fail(ErrorKind::input, place + ": " + sentence);
  }

  std::string_view text_;
  std::string file_;
  SpaceSetup out_;
  std::map<std::string, std::string, std::less<>> placeOf_; ///< of levels
  bool givesSizes_ = false;
  bool givesCaps_ = false;
};

void SetupReader::names(std::vector<std::string> &list, const std::vector<std::string> &items,
                        const std::string &place) {
  for (const std::string &each : items) {
    if (!isOption(each) || std::ranges::find(notSwitches, std::string_view(each)) != notSwitches.end())
      out_.warnings.push_back(place + ": " + each + " is no switch of OpenMPC that can be tuned; it is left out.");
    else if (!has(list, each))
      list.push_back(each);
  }
}

Result<void> SetupReader::numbers(std::vector<std::int64_t> &list, bool &isGiven, const std::vector<std::string> &items,
                                  std::int64_t most, const std::string &what, const std::string &place) {
  if (!std::exchange(isGiven, true)) list.clear();
  for (const std::string &each : items) {
    const auto number = numberIn(each);
    if (!number || *number < 1) return wrong(place, "\"" + each + "\" is no number of " + what + ".");
    if (*number > most)
      out_.warnings.push_back(place + ": No device has " + each + " " + what + "; at most " + std::to_string(most) +
                              " are tried.");
    else if (std::ranges::find(list, *number) == list.end())
      list.push_back(*number);
  }
  std::ranges::sort(list);
  return {};
}

Result<void> SetupReader::list(std::string_view name, std::string_view items, const std::string &place) {
  std::vector<std::string> found;
  for (std::size_t at = 0; at <= items.size();) {
    const std::size_t end = std::min(items.find(',', at), items.size());
    const std::string_view each = trimmed(items.substr(at, end - at));
    if (each.empty()) return wrong(place, "An item is missing in " + std::string(name) + "(...).");
    found.emplace_back(each);
    at = end + 1;
  }
  if (name == "defaultGOptionSet") return names(out_.alwaysOn, found, place), Result<void>{};
  if (name == "excludeGOptionSet" || name == "excludedGOptionSet")
    return names(out_.excluded, found, place), Result<void>{};
  if (name == "approveGOptionSet") return names(out_.approved, found, place), Result<void>{};
  if (name == "cudaThreadBlockSet")
    return numbers(out_.blockSizes, givesSizes_, found, mostThreads, "threads of a block", place);
  if (name == "maxnumofblockSet" || name == "maxnumofblocksSet")
    return numbers(out_.blockCaps, givesCaps_, found, mostBlocks, "blocks", place);
  return wrong(place, "\"" + std::string(name) +
                          "\" is no word of a setup file: it has defaultGOptionSet, excludeGOptionSet, "
                          "approveGOptionSet, cudaThreadBlockSet and maxnumofblockSet.");
}

Result<void> SetupReader::level(std::string_view name, std::string_view value, const std::string &place) {
  const auto known = std::ranges::find(levels, name, &Level::name);
  if (known == levels.end())
    return wrong(place, "\"" + std::string(name) +
                            "\" is no level: a setup file has cudaMemTrOptLevel, cudaMallocOptLevel and "
                            "UEPRemovalOptLevel.");
  const auto number = numberIn(value);
  if (!number || *number < 0 || *number > known->most)
    return wrong(place, std::string(name) + " takes a number from 0 to " + std::to_string(known->most) + ", not \"" +
                            std::string(value) + "\".");
  const auto [at, isNew] = out_.levels.try_emplace(std::string(name), *number);
  if (!isNew && at->second != *number)
    return wrong(place, std::string(name) + "=" + std::string(value) + " contradicts " + placeOf_[at->first] + ".");
  if (isNew) placeOf_[at->first] = place;
  return {};
}

Result<void> SetupReader::line(std::string_view text, const std::string &place) {
  const std::size_t open = text.find('(');
  const std::size_t equals = text.find('=');
  if (equals < open) return level(trimmed(text.substr(0, equals)), trimmed(text.substr(equals + 1)), place);
  if (open == std::string_view::npos)
    return wrong(place, "\"" + std::string(text) + "\" is neither name(list) nor name=number.");
  if (text.find(')') != text.size() - 1)
    return wrong(place, "A line ends with the one closing parenthesis of its list.");
  return list(trimmed(text.substr(0, open)), text.substr(open + 1, text.size() - open - 2), place);
}

Result<SpaceSetup> SetupReader::read() {
  Result<void> done;
  forEachFileLine(text_, file_, [&](std::string_view each, const std::string &place) {
    done = line(each, place);
    return done.has_value();
  });
  if (!done) return std::unexpected(done.error());
  if (out_.blockSizes.empty())
    return fail(ErrorKind::input, file_ + ": No size of blocks is left to try in cudaThreadBlockSet.");
  return std::move(out_);
}

template <typename Items>
std::string joined(const Items &items) {
  std::string out;
  for (const auto &each : items) {
    if (!out.empty()) out += ", ";
    if constexpr (std::is_same_v<std::decay_t<decltype(each)>, std::string>)
      out += each;
    else
      out += std::to_string(each);
  }
  return out;
}

/// Of these the pruner's answer is what a person must agree to; without one they belong to no space.
bool asksForConsent(std::string_view name) {
  return name == "assumeNonZeroTripLoops";
}

} // namespace

bool SpaceSetup::isExcluded(std::string_view name) const {
  return has(excluded, name);
}

bool SpaceSetup::isAlwaysOn(std::string_view name) const {
  return has(alwaysOn, name) && !isExcluded(name);
}

bool SpaceSetup::isApproved(std::string_view name) const {
  return has(approved, name) && !isExcluded(name);
}

Result<SpaceSetup> readSpaceSetup(std::string_view text, const std::string &file) {
  return SetupReader(text, file).read();
}

std::string textOf(const SpaceSetup &setup) {
  std::string out = "# The space of configurations that is searched. Lines may be repeated.\n";
  const auto list = [&](const std::string &what, const std::string &name, const std::string &items) {
    out += "# " + what + "\n" + (items.empty() ? "# " + name + "(...)" : name + "(" + items + ")") + "\n";
  };
  list("on in each configuration", "defaultGOptionSet", joined(setup.alwaysOn));
  list("off in each configuration, also where they are named above", "excludeGOptionSet", joined(setup.excluded));
  list("tried, although a person must vouch for them", "approveGOptionSet", joined(setup.approved));
  list("threads of a block", "cudaThreadBlockSet", joined(setup.blockSizes));
  list("blocks of a launch, at most", "maxnumofblockSet", joined(setup.blockCaps));
  for (const Level &each : levels) {
    const auto found = setup.levels.find(std::string(each.name));
    out += found == setup.levels.end() ? "# " + std::string(each.name) + "=0 to " + std::to_string(each.most) + "\n"
                                       : found->first + "=" + std::to_string(found->second) + "\n";
  }
  return out;
}

std::optional<std::uint64_t> pointsOf(std::uint64_t batchings, std::size_t switches) {
  if (switches >= 64 || batchings > (~std::uint64_t{0} >> switches)) return std::nullopt;
  return batchings << switches;
}

double reductionOf(std::size_t removed) {
  return 100.0 * (1.0 - std::ldexp(1.0, -static_cast<int>(removed)));
}

double SpaceSize::reduction() const {
  return reductionOf(candidates > tried ? candidates - tried : 0);
}

bool isTried(const TuningParameter &parameter, const SpaceSetup &setup) {
  if (setup.isExcluded(parameter.name) || setup.isAlwaysOn(parameter.name)) return false;
  if (parameter.kind == ParameterClass::needsConsent) return setup.isApproved(parameter.name);
  return parameter.kind == ParameterClass::tunable;
}

SpaceSize sizeOf(const PrunedProgram &pruned, const SpaceSetup &setup) {
  SpaceSize out;
  const std::uint64_t caps = std::max<std::size_t>(1, setup.blockCaps.size());
  std::uint64_t all = setup.blockSizes.size() * caps;
  for (const TuningParameter &each : pruned.parameters) {
    if (each.isNumber) continue;
    if (!asksForConsent(each.name) || isTried(each, setup)) ++out.candidates;
    if (isTried(each, setup)) ++out.tried;
  }
  const auto batched = [&](std::string_view name) {
    const TuningParameter *found = pruned.find(name);
    return found != nullptr && found->kind == ParameterClass::tunable;
  };
  if (batched("cudaThreadBlockSize")) out.batchings *= setup.blockSizes.size();
  if (batched("maxNumOfCudaThreadBlocks")) out.batchings *= caps;
  out.withoutPruning = pointsOf(all, out.candidates);
  out.withPruning = pointsOf(out.batchings, out.tried);
  return out;
}

} // namespace warpgrain::openmp
