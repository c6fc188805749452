// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/openmpc/Configuration.h"

#include "core/openmp/directives/DirectiveText.h"
#include "core/openmp/directives/OptionEffect.h"
#include "core/workflow/optimise/LoopSwap.h"

#include <algorithm>
#include <bit>

namespace warpgrain::workflow {

namespace {

using openmp::CudaClauseKind;
using openmp::ParameterClass;
using openmp::PrunedProgram;
using openmp::SpaceSetup;
using openmp::TunableKernel;
using openmp::TuningParameter;
using tune::Parameter;
using tune::ParameterValue;

std::vector<ParameterValue> valuesOf(const std::vector<std::int64_t> &numbers) {
  return {numbers.begin(), numbers.end()};
}

std::string kernelName(const TunableKernel &kernel) {
  return kernel.procedure + "." + std::to_string(kernel.id);
}

/// Where an array lies for which no clause says another memory.
constexpr std::string_view globalMemory = "global";

/// The memories that an array is tried in.
std::vector<ParameterValue> memoriesOf(const openmp::TunableArray &array, const SpaceSetup &setup) {
  const bool mayConstant = array.inConstant && !setup.isExcluded("shrdArryCachingOnConst");
  const bool mayTexture = array.inTexture && !setup.isExcluded("shrdArryCachingOnTM");
  if (mayConstant && setup.isAlwaysOn("shrdArryCachingOnConst")) return {std::string("constant")};
  if (mayTexture && setup.isAlwaysOn("shrdArryCachingOnTM")) return {std::string("texture")};
  std::vector<ParameterValue> out{std::string(globalMemory)};
  if (mayConstant) out.emplace_back(std::string("constant"));
  if (mayTexture) out.emplace_back(std::string("texture"));
  return out;
}

/// Options that hold for each point, and notes on those that have no effect.
struct FixedOptions {
  std::vector<std::pair<std::string, std::string>> options;
  std::vector<std::string> notes;
};

FixedOptions fixedOptions(const PrunedProgram &pruned, const SpaceSetup &setup) {
  FixedOptions out;
  const auto fix = [&](const std::string &name, const std::string &value) { out.options.emplace_back(name, value); };
  for (const TuningParameter &each : pruned.parameters) {
    const auto level = setup.levels.find(each.name);
    const bool hasUse = each.kind != ParameterClass::noPlace && each.kind != ParameterClass::noEffect;
    const bool isNamed = setup.isAlwaysOn(each.name) || level != setup.levels.end() || setup.isApproved(each.name);
    if (!hasUse && isNamed) out.notes.push_back(each.name + " has no effect on this program: " + each.reason);
    if (!hasUse || each.isNumber) continue;
    if (setup.isExcluded(each.name)) {
      // Copies and orders have another default than "off".
      if (each.name == "useParallelLoopSwap" || each.kind == ParameterClass::alwaysOn) fix(each.name, "0");
    } else if (level != setup.levels.end())
      fix(each.name, std::to_string(level->second));
    else if (each.kind == ParameterClass::alwaysOn)
      fix(each.name, each.value);
    else if (setup.isAlwaysOn(each.name))
      fix(each.name, "1");
  }
  for (const auto &[name, value] : setup.levels)
    if (pruned.find(name) == nullptr && value != 0)
      out.notes.push_back(name + " has no effect: " + std::string(openmp::whyOptionHasNoEffect(name)) + ".");
  return out;
}

bool isTunable(const PrunedProgram &pruned, std::string_view name) {
  const TuningParameter *found = pruned.find(name);
  return found != nullptr && found->kind == ParameterClass::tunable;
}

} // namespace

std::string Configuration::text() const {
  std::string out;
  for (const auto &[name, value] : options)
    out += (out.empty() ? "" : " ") + name + "=" + value;
  for (const std::string &line : directives)
    out += (out.empty() ? "" : "; ") + line;
  return out;
}

std::string Configuration::optionsFile() const {
  std::string out;
  for (const auto &[name, value] : options)
    out += name + "=" + value + "\n";
  return out;
}

std::string Configuration::directivesFile() const {
  std::string out;
  for (const std::string &line : directives)
    out += line + "\n";
  return out;
}

Result<TranslateRequest> requestWith(TranslateRequest base, const Configuration &configuration) {
  auto options = openmp::readOptions(openmp::optionsIn(configuration.optionsFile(), "the configuration"));
  if (!options) return std::unexpected(options.error());
  auto lines = openmp::readUserDirectives(configuration.directivesFile(), "the configuration");
  if (!lines) return std::unexpected(lines.error());
  base.transfers = options->transfers.value_or(openmp::TransferMode::resident);
  const openmp::Optimisations chosen{
      .loopSwap = options->loopSwap.value_or(true), .nestSharing = true, .threadsOfBlock = options->threadsOfBlock};
  base.optimise = [chosen](const auto &program, auto &plan, const auto &unit) {
    return chooseLoopOrders(program, plan, unit, chosen);
  };
  base.directives = {.user = std::move(*lines), .options = std::move(*options)};
  return base;
}

Result<PrunedProgram> pruneProgram(const std::vector<TranslateRequest> &sources) {
  std::vector<TranslateRequest> requests;
  for (const TranslateRequest &each : sources) {
    auto request = requestWith(each, {});
    if (!request) return std::unexpected(request.error());
    // The pruner plans the copies of each mode itself.
    request->transfers = openmp::TransferMode::all;
    requests.push_back(std::move(*request));
  }
  const auto translated = translateProgram(std::move(requests));
  if (!translated) return std::unexpected(translated.error());
  std::vector<PrunedProgram> all;
  for (const Translated &each : *translated)
    all.push_back(openmp::prune(*each.program, each.plan, translated->size() > 1));
  return openmp::merged(all);
}

std::vector<ConfigurationSpace::Part> ConfigurationSpace::partsOfKernel(const PrunedProgram &pruned,
                                                                        const SpaceSetup &setup, std::size_t kernel) {
  std::vector<Part> out;
  const TunableKernel &each = pruned.kernels[kernel];
  const std::string name = kernelName(each);
  const auto add = [&](const std::string &what, std::vector<ParameterValue> values, tune::ParameterRole role,
                       CudaClauseKind clause, const std::string &array) {
    out.push_back({.parameter = {.name = what + " " + name, .values = std::move(values), .role = role},
                   .slot = {.option = {}, .kernel = kernel, .clause = clause, .array = array}});
  };
  if (each.hasSize)
    add("threadblocksize", valuesOf(setup.blockSizes), tune::ParameterRole::blockExtent,
        CudaClauseKind::threadBlockSize, {});
  if (each.hasSize && !setup.blockCaps.empty())
    add("maxnumofblocks", valuesOf(setup.blockCaps), tune::ParameterRole::other, CudaClauseKind::maxNumOfBlocks, {});
  const bool keepsOrder = setup.isExcluded("useParallelLoopSwap") || setup.isAlwaysOn("useParallelLoopSwap");
  if (each.hasOrder && !keepsOrder)
    add("noploopswap", {false, true}, tune::ParameterRole::other, CudaClauseKind::noLoopSwap, {});
  for (const openmp::TunableArray &array : each.arrays)
    if (auto memories = memoriesOf(array, setup);
        memories.size() > 1 || memories.front() != ParameterValue(std::string(globalMemory)))
      add("memory of " + array.name, std::move(memories), tune::ParameterRole::other, CudaClauseKind::constant,
          array.name);
  return out;
}

Result<ConfigurationSpace> ConfigurationSpace::make(std::vector<Part> parts, const PrunedProgram &pruned,
                                                    const SpaceSetup &setup, TuningLevel level) {
  std::vector<Parameter> parameters;
  std::vector<Slot> slots;
  for (Part &each : parts) {
    parameters.push_back(std::move(each.parameter));
    slots.push_back(std::move(each.slot));
  }
  auto space = tune::ParameterSpace::create(std::move(parameters));
  if (!space) return std::unexpected(space.error());
  FixedOptions fixed = fixedOptions(pruned, setup);
  // The tree of a reduction can be unrolled for powers of two alone (ALG-K3 4).
  const auto numberOf = [&](std::string_view option) {
    const auto found = std::ranges::find(slots, option, &Slot::option);
    return found == slots.end() ? std::optional<std::size_t>() : static_cast<std::size_t>(found - slots.begin());
  };
  const bool isUnrolled = std::ranges::find(fixed.options, "useUnrollingOnReduction",
                                            [](const auto &each) { return each.first; }) != fixed.options.end();
  const auto unrolling = numberOf("useUnrollingOnReduction");
  const auto size = numberOf("cudaThreadBlockSize");
  if (size && (unrolling || isUnrolled))
    *space = space->restricted([all = *space, unrolling, size](tune::PointId point) {
      const bool isOn = !unrolling || std::get<bool>(all.valueOf(point, *unrolling));
      return !isOn ||
             std::has_single_bit(static_cast<std::uint64_t>(std::get<std::int64_t>(all.valueOf(point, *size))));
    });
  ConfigurationSpace out(std::move(*space), std::move(slots));
  if (level == TuningLevel::kernel)
    std::erase_if(fixed.options, [](const auto &each) { // clauses say that of each kernel
      return each.first == "shrdArryCachingOnConst" || each.first == "shrdArryCachingOnTM";
    });
  out.kernels_ = pruned.kernels;
  out.fixed_ = std::move(fixed.options);
  out.notes_ = std::move(fixed.notes);
  return out;
}

Result<ConfigurationSpace> ConfigurationSpace::create(const PrunedProgram &pruned, const SpaceSetup &setup,
                                                      TuningLevel level) {
  std::vector<Part> parts;
  const auto add = [&](const std::string &option, std::vector<ParameterValue> values, tune::ParameterRole role) {
    parts.push_back({.parameter = {.name = option, .values = std::move(values), .role = role},
                     .slot = {.option = option, .kernel = 0, .clause = {}, .array = {}}});
  };
  const bool isOfProgram = level == TuningLevel::program;
  if (isOfProgram && isTunable(pruned, "cudaThreadBlockSize"))
    add("cudaThreadBlockSize", valuesOf(setup.blockSizes), tune::ParameterRole::blockExtent);
  if (isOfProgram && isTunable(pruned, "maxNumOfCudaThreadBlocks") && !setup.blockCaps.empty())
    add("maxNumOfCudaThreadBlocks", valuesOf(setup.blockCaps), tune::ParameterRole::other);
  for (const TuningParameter &each : pruned.parameters) {
    // What a clause says of each kernel is no option there.
    const bool isClause = each.name == "useParallelLoopSwap" || each.name == "shrdArryCachingOnConst" ||
                          each.name == "shrdArryCachingOnTM";
    if (!each.isNumber && openmp::isTried(each, setup) && (isOfProgram || !isClause))
      add(each.name, {false, true}, tune::ParameterRole::other);
  }
  if (!isOfProgram)
    for (std::size_t kernel = 0; kernel < pruned.kernels.size(); ++kernel)
      for (Part &each : partsOfKernel(pruned, setup, kernel))
        parts.push_back(std::move(each));
  return make(std::move(parts), pruned, setup, level);
}

Result<ConfigurationSpace> ConfigurationSpace::ofKernel(const PrunedProgram &pruned, const SpaceSetup &setup,
                                                        std::size_t kernel, std::vector<std::string> others) {
  auto out = make(partsOfKernel(pruned, setup, kernel), pruned, setup, TuningLevel::kernel);
  if (out) out->otherLines_ = std::move(others);
  return out;
}

std::uint64_t ConfigurationSpace::points() const {
  std::uint64_t out = 0;
  for (tune::PointId point = 0; point < space_.combinations(); ++point)
    if (space_.admits(point)) ++out;
  return out;
}

std::string ConfigurationSpace::lineOf(tune::PointId point, std::size_t kernel) const {
  std::string clauses;
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    const Slot &slot = slots_[i];
    if (!slot.option.empty() || slot.kernel != kernel) continue;
    const ParameterValue &value = space_.valueOf(point, i);
    const std::string name(openmp::nameOf(slot.clause));
    if (!slot.array.empty()) {
      const std::string memory = tune::textOf(value);
      if (memory != globalMemory) clauses += " " + memory + "(" + slot.array + ")";
    } else if (const bool *isOn = std::get_if<bool>(&value)) {
      if (*isOn) clauses += " " + name;
    } else {
      clauses += " " + name + "(" + tune::textOf(value) + ")";
    }
  }
  if (clauses.empty()) return {};
  return "kernelid(" + std::to_string(kernels_[kernel].id) + ") procname(" + kernels_[kernel].procedure + ")" + clauses;
}

Configuration ConfigurationSpace::at(tune::PointId point) const {
  Configuration out{.options = fixed_, .directives = otherLines_};
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    if (slots_[i].option.empty()) continue;
    const ParameterValue &value = space_.valueOf(point, i);
    const bool *isOn = std::get_if<bool>(&value);
    out.options.emplace_back(slots_[i].option, isOn == nullptr ? tune::textOf(value) : *isOn ? "1" : "0");
  }
  for (std::size_t kernel = 0; kernel < kernels_.size(); ++kernel)
    if (std::string line = lineOf(point, kernel); !line.empty()) out.directives.push_back(std::move(line));
  return out;
}

} // namespace warpgrain::workflow
