// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/OpenedSource.h"

#include "core/build/NvccFlags.h"
#include "core/device/Architecture.h"
#include "core/frontend/KeptUnits.h"
#include "core/frontend/ParserPool.h"
#include "core/model/KernelSearch.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <thread>

namespace warpgrain::workflow {

namespace {

/// Each parser takes some hundred megabytes.
constexpr unsigned mostParsers = 16;

/// Plans that begin with the same steps share the units of these.
constexpr std::size_t mostUnits = 128;
constexpr std::size_t mostTextBytes = std::size_t{16} << 20U;

Result<std::unique_ptr<frontend::Parser>> openParser(frontend::ParseRequest request, unsigned parsesAtOnce) {
  const bool manyParses = request.keepPreamble;
  auto parser =
      parsesAtOnce == 1
          ? frontend::Parser::open(std::move(request))
          : Result<std::unique_ptr<frontend::Parser>>(frontend::ParserPool::open(std::move(request), parsesAtOnce));
  if (!parser || !manyParses) return parser;
  return std::make_unique<frontend::KeptUnits>(std::move(*parser), mostUnits, mostTextBytes);
}

/// Nobody has looked at what a folder names.
Result<void> checkPrograms(const frontend::Parser &parser) {
  const auto programs = build::programsIn(build::translateForNvcc(parser.flags(), parser.folder()));
  if (programs.empty()) return {};
  std::string list;
  for (const std::string &program : programs)
    list += (list.empty() ? "" : ", ") + program;
  return fail(
      ErrorKind::usage,
      "The flags that were found for this source (in a compile_commands.json or a makefile of its folders) name "
      "a program that a build would start: " +
          list + ". Nothing was started. If you trust it, add --trust; or give the flags yourself, after `--`.");
}

} // namespace

run::KernelSubject OpenedSource::subject(model::FunctionId kernel) const {
  run::KernelSubject out;
  out.unit = &unit;
  out.kernel = kernel;
  out.reparse = [this](const transform::Texts &texts) { return parser->parse(texts); };
  out.parsesAtOnce = parsesAtOnce;
  out.flags = parser->flags();
  out.folder = parser->folder();
  out.architecture = architecture;
  out.suppliesRemovedNames = suppliesRemovedNames;
  out.toolkit = toolkit;
  return out;
}

Result<OpenedSource> openSource(const SourceRequest &request) {
  frontend::ParseRequest parse{.file = request.file, .flags = request.flags, .database = request.database};
  parse.folder = request.flagsFolder;
  auto toolkit = build::findCudaToolkit(request.cudaPath);
  // A toolkit that was named must be there; without one that was found the source is read with built-in declarations.
  if (!toolkit && !request.cudaPath.empty()) return std::unexpected(toolkit.error());
  if (toolkit)
    parse.cudaRoot = toolkit->root;
  else if (request.toolkitIsMissing)
    request.toolkitIsMissing();
  std::string architecture;
  if (!request.architecture.empty()) {
    auto named = device::architectureNamed(request.architecture);
    if (!named) return std::unexpected(named.error());
    parse.architecture = architecture = std::move(*named);
    parse.architectureIsChosen = true;
  }
  parse.compatibility = request.suppliesRemovedNames;
  parse.keepPreamble = request.manyParses;
  parse.headerCache = frontend::headerCacheFolder();
  const unsigned parsesAtOnce =
      request.manyParses ? std::clamp(std::thread::hardware_concurrency(), 1U, mostParsers) : 1U;
  auto parser = openParser(std::move(parse), parsesAtOnce);
  if (!parser) return std::unexpected(parser.error());
  if (!request.flags && !request.startsNamedPrograms)
    if (auto checked = checkPrograms(**parser); !checked) return std::unexpected(checked.error());
  auto unit = (*parser)->parse({});
  if (!unit) return std::unexpected(unit.error());
  if (architecture.empty()) architecture = (*parser)->architecture();
  return OpenedSource{std::move(*parser),           std::move(*unit), std::move(toolkit), architecture,
                      request.suppliesRemovedNames, parsesAtOnce};
}

Result<model::FunctionId> chooseKernel(const model::Unit &unit, const std::string &name) {
  const auto kernels = unit.kernels();
  if (name.empty() && kernels.size() == 1) return kernels.front();
  auto found = model::searchKernel(unit, name);
  if (found) return *found;
  if (name.empty() && found.error().why == model::NotFound::unknown)
    return fail(ErrorKind::usage,
                "The source has several kernels; choose one with --kernel. It has: " + found.error().list() + ".");
  return std::unexpected(found.error().error());
}

} // namespace warpgrain::workflow
