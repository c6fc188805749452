// SPDX-License-Identifier: Apache-2.0
#include "core/session/LaunchBundle.h"

#include "core/measure/BundleReader.h"
#include "core/measure/BundleWriter.h"
#include "core/measure/CubinVariables.h"
#include "core/session/MeasuredVariants.h"
#include "core/steps/memory/placement/ConstantCopy.h"

#include <algorithm>
#include <cctype>

namespace warpgrain::session {

namespace fs = std::filesystem;

namespace {

/// A name that can be a file's.
std::string fileNameOf(std::string name) {
  for (char &c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '.' && c != '_') c = '_';
  return "data/" + name + ".bin";
}

/// How the compiler writes a name in namespaces: "a::b" as "_ZN1a1bE"; without any it stays as it is.
std::string symbolNameOf(const std::string &qualified) {
  if (!qualified.contains("::")) return qualified;
  std::string out = "_ZN";
  for (std::size_t at = 0; at <= qualified.size();) {
    const std::size_t end = std::min(qualified.find("::", at), qualified.size());
    out += std::to_string(end - at) + qualified.substr(at, end - at);
    at = end + 2;
  }
  return out + "E";
}

/// Makes the description of one launch.
class Describer {
public:
  Describer(const run::KernelSubject &subject, const run::ResolvedLaunch &launch, const OpenHand &openHand)
      : subject_(subject), launch_(launch), openHand_(openHand) {}

  Result<LaunchBundle> run(const std::vector<Variant> &variants) {
    const auto original = builtOriginal(variants);
    if (!original) return std::unexpected(original.error());
    if (auto added = addBuffers(); !added) return std::unexpected(added.error());
    if (auto added = addSymbols((*original)->cubin); !added) return std::unexpected(added.error());
    addArguments();
    if (launch_.sharedBytes > UINT32_MAX)
      return fail(ErrorKind::usage, "No GPU has as much shared memory as the launch asks for.");
    const MeasuredLaunch launch{.subject = &subject_,
                                .shape = shapeOf(launch_),
                                .sharedBytes = static_cast<std::uint32_t>(launch_.sharedBytes),
                                .symbol = launch_.kernel.mangledName,
                                .prepare = [this](const Variant &variant) { return addConstantCopies(variant); },
                                .handLaunch = [this](const HandText &hand) { return launchOf(hand); }};
    if (auto added = addVariants(out_, launch, variants); !added) return std::unexpected(added.error());
    out_.bundle.title = subject_.function().qualifiedName;
    out_.bundle.source = subject_.unit->files.front().path.filename().string();
    out_.bundle.toolkit = subject_.toolkitVersion();
    return std::move(out_);
  }

private:
  /// The launch of a kernel by hand, with the same arguments and the same memory.
  Result<HandLaunch> launchOf(const HandText &hand) const {
    const auto source = readHand(hand, subject_, openHand_);
    if (!source) return std::unexpected(source.error());
    const auto beside = launchBeside(*source, subject_, launch_);
    if (!beside) return std::unexpected(beside.error());
    return HandLaunch{.shape = shapeOf(beside->launch),
                      .sharedBytes = static_cast<std::uint32_t>(beside->launch.sharedBytes),
                      .symbol = beside->launch.kernel.mangledName};
  }

  /// Takes a fill over; a file becomes one of the bundle.
  measure::Fill fillOf(const measure::Fill &fill, const std::string &name) {
    if (fill.kind != memory::FillKind::file) return fill;
    const std::string file = fileNameOf(name);
    out_.copies[file] = fill.file;
    return {.kind = memory::FillKind::file, .file = file};
  }

  Result<void> addBuffers() {
    for (const run::Buffer &buffer : launch_.buffers) {
      const std::uint64_t stride = std::max<std::uint64_t>(1, buffer.type.strideBytes);
      if (buffer.bytes % stride != 0)
        return fail(ErrorKind::usage, buffer.name + " is to have " + std::to_string(buffer.bytes) +
                                          " bytes, which is no whole number of its elements of " +
                                          std::to_string(stride) + " bytes.");
      measure::Buffer entry{.name = buffer.name,
                            .bytes = std::max(buffer.bytes, stride),
                            .element = buffer.type,
                            .written = buffer.isWritten,
                            .read = buffer.isRead};
      entry.fill = fillOf(buffer.fill, buffer.name);
      if (entry.written && buffer.type.hasFloating()) entry.tolerance = subject_.form.tolerance;
      out_.bundle.buffers.push_back(std::move(entry));
    }
    return {};
  }

  /// Variables that the form fills. What the compiler calls them, and their size, is looked up in the machine code.
  Result<void> addSymbols(const std::string &cubin) {
    if (launch_.symbols.empty()) return {};
    const auto contents = measure::readCubin(cubin);
    if (!contents) return std::unexpected(contents.error());
    for (const run::Symbol &symbol : launch_.symbols) {
      const auto found =
          std::ranges::find(contents->variables, symbolNameOf(symbol.name), &measure::CubinVariable::name);
      if (found == contents->variables.end()) continue; // the compiled kernel does not use it
      const std::uint64_t stride = std::max<std::uint64_t>(1, symbol.type.strideBytes);
      if (found->bytes == 0 || found->bytes % stride != 0)
        return fail(ErrorKind::usage, "The variable " + symbol.name + " cannot be filled: the compiled kernel has " +
                                          std::to_string(found->bytes) + " bytes for it.");
      measure::Buffer entry{.name = symbol.name,
                            .bytes = found->bytes,
                            .element = symbol.type,
                            .written = !found->isConstant,
                            .symbol = found->name};
      entry.fill = fillOf(symbol.fill, symbol.name);
      if (entry.written && symbol.type.hasFloating()) entry.tolerance = subject_.form.tolerance;
      out_.bundle.buffers.push_back(std::move(entry));
    }
    return {};
  }

