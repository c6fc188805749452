// SPDX-License-Identifier: Apache-2.0
#include "app/runner/LoadedVariant.h"

#include "app/runner/ActivityReader.h"
#include "app/runner/CounterReader.h"
#include "app/runner/Stopwatch.h"

#include <algorithm>

namespace warpgrain::runner {

using measure::Buffer;
using measure::Comparison;
using measure::Failure;
using measure::Reply;

namespace {

Reply failed(const Problem &problem) {
  return Reply::failed(problem->first, problem->second);
}

Result<std::string> readModule(const measure::Bundle &bundle, const std::string &name) {
  const auto size = measure::sizeInside(bundle.folder, name, UINT32_MAX);
  if (!size) return std::unexpected(size.error());
  std::string out;
  const auto read =
      visitFile(bundle, name, *size, [&out](std::uint64_t, std::span<const std::byte> bytes) -> Result<void> {
        out.append(reinterpret_cast<const char *>(bytes.data()), bytes.size());
        return {};
      });
  if (!read) return std::unexpected(read.error());
  return out;
}

} // namespace

Reply LoadedVariant::load() {
  Stopwatch watch;
  const auto module = readModule(bundle_, variant_.module);
  if (!module) return Reply::failed(Failure::module, module.error().message);
  kernel_.emplace(gpu_);
  if (const auto problem = kernel_->load(*module, variant_.kernel)) return failed(problem);
  Reply reply{.registers = static_cast<std::uint32_t>(kernel_->attribute(driver::functionRegisters)),
              .localBytes = static_cast<std::uint32_t>(kernel_->attribute(driver::functionLocalBytes)),
              .staticSharedBytes = static_cast<std::uint32_t>(kernel_->attribute(driver::functionSharedBytes))};
  auto problem = kernel_->prepare(bundle_, variant_);
  reply.loadSeconds = watch.lap();
  if (!problem) problem = fill();
  reply.fillSeconds = watch.lap();
  if (problem) {
    reply.failure = problem->first;
    reply.reason = problem->second;
    return reply;
  }
  reply.notes = trials_->notes();
  return reply;
}

/// Makes the buffers, and what is timed with.
Problem LoadedVariant::fill() {
  buffers_.emplace(gpu_, memory_, bundle_, contents_);
  if (auto problem = buffers_->allocate([this](const std::string &symbol) { return kernel_->findVariable(symbol); }))
    return problem;
  kernel_->setArguments(bundle_.argumentsOf(variant_), *buffers_);
  trials_.emplace(gpu_, timer_, *buffers_, *kernel_, variant_);
  return trials_->prepare(bundle_.settings.flushL2);
}

Problem LoadedVariant::launchOnce() {
  if (auto problem = launchProblem(gpu_, buffers_->restore())) return problem;
  if (auto problem = launchProblem(gpu_, kernel_->launch(variant_))) return problem;
  return launchProblem(gpu_, gpu_.driver().waitForStream(gpu_.stream()));
}

Reply LoadedVariant::launch() {
  const auto problem = launchOnce();
  return problem ? failed(problem) : Reply();
}

Reply LoadedVariant::check() {
  Reply reply;
  auto problem = buffers_->checkUntouched();
  if (!problem) problem = compareOutputs(reply);
  if (!problem && isBaseline_) problem = launchOnce();
  if (problem) {
    reply.failure = problem->first;
    reply.reason = problem->second;
    if (isBaseline_ && problem->first == Failure::output) reply.reason += whetherRepeatable();
  } else if (isBaseline_) {
    tellDeterminism(reply);
  }
  return reply;
}

Reply LoadedVariant::trials(unsigned count) {
  Reply reply;
  if (const auto problem = trials_->run(count, reply.samples)) return failed(problem);
  reply.emptyMicroseconds = trials_->emptyMicroseconds();
  return reply;
}

Reply LoadedVariant::finish() {
  Reply reply;
  auto problem = buffers_->checkUntouched();
  if (!problem) problem = compareOutputs(reply);
  if (problem) {
    reply.failure = problem->first;
    reply.reason = problem->first == Failure::output ? "After the timed launches: " + problem->second : problem->second;
  }
  return reply;
}

Reply LoadedVariant::count() {
  Reply reply;
  const Counted counted = readCounters(gpu_, *trials_);
  if (counted.problem) return failed(counted.problem);
  reply.counters = counted.values;
  if (!counted.reason.empty()) reply.notes.push_back(counted.reason);
  return reply;
}

Reply LoadedVariant::activity(unsigned count) {
  Reply reply;
  ActivityTimes times = readActivity(*trials_, count);
  if (times.problem) return failed(times.problem);
  reply.samples = std::move(times.samples);
  if (!times.reason.empty()) reply.notes.push_back(times.reason);
  return reply;
}

Reply LoadedVariant::repeat(unsigned count, bool launches) {
  Reply reply;
  if (const auto problem = trials_->repeat(count, launches, reply.seconds)) return failed(problem);
  return reply;
}

Result<void> LoadedVariant::keepAsReference(std::size_t buffer) {
  const std::span<std::byte> place = reference_.of(buffer);
  for (std::size_t offset = 0; offset < place.size(); offset += measure::maximumPiece)
    if (auto read = buffers_->read(buffer, offset,
                                   place.subspan(offset, std::min(measure::maximumPiece, place.size() - offset)));
        !read)
      return read;
  return {};
}

Result<void> LoadedVariant::compareWithExpected(std::size_t buffer, Comparison &total) const {
  const Buffer &about = bundle_.buffers[buffer];
  std::vector<std::byte> found;
  return buffers_->visitExpected(buffer, [&](std::uint64_t offset, auto bytes) -> Result<void> {
    found.resize(bytes.size());
    if (auto read = buffers_->read(buffer, offset, found); !read) return read;
    comparePiece(about.element, about.tolerance, offset / about.element.strideBytes, bytes, found, total);
    return {};
  });
}

Result<void> LoadedVariant::compareWithReference(std::size_t buffer, Comparison &total) {
  const Buffer &about = bundle_.buffers[buffer];
  const std::span<std::byte> reference = reference_.of(buffer);
  std::vector<std::byte> found(std::min(measure::pieceBytes(about.element.strideBytes), reference.size()));
  for (std::size_t offset = 0; offset < reference.size(); offset += found.size()) {
    const auto piece = std::span(found).first(std::min(found.size(), reference.size() - offset));
    if (auto read = buffers_->read(buffer, offset, piece); !read) return read;
    comparePiece(about.element, about.tolerance, offset / about.element.strideBytes,
                 reference.subspan(offset, piece.size()), piece, total);
  }
  return {};
}

Problem LoadedVariant::compareOutputs(Reply &reply) {
  const bool isFirst = isBaseline_ && !reference_.isThere();
  for (std::size_t i = 0; i < bundle_.buffers.size(); ++i) {
    const Buffer &buffer = bundle_.buffers[i];
    if (!buffer.written) continue;
    Result<void> done;
    if (isFirst) done = keepAsReference(i);
    if (!done) return {{Failure::other, done.error().message}};
    if (buffer.expected.empty() && !reference_.isThere()) continue;
    measure::OutputResult output{.buffer = buffer.name, .tolerance = buffer.tolerance};
    const bool hasExpected = !buffer.expected.empty();
    done = hasExpected ? compareWithExpected(i, output.comparison) : compareWithReference(i, output.comparison);
    if (!done) return {{Failure::other, done.error().message}};
    reply.reference = hasExpected ? "expected" : isBaseline_ ? "itself" : "baseline";
    reply.outputs.push_back(output);
    if (!output.comparison.matches())
      return {{Failure::output, "The output is wrong: " + output.comparison.sentence(buffer.name)}};
  }
  if (isFirst) reference_.setThere();
  return std::nullopt;
}

std::string LoadedVariant::whetherRepeatable() {
  constexpr int tries = 2;
  for (std::size_t i = 0; i < bundle_.buffers.size(); ++i)
    if (bundle_.buffers[i].written && !keepAsReference(i)) return "";
  for (int attempt = 0; attempt < tries; ++attempt) {
    if (launchOnce()) return "";
    for (std::size_t i = 0; i < bundle_.buffers.size(); ++i) {
      Comparison again;
      if (!bundle_.buffers[i].written || !compareWithReference(i, again) || again.unequalBits == 0) continue;
      return " The kernel is not deterministic: two launches on the same input differ in " +
             std::to_string(again.unequalBits) + " elements of " + bundle_.buffers[i].name +
             (bundle_.buffers[i].element.hasFloating() ? ". Give that buffer a tolerance." : ".");
    }
  }
  return " Each launch gives this same output.";
}

void LoadedVariant::tellDeterminism(Reply &reply) {
  for (std::size_t i = 0; i < bundle_.buffers.size(); ++i) {
    if (!bundle_.buffers[i].written) continue;
    Comparison again;
    if (!compareWithReference(i, again) || again.unequalBits == 0) continue;
    reply.notes.push_back("Two launches of the baseline on the same input differ in " +
                          std::to_string(again.unequalBits) + " elements of " + bundle_.buffers[i].name +
                          ": the kernel is not deterministic, and outputs can only be compared with a tolerance.");
  }
}

} // namespace warpgrain::runner
