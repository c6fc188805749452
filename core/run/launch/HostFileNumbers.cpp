// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/HostFileNumbers.h"

#include "core/base/Files.h"
#include "core/base/IncludeLine.h"
#include "core/model/Dialect.h"
#include "core/model/LaunchExtents.h"
#include "core/model/dialect/OpenClHost.h"
#include "core/run/parameters/KernelParameters.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <string_view>
#include <vector>

namespace warpgrain::run {

namespace {

namespace fs = std::filesystem;
using namespace model;

constexpr std::size_t mostFiles = 200;
constexpr std::size_t mostHeaders = 64;
constexpr std::uintmax_t mostBytes = 4U << 20;

bool isHostFile(const fs::path &file) {
  static constexpr std::array endings{".c", ".cc", ".cpp", ".cxx", ".h", ".hpp", ".hh"};
  return std::ranges::any_of(endings, [&](const char *ending) { return file.extension() == ending; });
}

/// In the order of their names, so that the answer does not depend on the disk.
std::vector<fs::path> hostFilesBeside(const fs::path &source) {
  std::vector<fs::path> out;
  std::error_code error;
  for (fs::directory_iterator each(source.parent_path(), error), end; !error && each != end; each.increment(error)) {
    std::error_code ignored;
    if (isHostFile(each->path()) && each->is_regular_file(ignored) && out.size() < mostFiles)
      out.push_back(each->path());
  }
  std::ranges::sort(out);
  return out;
}

/// Adds the text of a host file behind those of the headers that it includes by quotes and that lie near it: sizes are
/// often macros of such a header. A text that has been read is not read again.
void addWithHeaders(const fs::path &file, std::set<fs::path> &read, std::string &out) {
  std::error_code error;
  if (read.size() >= mostHeaders || !fs::is_regular_file(file, error) || !read.insert(file.lexically_normal()).second)
    return;
  const auto text = readFile(file, mostBytes);
  if (!text || out.size() + text->size() > mostBytes) return;
  for (std::size_t begin = 0; begin < text->size();) {
    const std::size_t end = std::min(text->find('\n', begin), text->size());
    const auto include = includeLineOf(std::string_view(*text).substr(begin, end - begin));
    if (include && include->isQuoted) addWithHeaders(file.parent_path() / include->name, read, out);
    begin = end + 1;
  }
  out += *text;
  out += '\n';
}

OpenClLaunch bestLaunch(const fs::path &source, const std::string &kernel) {
  OpenClLaunch best;
  for (const fs::path &file : hostFilesBeside(source)) {
    const auto text = readFile(file, mostBytes);
    if (!text || text->find("\"" + kernel + "\"") == std::string::npos) continue;
    std::set<fs::path> read;
    std::string whole;
    addWithHeaders(file, read, whole);
    for (OpenClLaunch &each : openClLaunches(whole, kernel))
      if (each.known() > best.known()) best = std::move(each);
  }
  return best;
}

/// As the parameter takes it.
SourceValue converted(const HostTextNumber &number, ScalarKind kind) {
  if (isFloating(kind)) return std::visit([](auto value) { return static_cast<double>(value); }, number.value);
  const auto *whole = std::get_if<std::int64_t>(&number.value);
  return whole != nullptr ? SourceValue(*whole) : SourceValue();
}

void addArguments(const OpenClLaunch &launch, const KernelEntry &entry, SourceNumbers &out) {
  for (std::size_t i = 0; i < entry.parameters.size(); ++i) {
    const KernelParameter &parameter = entry.parameters[i];
    if (parameter.leaves.size() != 1 || parameter.leaves.front().path != parameter.name) continue;
    const ParameterLeaf &leaf = parameter.leaves.front();
    // For local memory, a launch is given a number of bytes.
    const auto &numbers = launch.localBytes.contains(i) ? launch.localBytes : launch.arguments;
    const auto found = numbers.find(i);
    if (leaf.isPointer() || found == numbers.end()) continue;
    const SourceValue value = converted(found->second, std::get<ScalarKind>(leaf.type));
    if (!std::holds_alternative<std::monostate>(value))
      out.arguments.push_back({.name = leaf.path, .value = value, .isGuess = found->second.isGuess, .span = {}});
  }
}

/// Work-groups and their size. OpenCL chooses a size that no one gives.
void addShape(const OpenClLaunch &launch, const Extents &required, SourceNumbers &out) {
  out.isShapeGuess = launch.isShapeGuess;
  std::vector<std::int64_t> group = launch.group;
  if (group.empty() && required.known())
    for (std::size_t i = 0; i < launch.items.size(); ++i)
      group.push_back(*required.value[i]);
  if (group.empty() || (!launch.items.empty() && group.size() != launch.items.size())) return;
  for (std::size_t i = 0; i < 3; ++i)
    out.block.value[i] = i < group.size() ? group[i] : 1;
  if (launch.items.empty()) return;
  for (std::size_t i = 0; i < group.size(); ++i)
    if (launch.items[i] % group[i] != 0) return;
  for (std::size_t i = 0; i < 3; ++i)
    out.grid.value[i] = i < group.size() ? launch.items[i] / group[i] : 1;
}

} // namespace

SourceNumbers numbersInHostFiles(const Unit &unit, FunctionId kernel, const std::string &instance) {
  SourceNumbers out;
  if (!unit.dialect->launchOpening().empty()) return out;
  const auto entry = kernelEntry(unit, kernel, instance);
  if (!entry || unit.files.empty()) return out;
  const OpenClLaunch launch = bestLaunch(unit.files.front().path, unit[kernel].name);
  if (launch.known() == 0) return out;
  addArguments(launch, *entry, out);
  addShape(launch, commonBlockExtents(unit, kernel), out);
  return out;
}

} // namespace warpgrain::run
