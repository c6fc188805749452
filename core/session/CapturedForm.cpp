// SPDX-License-Identifier: Apache-2.0
#include "core/session/CapturedForm.h"

#include "core/base/DemangledName.h"
#include "core/run/launch/RecordedNumber.h"
#include "core/run/launch/SymbolTypes.h"
#include "core/run/parameters/KernelParameters.h"
#include "core/session/CapturedBundle.h"
#include "core/session/CompiledName.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <set>
#include <vector>

namespace warpgrain::session {

namespace {

namespace fs = std::filesystem;

using memory::ScalarKind;
using run::BufferForm;
using run::ParameterLeaf;

/// Copies a file from a position on.
Result<void> copyRest(const fs::path &from, std::uint64_t offset, const fs::path &to) {
  std::ifstream in(from, std::ios::binary);
  in.seekg(static_cast<std::streamoff>(offset));
  std::ofstream out(to, std::ios::binary);
  if (in.peek() != std::ifstream::traits_type::eof()) out << in.rdbuf();
  out.close();
  if (in.bad() || !out)
    return fail(ErrorKind::input, "What " + from.string() + " holds cannot be copied to " + to.string() +
                                      "; see to it that the disk has room.");
  return {};
}

class Forming {
public:
  Forming(const run::KernelSubject &subject, const measure::Bundle &captured, fs::path folder)
      : subject_(subject), captured_(captured), recorded_(captured.variants.at(captured.baseline)),
        folder_(std::move(folder)) {}

  Result<CapturedForm> run() {
    if (const auto launch = capturedLaunch(subject_, captured_); !launch) return std::unexpected(launch.error());
    const std::string instance = recordedInstance();
    const auto entry = run::kernelEntry(*subject_.unit, subject_.kernel, instance);
    if (!entry) return std::unexpected(entry.error());
    out_.tolerance = subject_.form.tolerance;
    out_.grid = extents(recorded_.grid);
    out_.block = extents(recorded_.block);
    out_.sharedBytes = recorded_.sharedBytes;
    const auto &arguments = captured_.argumentsOf(recorded_);
    for (std::size_t i = 0; i < std::min(arguments.size(), entry->parameters.size()); ++i)
      for (const ParameterLeaf &leaf : entry->parameters[i].leaves)
        if (auto added = add(leaf, arguments[i]); !added) return std::unexpected(added.error());
    for (const measure::Buffer &buffer : captured_.buffers)
      if (auto added = addVariable(buffer); !added) return std::unexpected(added.error());
    return CapturedForm{.form = std::move(out_), .instance = instance};
  }

private:
  std::string recordedInstance() const {
    for (const auto &instance : subject_.function().instances)
      if (isSameKernel(instance.mangledName, recorded_.kernel)) return instance.arguments;
    return subject_.instance;
  }

  static std::array<std::int64_t, 3> extents(const std::array<std::uint32_t, 3> &from) {
    return {from[0], from[1], from[2]};
  }

  Result<void> add(const ParameterLeaf &leaf, const measure::Argument &argument) {
    if (leaf.isPointer()) return addPointer(leaf, argument);
    if (auto number = run::recordedNumber(argument.value, leaf.offset, std::get<ScalarKind>(leaf.type)))
      out_.arguments[leaf.path] = *number;
    return {};
  }

  /// Where the address that a leaf holds leads to.
  static std::optional<measure::Relocation> targetOf(const ParameterLeaf &leaf, const measure::Argument &argument) {
    if (argument.buffer) return measure::Relocation{.buffer = *argument.buffer, .offset = argument.offset};
    const auto found = std::ranges::find(argument.pointers, leaf.offset, &measure::Relocation::at);
    return found != argument.pointers.end() ? std::optional(*found) : std::nullopt;
  }

  Result<void> addPointer(const ParameterLeaf &leaf, const measure::Argument &argument) {
    const auto target = targetOf(leaf, argument);
    if (!target) {
      const auto begin = argument.value.begin() + static_cast<std::ptrdiff_t>(leaf.offset);
      const bool isNull =
          leaf.offset + sizeof(void *) <= argument.value.size() &&
          std::all_of(begin, begin + sizeof(void *), [](std::byte byte) { return byte == std::byte{0}; });
      if (isNull) out_.arguments[leaf.path] = BufferForm{.isNull = true};
      return {}; // one that leads nowhere that is known has no value: the launch cannot be completed, and says so
    }
    const measure::Buffer &buffer = captured_.buffers.at(target->buffer);
    const std::uint64_t stride = std::max<std::uint64_t>(std::get<memory::ElementType>(leaf.type).strideBytes, 1);
    if (target->offset >= buffer.bytes) return {};
    const std::uint64_t bytes = (buffer.bytes - target->offset) / stride * stride;
    auto form = formOf(buffer, target->offset, leaf.path);
    if (!form) return std::unexpected(form.error());
    form->bytes = bytes;
    out_.arguments[leaf.path] = std::move(*form);
    return {};
  }

  /// What the buffer holds from a position on.
  Result<BufferForm> formOf(const measure::Buffer &buffer, std::uint64_t offset, const std::string &path) {
    if (!buffer.pointers.empty())
      return fail(ErrorKind::usage, "What " + path +
                                        " leads to holds addresses of other memory, which the CPU's memory "
                                        "does not have at these places.");
    BufferForm out{.fill = buffer.fill};
    if (buffer.fill.kind != memory::FillKind::file) return out;
    fs::path file = captured_.folder / buffer.fill.file;
    if (offset > 0) {
      const fs::path rest =
          folder_ / ("from-" + std::to_string(offset) + "-" + fs::path(buffer.fill.file).filename().string());
      if (copied_.insert(rest).second)
        if (auto copied = copyRest(file, offset, rest); !copied) return std::unexpected(copied.error());
      file = rest;
    }
    out.fill->file = file.string();
    return out;
  }

  Result<void> addVariable(const measure::Buffer &buffer) {
    if (buffer.symbol.empty()) return {};
    const std::string name = demangled(buffer.symbol);
    if (!run::symbolOf(*subject_.unit, subject_.kernel, name)) return {};
    auto form = formOf(buffer, 0, name);
    if (!form) return std::unexpected(form.error());
    out_.symbols[name] = std::move(*form);
    return {};
  }

  const run::KernelSubject &subject_;
  const measure::Bundle &captured_;
  const measure::BundleVariant &recorded_;
  fs::path folder_;
  run::LaunchForm out_;
  std::set<fs::path> copied_;
};

} // namespace

Result<CapturedForm> capturedForm(const run::KernelSubject &subject, const measure::Bundle &captured,
                                  const fs::path &folder) {
  return Forming(subject, captured, folder).run();
}

} // namespace warpgrain::session
