// SPDX-License-Identifier: Apache-2.0
#include "tests/execute/MadeUpLaunch.h"

#include "core/run/CountComparison.h"
#include "core/run/KernelParameters.h"
#include "core/run/PointerUses.h"
#include "core/run/ResolveLaunch.h"

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
  const auto form = execute::launchFormFromJson(words);
  EXPECT_TRUE(form) << form.error().message;
  return {.form = form.value_or(execute::LaunchForm()), .whyNone = {}};
}

void makeUpTheRest(execute::LaunchForm &form, const model::Unit &unit, model::FunctionId kernel,
                   const std::string &instance) {
  const auto entry = execute::kernelEntry(unit, kernel, instance);
  if (!entry) return;
  std::vector<std::string> buffers;
  for (const execute::KernelParameter &parameter : entry->parameters)
    for (const execute::ParameterLeaf &leaf : parameter.leaves) {
      if (!leaf.isPointer()) {
        form.arguments.try_emplace(leaf.path, std::int64_t{64});
        continue;
      }
      execute::BufferForm buffer;
      buffer.fill = execute::Fill{.seed = 7, .low = 0, .high = 63, .file = {}};
      const auto [place, isNew] = form.arguments.try_emplace(leaf.path, buffer);
      if (isNew) buffers.push_back(leaf.path);
    }
  leaveSizes(form, buffers, unit, kernel, instance);
}

void leaveSizes(execute::LaunchForm &form, const std::vector<std::string> &buffers, const model::Unit &unit,
                model::FunctionId kernel, const std::string &instance) {
  const auto sizeOf = [&form](const std::string &path) -> std::optional<std::uint64_t> & {
    return std::get<execute::BufferForm>(form.arguments.at(path)).elements;
  };
  for (const std::string &path : buffers)
    sizeOf(path) = std::uint64_t{1} << 16U;
  const auto launch = execute::resolveLaunch(unit, kernel, instance, form);
  if (!launch) return;
  const auto uses =
      execute::pointerUses(unit, kernel, launch->kernel, execute::launchContextOf(*launch, shapeOf(*launch), form));
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
