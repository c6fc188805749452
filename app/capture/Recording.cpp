// SPDX-License-Identifier: Apache-2.0
#include "app/capture/Recording.h"

#include "core/base/DemangledName.h"
#include "core/capture/KernelName.h"
#include "core/measure/BundleReader.h"
#include "core/measure/BundleWriter.h"
#include "core/measure/Relocations.h"

#include <algorithm>
#include <cstring>
#include <fstream>

namespace warpgrain::capture {

namespace fs = std::filesystem;

using measure::Buffer;
using measure::Relocation;

namespace {

constexpr std::size_t wordBytes = sizeof(std::uint64_t);
/// As many as a bundle may have.
constexpr std::size_t maximumBuffers = 4096;
/// So many odd words are told one by one.
constexpr std::size_t maximumOddNotes = 10;
constexpr const char *moduleFile = "modules/original.cubin";

std::string megabytes(std::uint64_t bytes) {
  return std::to_string((bytes + (1U << 20U) - 1) >> 20U) + " MiB";
}

std::string fileOf(std::size_t index, const char *what) {
  return "data/" + std::to_string(index) + what;
}

/// The program that this library is loaded into.
std::string programName() {
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error).filename().string();
}

std::unexpected<Error> cannotMake(const fs::path &folder, const std::string &why) {
  return fail(ErrorKind::input, folder.string() + " " + why + "; choose another folder for the bundle.");
}

} // namespace

ReadMemory Recording::readerOf(const Range &range) const {
  return [this, range](std::uint64_t address, std::span<std::byte> out) { return device_.read(range, address, out); };
}

Result<void> Recording::makeFolder() const {
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error) return cannotMake(folder_, "cannot be made (" + error.message() + ")");
  // Several processes of the program may have such a launch: who makes the folder for the data is the one that records.
  const bool isFirst = fs::create_directory(folder_ / "data", error);
  if (error) return cannotMake(folder_, "cannot be written (" + error.message() + ")");
  if (!isFirst) return cannotMake(folder_, "holds the data of another launch");
  fs::create_directories(folder_ / "modules", error);
  if (error) return cannotMake(folder_, "cannot be written (" + error.message() + ")");
  return {};
}

void Recording::removeFolder() const {
  std::error_code error;
  fs::remove_all(folder_ / "data", error);
  fs::remove_all(folder_ / "modules", error);
  fs::remove(folder_, error); // where it is empty
}

Result<void> Recording::before(const DriverLaunch &launch) {
  if (auto made = makeFolder(); !made) return made;
  auto done = recordBefore(launch);
  if (!done) removeFolder();
  return done;
}

Result<void> Recording::after(bool launched) {
  auto done = recordAfter(launched);
  if (!done) removeFolder();
  return done;
}

Result<void> Recording::recordBefore(const DriverLaunch &launch) {
  auto contents = measure::readCubin(module_);
  if (!contents) return std::unexpected(contents.error());
  contents_ = std::move(*contents);
  bundle_.folder = folder_;
  bundle_.source = programName();
  bundle_.title = demangled(launch.symbol) + ", launch " + std::to_string(settings_.launch) + " in " + bundle_.source;
  bundle_.variants = {{.id = "original",
                       .module = moduleFile,
                       .kernel = launch.symbol,
                       .grid = launch.grid,
                       .block = launch.block,
                       .sharedBytes = launch.sharedBytes,
                       .cooperative = launch.cooperative,
                       .cluster = launch.cluster}};
  if (contents_.callsMalloc)
    bundle_.notes.emplace_back("A kernel of the module allocates memory on the device. What lies in such memory is not "
                               "recorded, and a launch that uses what an earlier one allocated cannot be replayed.");
  if (auto done = device_.wait(); !done)
    return fail(ErrorKind::tool, "Before the launch, " + done.error().message + ".");
  if (auto done = takeVariables(launch); !done) return done;
  if (auto done = takeArguments(launch); !done) return done;
  return recordContents();
}

Result<void> Recording::takeVariables(const DriverLaunch &launch) {
  variables_.emplace(device_, launch.kernel, contents_);
  bundle_.notes.insert(bundle_.notes.end(), variables_->notes().begin(), variables_->notes().end());
  for (const ModuleVariables::Variable &variable : variables_->all()) {
    reach_.addVariable(variable.range);
    // What a fresh module has anyway need not be recorded, unless the kernel changes it.
    const auto untouched = variables_->isUntouched(variable);
    if (!untouched) return std::unexpected(untouched.error());
    if (!*untouched) reach_.take(variable.range);
  }
  addBuffers("variable");
  return {};
}

Result<void> Recording::takeArguments(const DriverLaunch &launch) {
  const auto values = argumentsOf(launch, device_);
  if (!values) return std::unexpected(values.error());
  const std::vector<std::string> types = parameterTypes(demangled(launch.symbol));
  for (std::size_t i = 0; i < values->size(); ++i)
    takeArgument((*values)[i], i, types.size() == values->size() ? types[i] : "");
  if (oddWords_ > maximumOddNotes)
    bundle_.notes.push_back("So do " + std::to_string(oddWords_ - maximumOddNotes) + " other words of the arguments.");
  return {};
}

