// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/ResolveLaunch.h"

#include "core/run/launch/HostAllocations.h"
#include "core/run/launch/SourceLaunch.h"
#include "core/run/launch/SymbolTypes.h"
#include "core/run/parameters/PointerUses.h"

#include <algorithm>
#include <set>

namespace warpgrain::run {

namespace {

constexpr std::int64_t mostThreads = 1024;

/// The first of them, and how many more there are: a parameter may hold thousands of numbers.
std::string listed(const std::vector<std::string> &parts, const char *between) {
  constexpr std::size_t shown = 8;
  std::string out;
  for (std::size_t i = 0; i < std::min(shown, parts.size()); ++i)
    out += (out.empty() ? "" : between) + parts[i];
  return parts.size() > shown ? out + between + std::to_string(parts.size() - shown) + " more" : out;
}

class Resolver {
public:
  Resolver(const model::Unit &unit, model::FunctionId kernel, const LaunchForm &form, LaunchGivenBy givenBy)
      : unit_(unit), kernel_(kernel), form_(form), givenBy_(givenBy) {}

  Result<ResolvedLaunch> run(const std::string &instance) {
    auto entry = kernelEntry(unit_, kernel_, instance);
    if (!entry) return std::unexpected(entry.error());
    out_.kernel = std::move(*entry);
    if (auto named = checkNames(); !named) return std::unexpected(named.error());
    integers_ = integersIn(form_);
    addExtents();
    addParameters();
    if (auto symbols = addSymbols(); !symbols) return std::unexpected(symbols.error());
    if (!missing_.empty())
      return fail(ErrorKind::usage, "The launch is not known in full: " + listed(missing_, "; ") + ".");
    if (const std::int64_t threads = out_.block[0] * out_.block[1] * out_.block[2]; threads > mostThreads)
      return fail(ErrorKind::usage,
                  "A block has at most 1024 threads; the launch asks for " + std::to_string(threads) + ".");
    return std::move(out_);
  }

private:
  /// ", give it with --arg n=…"; nothing where the window shows the place itself.
  std::string remedy(const std::string &option) const {
    if (givenBy_ == LaunchGivenBy::form) return "";
    return ", give it with " + (givenBy_ == LaunchGivenBy::options ? option : "--against-" + option.substr(2));
  }

  Result<void> checkNames() const {
    std::vector<std::string> known;
    for (const KernelParameter &parameter : out_.kernel.parameters)
      for (const ParameterLeaf &leaf : parameter.leaves)
        known.push_back(leaf.path);
    const std::set<std::string> paths(known.begin(), known.end());
    for (const auto &[name, value] : form_.arguments)
      if (!paths.contains(name))
        return fail(ErrorKind::usage, "No parameter is called " + name + "; the kernel has " +
                                          (known.empty() ? "none" : listed(known, ", ")) + ".");
    return {};
  }

  void addExtents() {
    const SourceLaunch source = sourceLaunch(unit_, kernel_, integers_);
    const auto take = [&](const auto &given, const model::Extents &found, std::array<std::int64_t, 3> &to,
                          const std::string &option, const char *why) {
      if (given)
        to = *given;
      else if (found.known())
        to = {*found.value[0], *found.value[1], *found.value[2]};
      else
        missing_.push_back(why + remedy(option));
    };
    take(form_.block, source.block, out_.block, "--block", "the source does not tell the block");
    take(form_.grid, source.grid, out_.grid, "--grid", "the source does not tell the grid");
    if (form_.sharedBytes)
      out_.sharedBytes = *form_.sharedBytes;
    else if (source.sharedBytes && *source.sharedBytes >= 0)
      out_.sharedBytes = static_cast<std::uint64_t>(*source.sharedBytes);
    else if (std::ranges::any_of(unit_.launchesOf(kernel_), [](const auto *each) { return isSome(each->launcher); }))
      missing_.push_back("the source does not tell the dynamic shared memory" + remedy("--shared"));
  }

  void addParameters() {
    access::LaunchContext launch;
    for (const model::Axis axis : model::allAxes) {
      launch.block[axis] = out_.block[indexOf(axis)];
      launch.grid[axis] = out_.grid[indexOf(axis)];
    }
    launch.arguments = integers_;
    launch.instance = out_.kernel.instance;
    if (missing_.empty()) uses_ = pointerUses(unit_, kernel_, out_.kernel, launch);
    for (const KernelParameter &parameter : out_.kernel.parameters) {
      Parameter filled{.name = parameter.name, .bytes = std::vector<std::uint8_t>(parameter.bytes), .pointers = {}};
      for (const ParameterLeaf &leaf : parameter.leaves)
        if (leaf.isPointer())
          addPointer(leaf, filled);
        else
          addScalar(leaf, filled);
      out_.parameters.push_back(std::move(filled));
    }
  }

