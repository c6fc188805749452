// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/RecordedForm.h"

#include "core/run/launch/RecordedNumber.h"
#include "core/run/launch/SymbolTypes.h"
#include "core/run/parameters/KernelParameters.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <span>

namespace warpgrain::run {

namespace {

namespace fs = std::filesystem;

struct FoundKernel {
  model::FunctionId id;
  KernelEntry entry;
};

Result<FoundKernel> foundAs(const model::Unit &unit, model::FunctionId id, const std::string &instance) {
  auto entry = kernelEntry(unit, id, instance);
  if (!entry) return std::unexpected(entry.error());
  return FoundKernel{id, std::move(*entry)};
}

/// The kernel, and of a template the instantiation, whose symbol it is.
Result<FoundKernel> find(const model::Unit &unit, const std::string &symbol) {
  for (const model::FunctionId id : unit.kernels()) {
    const model::Function &kernel = unit[id];
    if (kernel.instances.empty() && kernel.mangledName == symbol) return foundAs(unit, id, {});
    for (const auto &instance : kernel.instances)
      if (instance.mangledName == symbol) return foundAs(unit, id, instance.arguments);
  }
  return fail(ErrorKind::undecided, "The launch of " + symbol +
                                        " was recorded, but the source as it is read has no such kernel; is it in a "
                                        "header, or made by a macro?");
}

class Writer {
public:
  Writer(const model::Unit &unit, const RecordedLaunch &launch, fs::path stem)
      : unit_(unit), launch_(launch), stem_(std::move(stem)) {}

  Result<RecordedForm> run() {
    auto kernel = find(unit_, launch_.kernel);
    if (!kernel) return std::unexpected(kernel.error());
    out_.kernel = unit_[kernel->id].qualifiedName;
    out_.instance = kernel->entry.instance;
    out_.form.grid = extents(launch_.grid);
    out_.form.block = extents(launch_.block);
    out_.form.sharedBytes = launch_.sharedBytes;
    for (std::size_t i = 0; i < kernel->entry.parameters.size() && i < launch_.parameters.size(); ++i)
      for (const ParameterLeaf &leaf : kernel->entry.parameters[i].leaves)
        if (auto added = add(leaf, launch_.parameters[i]); !added) return std::unexpected(added.error());
    for (const RecordedSymbol &symbol : launch_.symbols)
      if (auto added = add(symbol, kernel->id); !added) return std::unexpected(added.error());
    return std::move(out_);
  }

private:
  static std::array<std::int64_t, 3> extents(const Extent3 &from) { return {from[0], from[1], from[2]}; }

  Result<void> add(const ParameterLeaf &leaf, const std::vector<std::uint8_t> &bytes) {
    if (!leaf.isPointer()) {
      auto number = recordedNumber(std::as_bytes(std::span(bytes)), leaf.offset, std::get<ScalarKind>(leaf.type));
      if (!number) return tooShort(leaf);
      out_.form.arguments[leaf.path] = *number;
      return {};
    }
    if (leaf.offset + sizeof(void *) > bytes.size()) return tooShort(leaf);
    return addPointer(leaf, bytes.data() + leaf.offset);
  }

  static std::unexpected<Error> tooShort(const ParameterLeaf &leaf) {
    return fail(ErrorKind::internal, "The parameter " + leaf.path + " was recorded too short.");
  }

  Result<void> addPointer(const ParameterLeaf &leaf, const void *place) {
    std::uint64_t address = 0;
    std::memcpy(&address, place, sizeof address);
    if (address == 0) {
      out_.form.arguments[leaf.path] = BufferForm{.isNull = true};
      return {};
    }
    const auto buffer = std::ranges::find(launch_.buffers, address, &RecordedBuffer::address);
    if (buffer == launch_.buffers.end()) {
      out_.notes.push_back("The pointer " + leaf.path +
                           " leads to memory that the runtime does not know; it is left out of the form.");
      return {};
    }
    noteSharing(leaf.path, *buffer);
    const std::uint64_t stride = std::max<std::uint64_t>(std::get<ElementType>(leaf.type).strideBytes, 1);
    auto form = bufferForm(leaf.path, buffer->file, buffer->bytes / stride * stride);
    if (!form) return std::unexpected(form.error());
    out_.form.arguments[leaf.path] = std::move(*form);
    return {};
  }

  /// A form gives each pointer a buffer of its own.
  void noteSharing(const std::string &path, const RecordedBuffer &buffer) {
    const std::uint64_t end = buffer.address + buffer.bytes; // of the allocation
    const auto [known, isNew] = owners_.emplace(end, path);
    if (!isNew)
      out_.notes.push_back("The pointers " + known->second + " and " + path +
                           " lead to the same memory; in the form each has a copy of its own.");
  }

  Result<BufferForm> bufferForm(const std::string &name, const fs::path &from, std::uint64_t bytes) {
    std::string file = name;
    for (char &c : file)
      if (std::string_view("/\\:*?<>|[]\" ").contains(c)) c = '_';
    const fs::path to = stem_.string() + "." + file + ".bin";
    std::error_code error;
    fs::copy_file(from, to, fs::copy_options::overwrite_existing, error);
    if (error)
      return fail(ErrorKind::input, "What " + name + " held cannot be written to " + to.string() + ": " +
                                        error.message() + ". Choose another place for --record.");
    return BufferForm{.elements = {}, .bytes = bytes, .fill = Fill{.kind = FillKind::file, .file = to}};
  }

  Result<void> add(const RecordedSymbol &symbol, model::FunctionId kernel) {
    if (const auto known = symbolOf(unit_, kernel, symbol.name); !known) {
      out_.notes.push_back("What the variable " + symbol.name + " held is left out of the form. " +
                           known.error().message);
      return {};
    }
    auto form = bufferForm(symbol.name, symbol.file, symbol.bytes);
    if (!form) return std::unexpected(form.error());
    form->bytes.reset(); // the source says how large it is
    out_.form.symbols[symbol.name] = std::move(*form);
    return {};
  }

  const model::Unit &unit_;
  const RecordedLaunch &launch_;
  fs::path stem_;
  RecordedForm out_;
  std::map<std::uint64_t, std::string> owners_; ///< by the end of allocations
};

} // namespace

Result<RecordedForm> recordedForm(const model::Unit &unit, const RecordedLaunch &launch, const fs::path &stem) {
  return Writer(unit, launch, stem).run();
}

} // namespace warpgrain::run