void Recording::takeArgument(const std::vector<std::byte> &value, std::size_t index, const std::string &type) {
  measure::Argument argument{.value = value};
  for (std::size_t at = 0; at + wordBytes <= value.size(); at += wordBytes) {
    std::uint64_t word = 0;
    std::memcpy(&word, value.data() + at, wordBytes);
    const auto pointer = reach_.followArgument(word, at);
    if (pointer)
      argument.pointers.push_back(*pointer);
    else
      noteOddWord(word, index);
    addBuffers("argument" + std::to_string(index + 1));
  }
  if (value.size() == wordBytes && !argument.pointers.empty()) {
    const Relocation only = argument.pointers.front();
    argument = {.buffer = only.buffer, .offset = only.offset};
    Buffer &buffer = bundle_.buffers[only.buffer];
    const memory::ScalarKind kind = pointedElement(type);
    const bool isBytes = buffer.element.scalar() == memory::ScalarKind::u8;
    if (isBytes && buffer.bytes % sizeOf(kind) == 0) buffer.element = memory::ElementType::of(kind);
  }
  bundle_.arguments.push_back(std::move(argument));
}

void Recording::noteOddWord(std::uint64_t word, std::size_t argument) {
  const bool isTexture = reach_.isTexture(word);
  if (!isTexture && !reach_.looksLikeAddress(word)) return;
  if (++oddWords_ > maximumOddNotes) return;
  const std::string which = "Argument " + std::to_string(argument + 1);
  if (isTexture)
    bundle_.notes.push_back(which + " holds " + std::to_string(word) +
                            ", the number of a texture or surface of the program. If it is one, the launch cannot be "
                            "replayed: textures and surfaces are not recorded.");
  else
    bundle_.notes.push_back(which +
                            " holds a value that looks like an address, but of no memory that CUDA knows: it is "
                            "left as it is, and a kernel that follows it cannot be replayed.");
}

/// Gives each range that was reached a buffer in the bundle.
void Recording::addBuffers(const std::string &name) {
  for (std::size_t i = bundle_.buffers.size(); i < reach_.ranges().size(); ++i) {
    const Range &range = reach_.ranges()[i];
    const std::string wanted = range.symbol.empty() ? name : range.symbol.substr(0, 100);
    bundle_.buffers.push_back(
        {.name = freeName(wanted), .bytes = range.bytes, .written = false, .symbol = range.symbol});
  }
}

std::string Recording::freeName(const std::string &wanted) const {
  std::string name = wanted;
  for (std::size_t i = 2; std::ranges::find(bundle_.buffers, name, &Buffer::name) != bundle_.buffers.end(); ++i)
    name = wanted + "." + std::to_string(i);
  return name;
}

Result<void> Recording::recordContents() {
  // The list grows while it is walked along: contents lead to more memory.
  for (std::size_t i = 0; i < reach_.ranges().size(); ++i) {
    if (i >= maximumBuffers)
      return fail(ErrorKind::input, "The launch reaches more than " + std::to_string(maximumBuffers) +
                                        " allocations, more than a bundle holds.");
    if (auto done = recordContent(i); !done) return done;
    addBuffers("reached");
  }
  return {};
}

Result<void> Recording::recordContent(std::size_t index) {
  const Range range = reach_.ranges()[index];
  Buffer &buffer = bundle_.buffers[index];
  if (!fits(range.bytes)) {
    if (settings_.tooMuch == TooMuch::refuse)
      return fail(ErrorKind::input, "The launch reaches " + megabytes(total_ + range.bytes) +
                                        " of memory or more; allowed are " + megabytes(settings_.limitBytes) +
                                        ". Allow more with --limit, or write --too-much truncate.");
    leftOut_.insert(index);
    bundle_.notes.push_back("Buffer " + buffer.name + ", " + std::to_string(range.bytes) +
                            " bytes, is over the limit: its content is left out, and zeros are in its place.");
    return {};
  }
  total_ += range.bytes;
  std::vector<Relocation> pointers;
  const std::string file = fileOf(index, ".bin");
  const bool canScan = range.begin % wordBytes == 0;
  const auto written = writeContent(readerOf(range), range.begin, range.bytes, pathOf(file),
                                    [&](std::uint64_t offset, std::span<const std::byte> piece) {
                                      if (canScan) reach_.scan(offset, piece, /*further=*/true, pointers);
                                    });
  if (!written) return std::unexpected(written.error());
  if (!written->allZero) buffer.fill = {.kind = measure::FillKind::file, .file = file};
  auto list = writeRelocations(fileOf(index, ".pointers"), pointers);
  if (!list) return std::unexpected(list.error());
  buffer.pointers = std::move(*list);
  return {};
}

