// SPDX-License-Identifier: Apache-2.0
#include "tests/support/ParsedSource.h"

#include "core/base/Files.h"
#include "core/build/CudaToolkit.h"
#include "core/plan/Transformation.h"

#include <stdexcept>

namespace warpgrain::tests {

namespace {

/// Set-up that fails ends the test with its sentence.
template <typename T>
T orThrow(Result<T> result) {
  if (!result) throw std::runtime_error(result.error().message);
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

} // namespace

std::optional<std::filesystem::path> cudaRoot() {
  static const auto toolkit = build::findCudaToolkit();
  return toolkit ? std::optional(toolkit->root) : std::nullopt;
}

ParsedSource::ParsedSource(const std::string &text, bool keepPreamble, const std::string &name)
    : folder_(orThrow(TemporaryDirectory::create())), path_(folder_.path() / name) {
  orThrow(writeFileAtomically(path_, text));
  frontend::ParseRequest request;
  request.file = path_;
  request.cudaRoot = cudaRoot();
  request.keepPreamble = keepPreamble;
  request.headerCache = frontend::headerCacheFolder();
  request.flags = std::vector<std::string>{};
  parser_ = orThrow(frontend::Parser::open(request));
  unit_ = orThrow(parser_->parse({}));
}

model::FunctionId ParsedSource::kernel(const std::string &name) const {
  return name.empty() ? unit_.kernels().at(0) : orThrow(unit_.findKernel(name));
}

Result<std::string> ParsedSource::transformed(const std::string &plan, const std::string &kernelName) {
  const auto steps = transform::parsePlan(plan);
  if (!steps) return std::unexpected(steps.error());
  const auto result = transform::applyPlan(unit_, {}, kernel(kernelName), *steps,
                                           [this](const transform::Texts &texts) { return parser_->parse(texts); });
  if (!result) return std::unexpected(result.error());
  const auto text = result->texts.find(path_);
  return text != result->texts.end() ? text->second : unit_.files.front().text;
}

dependence::Verdict ParsedSource::verdict(const std::string &step, const std::string &kernelName) const {
  const transform::Step parsed = orThrow(transform::parseStep(step));
  transform::KernelStudy study(unit_, kernel(kernelName),
                               [this](const transform::Texts &texts) { return parser_->parse(texts); });
  return transform::findTransformation(parsed.word)->prepare(study, parsed).verdict();
}

} // namespace warpgrain::tests