  void addArguments() {
    for (const run::Parameter &parameter : launch_.parameters) {
      measure::Argument argument{.name = parameter.name};
      const bool isPointer = parameter.pointers.size() == 1 && parameter.bytes.size() == sizeof(std::uint64_t);
      if (isPointer) {
        argument.buffer = parameter.pointers.front().buffer;
      } else {
        for (const std::uint8_t byte : parameter.bytes)
          argument.value.push_back(std::byte{byte});
        for (const run::PointerSlot &slot : parameter.pointers)
          argument.pointers.push_back({.at = slot.offset, .buffer = slot.buffer});
      }
      out_.bundle.arguments.push_back(std::move(argument));
    }
  }

  /// Arrays in constant memory that the variant's steps made of pointers, with what the host code copies there.
  Result<void> addConstantCopies(const Variant &variant) {
    for (const std::string &pointer : transform::pointersPlacedConstant(variant.plan)) {
      const auto contents = measure::readCubin(variant.cubin);
      if (!contents) return std::unexpected(contents.error());
      const auto source = std::ranges::find(launch_.buffers, pointer, &run::Buffer::name);
      const auto found = std::ranges::find_if(contents->variables, [&](const measure::CubinVariable &variable) {
        return variable.isConstant && transform::isConstantCopyOf(variable.name, pointer);
      });
      if (source == launch_.buffers.end() || found == contents->variables.end())
        return fail(ErrorKind::usage, "What is copied from " + pointer + " into constant memory is not known.");
      measure::Buffer entry{
          .name = found->name, .bytes = found->bytes, .element = source->type, .written = false, .symbol = found->name};
      entry.fill = fillOf(source->fill, found->name);
      const auto known = std::ranges::find(out_.bundle.buffers, entry.name, &measure::Buffer::name);
      if (known == out_.bundle.buffers.end())
        out_.bundle.buffers.push_back(std::move(entry));
      else if (known->bytes != entry.bytes)
        return fail(ErrorKind::usage, "Variants copy different numbers of elements of " + pointer +
                                          " into constant memory; measure them apart.");
    }
    return {};
  }

  const run::KernelSubject &subject_;
  const run::ResolvedLaunch &launch_;
  const OpenHand &openHand_;
  LaunchBundle out_;
};

/// The first bytes of a file, as many as a buffer holds.
Result<void> copyStart(const fs::path &from, const fs::path &to, std::uint64_t bytes) {
  std::error_code error;
  if (const auto size = fs::file_size(from, error); error || size < bytes)
    return fail(ErrorKind::input, from.string() +
                                      (error ? " cannot be read (" + error.message() + ")"
                                             : " has only " + std::to_string(size) + " bytes") +
                                      "; it is to fill a buffer of " + std::to_string(bytes) + " bytes.");
  if (!fs::equivalent(from, to, error)) {
    fs::create_directories(to.parent_path(), error);
    fs::remove(to, error); // other bundles may link to the old file
    if (!error) fs::copy_file(from, to, error);
  }
  if (!error) fs::permissions(to, fs::perms::owner_write, fs::perm_options::add, error);
  if (!error) fs::resize_file(to, bytes, error);
  if (error)
    return fail(ErrorKind::input, from.string() + " cannot be copied into the bundle (" + error.message() + ").");
  return {};
}

/// A whole file of another bundle. It is linked where it can be: captures are large, and no one writes into the data of
/// a bundle.
Result<void> takeOver(const fs::path &from, const fs::path &to) {
  std::error_code error;
  if (fs::equivalent(from, to, error)) return {};
  fs::create_directories(to.parent_path(), error);
  fs::remove(to, error);
  fs::create_hard_link(from, to, error);
  if (error) fs::copy_file(from, to, fs::copy_options::overwrite_existing, error);
  if (error)
    return fail(ErrorKind::input, from.string() + " cannot be copied into the bundle (" + error.message() + ").");
  return {};
}

} // namespace

Result<LaunchBundle> bundleOf(const run::KernelSubject &subject, const run::ResolvedLaunch &launch,
                              const std::vector<Variant> &variants, const OpenHand &openHand) {
  return Describer(subject, launch, openHand).run(variants);
}

Result<measure::Bundle> writeBundle(LaunchBundle bundle, const fs::path &folder) {
  for (const measure::Buffer &buffer : bundle.bundle.buffers)
    if (const auto copy = bundle.copies.find(buffer.fill.file); copy != bundle.copies.end())
      if (auto done = copyStart(copy->second, folder / copy->first, buffer.bytes); !done)
        return std::unexpected(done.error());
  for (const auto &[name, from] : bundle.links)
    if (auto done = takeOver(from, folder / name); !done) return std::unexpected(done.error());
  if (auto written = measure::writeBundle(bundle.bundle, bundle.modules, folder); !written)
    return std::unexpected(written.error());
  return measure::readBundle(folder);
}

} // namespace warpgrain::session
