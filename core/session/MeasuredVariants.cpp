// SPDX-License-Identifier: Apache-2.0
#include "core/session/MeasuredVariants.h"

#include "core/session/CompiledName.h"
#include "core/steps/persist/PersistStep.h"

#include <algorithm>
#include <cctype>

namespace warpgrain::session {

namespace {

/// "coarsen y 4; coarsen x 2" as "coarsen-y-4_coarsen-x-2".
std::string idOf(const std::string &steps) {
  std::string id;
  for (const char c : steps) {
    if (c == ';')
      id += '_';
    else if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.')
      id += c;
    else if (!id.empty() && id.back() != '_')
      id += '-';
  }
  return id.empty() ? "original" : id.substr(0, 100);
}

/// The grids and blocks that the variant is handed, before the launch's arguments; nothing where there are none.
std::optional<std::vector<measure::Argument>> argumentsOf(const LaunchBundle &bundle, const run::LaunchShape &shape) {
  if (shape.handed.empty()) return std::nullopt;
  std::vector<measure::Argument> out;
  for (const run::Parameter &extents : run::parametersAfter({}, shape)) {
    measure::Argument argument{.name = extents.name};
    for (const std::uint8_t byte : extents.bytes)
      argument.value.push_back(std::byte{byte});
    out.push_back(std::move(argument));
  }
  out.insert(out.end(), bundle.bundle.arguments.begin(), bundle.bundle.arguments.end());
  return out;
}

/// Why the number of a variant's blocks is not known without the program around it; empty where it is.
std::string whyBlocksNotKnown(const transform::Plan &plan) {
  const auto asks = std::ranges::find_if(plan, [](const transform::Step &step) {
    const auto turns = transform::parsePersist(step);
    return step.word == "persist" && turns && !turns->blocks;
  });
  if (asks == plan.end()) return {};
  return "\"" + toString(*asks) +
         "\" asks the device in the program's host code how many blocks are resident, which a launch on its own does "
         "not; give their number: " +
         std::string(transform::persistUsage) + ".";
}

/// The launch of a variant: as its steps rewrite the original's, or that of a kernel by hand.
Result<HandLaunch> launchOf(const MeasuredLaunch &launch, const Variant &variant) {
  if (variant.byHand) {
    if (launch.handLaunch) return launch.handLaunch(*variant.byHand);
    return fail(ErrorKind::usage, "A kernel that was written by hand is not measured with a recorded launch.");
  }
  auto shape = run::shapeAfter(*launch.subject->unit, launch.subject->kernel, launch.shape, variant.plan);
  if (!shape) return std::unexpected(shape.error());
  return HandLaunch{.shape = std::move(*shape),
                    .sharedBytes = launch.sharedBytes,
                    .symbol = symbolAfterSteps(variant.symbols, launch.symbol)};
}

Result<void> addVariant(LaunchBundle &bundle, const MeasuredLaunch &launch, const Variant &variant) {
  if (variant.status != VariantStatus::built) {
    bundle.leftOut.push_back({variant.id, variant.reason});
    return {};
  }
  const auto own = launchOf(launch, variant);
  if (!own) {
    if (isOriginal(variant)) return std::unexpected(own.error());
    bundle.leftOut.push_back({variant.id, own.error().message});
    return {};
  }
  if (std::string why = whyBlocksNotKnown(variant.plan); !why.empty()) {
    bundle.leftOut.push_back({variant.id, std::move(why)});
    return {};
  }
  if (launch.prepare)
    if (auto why = launch.prepare(variant); !why) {
      bundle.leftOut.push_back({variant.id, why.error().message});
      return {};
    }
  measure::BundleVariant entry{.steps = variant.byHand ? "by hand: " + variant.byHand->name : toString(variant.plan),
                               .kernel = symbolInCubin(variant.cubin, own->symbol),
                               .sharedBytes = own->sharedBytes,
                               .cooperative = launch.cooperative,
                               .cluster = launch.cluster};
  entry.arguments = argumentsOf(bundle, own->shape);
  entry.id = idOf(entry.steps);
  // Ids of long plans are cut off; the number keeps them apart.
  auto &variants = bundle.bundle.variants;
  if (std::ranges::find(variants, entry.id, &measure::BundleVariant::id) != variants.end())
    entry.id += "-" + std::to_string(variant.id);
  entry.module = "modules/" + entry.id + ".cubin";
  for (std::size_t i = 0; i < 3; ++i) {
    entry.grid[i] = static_cast<std::uint32_t>(own->shape.grid[i]);
    entry.block[i] = static_cast<std::uint32_t>(own->shape.block[i]);
  }
  if (isOriginal(variant)) bundle.bundle.baseline = variants.size();
  bundle.modules[entry.module] = variant.cubin;
  variants.push_back(std::move(entry));
  bundle.ids.push_back(variant.id);
  return {};
}

} // namespace

Result<const Variant *> builtOriginal(const std::vector<Variant> &variants) {
  const auto original = std::ranges::find_if(variants, isOriginal);
  if (original == variants.end())
    return fail(ErrorKind::usage, "Variants are compared with the original, which is not among them.");
  if (original->status != VariantStatus::built)
    return fail(ErrorKind::tool,
                "The original is not built, and nothing can be measured beside it. " + original->reason);
  return &*original;
}

Result<void> addVariants(LaunchBundle &bundle, const MeasuredLaunch &launch, const std::vector<Variant> &variants) {
  for (const Variant &variant : variants)
    if (auto added = addVariant(bundle, launch, variant); !added) return added;
  return {};
}

} // namespace warpgrain::session