  bool isLocalMemory(const std::string &name) const {
    const model::Function &function = unit_[kernel_];
    return std::ranges::any_of(function.parameters, [&](model::VariableId id) {
      return function.body[id].isShared() && function.body[id].name == name;
    });
  }

  void addScalar(const ParameterLeaf &leaf, Parameter &to) {
    const auto given = form_.arguments.find(leaf.path);
    const ScalarKind kind = std::get<ScalarKind>(leaf.type);
    if (given == form_.arguments.end()) {
      const std::string what = isLocalMemory(leaf.path) ? "the number of bytes of local memory for " + leaf.path
                                                        : "the value of " + leaf.path;
      missing_.push_back(what + " is not given" + remedy("--arg " + leaf.path + "=…"));
      return;
    }
    void *place = to.bytes.data() + leaf.offset;
    if (const auto *integer = std::get_if<std::int64_t>(&given->second))
      writeNumber(place, kind, *integer);
    else if (const auto *number = std::get_if<double>(&given->second))
      writeNumber(place, kind, *number);
    else if (const auto *truth = std::get_if<bool>(&given->second))
      writeNumber(place, kind, static_cast<std::int64_t>(*truth));
    else
      missing_.push_back(leaf.path + " is a number, not a buffer");
  }

  void addPointer(const ParameterLeaf &leaf, Parameter &to) {
    const auto given = form_.arguments.find(leaf.path);
    BufferForm form;
    if (given != form_.arguments.end()) {
      const auto *buffer = std::get_if<BufferForm>(&given->second);
      if (buffer == nullptr) {
        missing_.push_back(leaf.path + " is a pointer and takes a buffer" + remedy("--elements " + leaf.path + "=…"));
        return;
      }
      form = *buffer;
    }
    if (form.isNull) return; // the bytes are zero
    if (!leaf.obstacle.empty()) {
      missing_.push_back("memory for " + leaf.path + " cannot be made, " + leaf.obstacle);
      return;
    }
    const ElementType &type = std::get<ElementType>(leaf.type);
    Buffer buffer{.name = leaf.path, .bytes = 0, .type = type, .fill = form.fill.value_or(usualFill())};
    buffer.isRead = uses_.isRead(leaf.path);
    buffer.isWritten = uses_.isWritten(leaf.path);
    if (form.bytes)
      buffer.bytes = *form.bytes;
    else if (form.elements)
      buffer.bytes = *form.elements * type.strideBytes;
    else if (const auto use = uses_.byPath.find(leaf.path); use == uses_.byPath.end())
      buffer.bytes = type.strideBytes; // nothing is accessed through it that the analysis sees
    else if (const auto &size = use->second.bytes)
      buffer.bytes = wholeElements(*size, type);
    else if (const auto allocated = allocatedBytes(unit_, kernel_, leaf.path, integers_))
      buffer.bytes = wholeElements(static_cast<std::uint64_t>(*allocated->integer()), type);
    else
      missing_.push_back("the size of " + leaf.path + " is not known (" + size.error().text() + ")" +
                         remedy("--elements " + leaf.path + "=…"));
    to.pointers.push_back({.offset = leaf.offset, .buffer = out_.buffers.size()});
    out_.buffers.push_back(std::move(buffer));
  }

  static std::uint64_t wholeElements(std::uint64_t bytes, const ElementType &type) {
    return (bytes + type.strideBytes - 1) / type.strideBytes * type.strideBytes;
  }

  /// Random numbers, others for each buffer.
  Fill usualFill() const { return {.kind = FillKind::random, .seed = form_.seed * 1000 + out_.buffers.size()}; }

  Result<void> addSymbols() {
    for (const auto &[name, form] : form_.symbols) {
      auto symbol = symbolOf(unit_, kernel_, name);
      if (!symbol) return std::unexpected(symbol.error());
      symbol->fill = form.fill.value_or(usualFill());
      out_.symbols.push_back(std::move(*symbol));
    }
    return {};
  }

  const model::Unit &unit_;
  model::FunctionId kernel_;
  const LaunchForm &form_;
  LaunchGivenBy givenBy_;
  ResolvedLaunch out_;
  std::map<std::string, std::int64_t> integers_;
  PointerUses uses_;
  std::vector<std::string> missing_;
};

} // namespace

Result<ResolvedLaunch> resolveLaunch(const model::Unit &unit, model::FunctionId kernel, const std::string &instance,
                                     const LaunchForm &form, LaunchGivenBy givenBy) {
  return Resolver(unit, kernel, form, givenBy).run(instance);
}

} // namespace warpgrain::run