Result<std::string> Recording::writeRelocations(const std::string &file, const std::vector<Relocation> &found) const {
  if (found.empty()) return "";
  std::ofstream out(pathOf(file), std::ios::binary);
  out << relocationText(found);
  out.close();
  if (out) return file;
  return fail(ErrorKind::input, pathOf(file).string() + " cannot be written; see to it that the disk has room.");
}

Result<void> Recording::recordAfter(bool launched) {
  if (!launched) return fail(ErrorKind::tool, "The driver refused the launch in the program itself.");
  if (auto done = device_.wait(); !done)
    return fail(ErrorKind::tool, "The launch cannot be recorded: " + done.error().message + ".");
  if (auto done = compareContents(); !done) return done;
  if (auto done = takeChangedVariables(); !done) return done;
  if (!leftOut_.empty())
    bundle_.notes.emplace_back("Contents were left out, so the outputs of the launch are not recorded, and a replay is "
                               "not compared with them.");
  noteMemory();
  if (auto written = writeBundle(bundle_, {{moduleFile, module_}}, folder_); !written) return written;
  // What is written must be what the runner reads.
  const auto read = measure::readBundle(folder_);
  if (!read) return std::unexpected(read.error());
  return {};
}

Result<void> Recording::compareContents() {
  for (std::size_t i = 0; i < bundle_.buffers.size(); ++i)
    if (auto done = compareContent(i); !done) return done;
  return {};
}

Result<void> Recording::compareContent(std::size_t index) {
  const Range range = reach_.ranges()[index];
  Buffer &buffer = bundle_.buffers[index];
  if (leftOut_.contains(index)) {
    buffer.written = true; // it is not known whether the kernel writes it
    return {};
  }
  std::vector<Relocation> pointers;
  const std::string file = fileOf(index, ".expected.bin");
  const bool canScan = range.begin % wordBytes == 0;
  const auto written = writeIfDifferent(readerOf(range), range.begin, range.bytes,
                                        buffer.fill.file.empty() ? fs::path() : pathOf(buffer.fill.file), pathOf(file),
                                        [&](std::uint64_t offset, std::span<const std::byte> piece) {
                                          if (canScan) reach_.scan(offset, piece, /*further=*/false, pointers);
                                        });
  if (!written) return std::unexpected(written.error());
  buffer.written = written->different;
  if (!written->different) return {};
  if (!leftOut_.empty()) {
    std::error_code error;
    fs::remove(pathOf(file), error);
    return {};
  }
  buffer.expected = file;
  auto list = writeRelocations(fileOf(index, ".expected.pointers"), pointers);
  if (!list) return std::unexpected(list.error());
  buffer.expectedPointers = std::move(*list);
  return {};
}

Result<void> Recording::takeChangedVariables() {
  for (const ModuleVariables::Variable &variable : variables_->all()) {
    if (variable.isConstant || reach_.has(variable.range)) continue;
    const auto untouched = variables_->isUntouched(variable);
    if (!untouched) return std::unexpected(untouched.error());
    if (*untouched) continue;
    const std::size_t index = reach_.take(variable.range);
    addBuffers("variable");
    if (!variable.initial.empty()) {
      const std::string file = fileOf(index, ".bin");
      std::ofstream out(pathOf(file), std::ios::binary);
      out << variable.initial;
      out.close();
      if (!out) return cannotMake(folder_, "cannot be written");
      bundle_.buffers[index].fill = {.kind = measure::FillKind::file, .file = file};
    }
    if (auto done = compareContent(index); !done) return done;
  }
  return {};
}

void Recording::noteMemory() {
  for (std::size_t i = 0; i < bundle_.buffers.size(); ++i) {
    const Range &range = reach_.ranges()[i];
    if (range.kind == MemoryKind::host || range.kind == MemoryKind::managed)
      bundle_.notes.push_back("Buffer " + bundle_.buffers[i].name + " is " + nameOf(range.kind) +
                              " in the program. A replay has it in the GPU's memory, so its times may be others.");
    if (range.begin % wordBytes != 0)
      bundle_.notes.push_back("Buffer " + bundle_.buffers[i].name +
                              " does not begin at a multiple of 8 bytes; addresses in it were not looked for.");
  }
  if (reach_.strays() > 0)
    bundle_.notes.push_back(
        std::to_string(reach_.strays()) +
        " words in the recorded memory look like addresses, but of memory that was freed or that "
        "was not recorded. They are left as they are; a kernel that follows one cannot be replayed.");
  std::size_t pointers = 0;
  for (const Buffer &buffer : bundle_.buffers)
    pointers += buffer.pointers.empty() ? 0 : 1;
  if (pointers > 0)
    bundle_.notes.push_back(
        std::to_string(pointers) +
        " buffers hold addresses of others, which a replay replaces by its own. Every 8 bytes, at a "
        "multiple of 8, that are an address of memory which was allocated count as one.");
}

} // namespace warpgrain::capture
