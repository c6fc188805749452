// SPDX-License-Identifier: Apache-2.0
#include "tests/execute/MadeUpLaunch.h"

#include "core/run/CountComparison.h"
#include "core/run/launch/ResolveLaunch.h"
#include "core/run/parameters/KernelParameters.h"
#include "core/run/parameters/PointerUses.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string_view>

namespace warpgrain::tests {

namespace fs = std::filesystem;

LaunchLine launchLineOf(const std::string &text) {
  constexpr std::string_view lead = "// launch: ";
  const std::size_t at = text.find(lead);
  if (at == std::string::npos) return {};
  const std::size_t begin = at + lead.size();
  const std::string words = text.substr(begin, text.find('\n', begin) - begin);
  constexpr std::string_view none = "none: ";
  if (words.starts_with(none)) return {.form = {}, .whyNone = words.substr(none.size())};
  const auto form = run::launchFormFromJson(words);
  EXPECT_TRUE(form) << form.error().message;
  return {.form = form.value_or(run::LaunchForm()), .whyNone = {}};
}

void makeUpTheRest(run::LaunchForm &form, const model::Unit &unit, model::FunctionId kernel,
                   const std::string &instance) {
  const auto entry = run::kernelEntry(unit, kernel, instance);
  if (!entry) return;
  std::vector<std::string> buffers;
  for (const run::KernelParameter &parameter : entry->parameters)
    for (const run::ParameterLeaf &leaf : parameter.leaves) {
      if (!leaf.isPointer()) {
        form.arguments.try_emplace(leaf.path, std::int64_t{64});
        continue;
      }
      run::BufferForm buffer;
      buffer.fill = run::Fill{.kind = memory::FillKind::random, .seed = 7, .low = 0, .high = 63, .file = {}};
      const auto [place, isNew] = form.arguments.try_emplace(leaf.path, buffer);
      if (isNew) buffers.push_back(leaf.path);
    }
  leaveSizes(form, buffers, unit, kernel, instance);
}

void leaveSizes(run::LaunchForm &form, const std::vector<std::string> &buffers, const model::Unit &unit,
                model::FunctionId kernel, const std::string &instance) {
  const auto sizeOf = [&form](const std::string &path) -> std::optional<std::uint64_t> & {
    return std::get<run::BufferForm>(form.arguments.at(path)).elements;
  };
  for (const std::string &path : buffers)
    sizeOf(path) = std::uint64_t{1} << 16U;
  const auto launch = run::resolveLaunch(unit, kernel, instance, form);
  if (!launch) return;
  const auto uses =
      run::pointerUses(unit, kernel, launch->kernel, run::launchContextOf(*launch, shapeOf(*launch), form));
  for (const std::string &path : buffers) {
    const auto use = uses.byPath.find(path);
    const bool isKnown = use == uses.byPath.end() ? !uses.anyMayBeUsed : use->second.bytes.has_value();
    if (isKnown) sizeOf(path).reset();
  }
}

std::vector<fs::path> sourcesIn(const fs::path &folder) {
  std::vector<fs::path> out;
  for (const auto &entry : fs::directory_iterator(folder))
    if (entry.path().extension() == ".cu") out.push_back(entry.path());
  std::ranges::sort(out);
  return out;
}

} // namespace warpgrain::tests
