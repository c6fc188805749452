// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/Program.h"

#include "core/base/Files.h"
#include "core/build/CudaToolkit.h"
#include "core/device/Architecture.h"

namespace warpgrain::workflow {

namespace {

namespace fs = std::filesystem;

/// As compilers take it; empty where none is named. Fails where there is no such GPU.
Result<std::string> architectureOf(const ProgramOrder &order) {
  return order.architecture.empty() ? order.architecture : device::architectureNamed(order.architecture);
}

Result<std::unique_ptr<frontend::Parser>> openParser(const fs::path &file, const ProgramOrder &order,
                                                     const std::string &architecture, const fs::path &cudaRoot) {
  frontend::ParseRequest request{.file = file, .flags = order.flags, .database = order.database};
  request.cudaRoot = cudaRoot;
  if (!architecture.empty()) {
    request.architecture = architecture;
    request.architectureIsChosen = true;
  }
  request.compatibility = order.suppliesRemovedNames;
  request.headerCache = frontend::headerCacheFolder();
  return frontend::Parser::open(std::move(request));
}

} // namespace

Result<OpenedProgram> openProgram(const ProgramOrder &order) {
  const auto toolkit = build::findCudaToolkit(order.cudaPath);
  if (!toolkit)
    return fail(ErrorKind::tool,
                "A program runs on the CPU with the headers of a CUDA toolkit. " + toolkit.error().message);
  const auto architecture = architectureOf(order);
  if (!architecture) return std::unexpected(architecture.error());
  OpenedProgram program;
  for (const fs::path &file : order.files) {
    auto parser = openParser(file, order, *architecture, toolkit->root);
    if (!parser) return std::unexpected(parser.error());
    program.request.sources.push_back(
        {.file = fs::absolute(file),
         .texts = {},
         .flags = (*parser)->flags(),
         .folder = (*parser)->folder(),
         .cudaRoot = toolkit->root,
         .architecture = architecture->empty() ? (*parser)->architecture() : *architecture,
         .compatibility = order.suppliesRemovedNames});
    program.parsers.push_back(std::move(*parser));
  }
  run::ProgramRequest &request = program.request;
  request.arguments = {fs::absolute(order.files.front()).replace_extension().string()};
  request.arguments.insert(request.arguments.end(), order.arguments.begin(), order.arguments.end());
  request.checks = order.checks;
  request.keepsWarpsInStep = order.keepsWarpsInStep;
  request.workers = order.workers;
  request.memoryBytes = order.memoryBytes;
  request.record = order.record;
  return program;
}

Result<WrittenForm> writeRecordedForm(const run::ProgramRun &run, const OpenedProgram &program, const fs::path &file) {
  if (!run.recorded) {
    const run::RecordWish wish = program.request.record.value_or(run::RecordWish());
    return fail(ErrorKind::refused, "No launch was recorded: the program made no launch number " +
                                        std::to_string(wish.launch) +
                                        (wish.kernel.empty() ? " of a kernel." : " of a kernel " + wish.kernel + "."));
  }
  auto unit = program.parsers.at(run.recorded->source)->parse({});
  if (!unit) return std::unexpected(unit.error());
  WrittenForm out{.recorded = {}, .file = fs::absolute(file), .source = {}};
  out.source = program.request.sources.at(run.recorded->source).file;
  auto form = run::recordedForm(*unit, *run.recorded, out.file.parent_path() / out.file.stem());
  if (!form) return std::unexpected(form.error());
  if (auto written = writeFileAtomically(out.file, run::toJson(form->form) + "\n"); !written)
    return std::unexpected(written.error());
  out.recorded = std::move(*form);
  return out;
}

} // namespace warpgrain::workflow
