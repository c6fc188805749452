// SPDX-License-Identifier: Apache-2.0
#include "core/model/Unit.h"

#include "core/base/LineIndex.h"
#include "core/model/Dialect.h"

#include <algorithm>

namespace warpgrain::model {

std::vector<FunctionId> Unit::kernels() const {
  std::vector<FunctionId> ids;
  for (std::size_t i = 0; i < functions.size(); ++i) {
    const FunctionId id{static_cast<std::uint32_t>(i)};
    if (functions[id].kind == FunctionKind::kernel && isSome(functions[id].body.root)) ids.push_back(id);
  }
  return ids;
}

Result<FunctionId> Unit::findKernel(std::string_view name) const {
  const std::vector<FunctionId> all = kernels();
  std::vector<FunctionId> found;
  std::string names;
  for (const FunctionId id : all) {
    const Function &function = functions[id];
    const std::string line =
        ":" + std::to_string(LineIndex((*this)[function.nameSpan.file].text).locate(function.nameSpan.begin).line);
    if (function.name == name || function.qualifiedName == name || function.name + line == name ||
        function.qualifiedName + line == name)
      found.push_back(id);
    names += (names.empty() ? "" : ", ") + function.qualifiedName + line;
  }
  if (found.size() == 1) return found.front();
  const std::string file = files.empty() ? std::string("the file") : files.front().path.string();
  if (all.empty())
    return fail(ErrorKind::input, "There is no kernel (" + std::string(dialect->qualifier(Qualifier::kernel)) +
                                      " function with a body) in " + file + " or the headers it includes.");
  if (found.empty())
    return fail(ErrorKind::usage,
                "There is no kernel named " + std::string(name) + " in " + file + ". It has: " + names + ".");
  return fail(ErrorKind::usage, "Several kernels are named " + std::string(name) +
                                    "; give the name with its line. The file has: " + names + ".");
}

std::vector<const Launch *> Unit::launchesOf(FunctionId kernel) const {
  std::vector<const Launch *> found;
  for (const Launch &launch : launches)
    if (launch.kernel == kernel) found.push_back(&launch);
  return found;
}

bool Unit::hasErrors() const {
  return std::ranges::any_of(diagnostics, [](const Diagnostic &d) { return d.severity == Severity::error; });
}

} // namespace warpgrain::model
