// SPDX-License-Identifier: Apache-2.0
#include "tests/execute/KernelRun.h"

#include "core/frontend/source/SourceNormalizer.h"

#include <stdexcept>

namespace warpgrain::tests {

namespace {

template <typename T>
T orThrow(Result<T> result) {
  if (!result) throw std::runtime_error(result.error().message);
  return std::move(*result);
}

} // namespace

run::Executor theExecutor() {
  return run::Executor(WARPGRAIN_EXECUTOR_PROGRAM);
}

run::DeviceSource deviceSource(const ParsedSource &source) {
  auto &parser = const_cast<ParsedSource &>(source).parser();
  return {.file = source.path(),
          .texts = {},
          .flags = parser.flags(),
          .folder = parser.folder(),
          .cudaRoot = *cudaRoot(),
          .architecture = parser.architecture()};
}

run::KernelSubject subjectOf(ParsedSource &source, model::FunctionId kernel, run::LaunchForm form) {
  run::KernelSubject out;
  out.unit = &source.unit();
  out.kernel = kernel;
  out.reparse = [&source](const transform::Texts &texts) { return source.parser().parse(texts); };
  out.flags = source.parser().flags();
  out.folder = source.parser().folder();
  out.architecture = source.parser().architecture();
  out.toolkit = build::CudaToolkit{.root = *cudaRoot()};
  out.form = std::move(form);
  return out;
}

run::LaunchForm launchOf(std::array<std::int64_t, 3> grid, std::array<std::int64_t, 3> block,
                         std::map<std::string, run::ArgumentForm> arguments) {
  run::LaunchForm form;
  form.grid = grid;
  form.block = block;
  form.arguments = std::move(arguments);
  return form;
}

run::BufferForm filled(std::uint64_t elements, double value) {
  run::BufferForm form;
  form.elements = elements;
  form.fill = run::Fill{.kind = run::FillKind::constant, .value = value, .low = {}, .high = {}, .file = {}};
  return form;
}

run::BufferForm ramp(std::uint64_t elements) {
  run::BufferForm form;
  form.elements = elements;
  form.fill = run::Fill{.kind = run::FillKind::ramp, .low = {}, .high = {}, .file = {}};
  return form;
}

KernelRun::KernelRun(const std::string &text, const run::LaunchForm &form, const std::string &kernel,
                     run::Limits limits, bool checks, bool counts)
    : source_(text) {
  const model::Unit &unit = source_.unit();
  const auto launch = orThrow(run::resolveLaunch(unit, source_.kernel(kernel), {}, form));
  run::ExecutionRequest request{.source = deviceSource(source_), .kernel = launch.kernel.mangledName};
  for (std::size_t i = 0; i < 3; ++i) {
    request.grid[i] = static_cast<std::uint32_t>(launch.grid[i]);
    request.block[i] = static_cast<std::uint32_t>(launch.block[i]);
  }
  request.sharedBytes = launch.sharedBytes;
  request.parameters = launch.parameters;
  request.buffers = launch.buffers;
  request.symbols = launch.symbols;
  request.limits = limits;
  request.checks = checks;
  request.counts = counts;
  execution_ = orThrow(theExecutor().run(std::move(request)));
}

} // namespace warpgrain::tests
