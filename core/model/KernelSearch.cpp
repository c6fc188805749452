// SPDX-License-Identifier: Apache-2.0
#include "core/model/KernelSearch.h"

#include "core/base/LineIndex.h"
#include "core/model/Dialect.h"

#include <map>

namespace warpgrain::model {

namespace {

std::string openedFile(const Unit &unit) {
  return unit.files.empty() ? std::string("the file") : unit.files.front().path.string();
}

/// ":12", the line of the kernel's name.
std::string lineOf(const Unit &unit, const Function &kernel) {
  return ":" + std::to_string(LineIndex(unit[kernel.nameSpan.file].text).locate(kernel.nameSpan.begin).line);
}

/// A search in a unit, before anything is found.
KernelNotFound notFoundIn(const Unit &unit, std::string_view name) {
  return {.why = NotFound::noKernel,
          .name = std::string(name),
          .file = openedFile(unit),
          .kernels = {},
          .kernelWord = unit.dialect->qualifier(Qualifier::kernel)};
}

/// ":kernels.cuh", the file that the kernel's name stands in, without its folder.
std::string fileOf(const Unit &unit, const Function &kernel) {
  return ":" + unit[kernel.nameSpan.file].path.filename().string();
}

bool isCalled(const Unit &unit, const Function &kernel, std::string_view name) {
  const std::string line = lineOf(unit, kernel);
  for (const std::string &place : {std::string(), line, fileOf(unit, kernel) + line})
    if (kernel.name + place == name || kernel.qualifiedName + place == name) return true;
  return false;
}

/// The names of all kernels as they are asked for: with their lines, and with their files where two would be alike.
std::vector<std::string> namesOfAll(const Unit &unit) {
  std::map<std::string, int> count;
  for (const FunctionId id : unit.kernels())
    ++count[unit[id].qualifiedName + lineOf(unit, unit[id])];
  std::vector<std::string> out;
  for (const FunctionId id : unit.kernels()) {
    const std::string line = lineOf(unit, unit[id]);
    const bool isAlone = count[unit[id].qualifiedName + line] == 1;
    out.push_back(unit[id].qualifiedName + (isAlone ? "" : fileOf(unit, unit[id])) + line);
  }
  return out;
}

} // namespace

std::string KernelNotFound::list() const {
  std::string out;
  for (const std::string &kernel : kernels)
    out += (out.empty() ? "" : ", ") + kernel;
  return out;
}

Error KernelNotFound::error() const {
  switch (why) {
  case NotFound::noKernel:
    return {.kind = ErrorKind::input,
            .message = "There is no kernel (" + std::string(kernelWord) + " function with a body) in " + file +
                       " or the headers it includes.",
            .span = std::nullopt};
  case NotFound::unknown:
    return {.kind = ErrorKind::usage,
            .message = "There is no kernel named " + name + " in " + file + ". It has: " + list() + ".",
            .span = std::nullopt};
  case NotFound::several:
    break;
  }
  return {.kind = ErrorKind::usage,
          .message =
              "Several kernels are named " + name + "; give the name with its line. The file has: " + list() + ".",
          .span = std::nullopt};
}

std::expected<FunctionId, KernelNotFound> searchKernel(const Unit &unit, std::string_view name) {
  std::vector<FunctionId> found;
  KernelNotFound failure = notFoundIn(unit, name);
  for (const FunctionId id : unit.kernels())
    if (isCalled(unit, unit[id], name)) found.push_back(id);
  failure.kernels = namesOfAll(unit);
  if (found.size() == 1) return found.front();
  if (!failure.kernels.empty()) failure.why = found.empty() ? NotFound::unknown : NotFound::several;
  return std::unexpected(std::move(failure));
}

Error noKernelError(const Unit &unit) {
  return notFoundIn(unit, {}).error();
}

} // namespace warpgrain::model
