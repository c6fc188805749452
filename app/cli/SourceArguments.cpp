// SPDX-License-Identifier: Apache-2.0
#include "app/cli/SourceArguments.h"

#include "core/device/ComputeCapability.h"
#include "core/device/MultiprocessorLimits.h"

#include <iostream>

namespace warpgrain::cli {

namespace {

/// "90" and "9.0" as "sm_90", which is what compilers take; fails where there is no such GPU.
Result<std::string> architectureNamed(const std::string &text) {
  const auto capability = device::parseComputeCapability(text);
  if (!capability) return std::unexpected(capability.error());
  if (const auto limits = device::limitsOf(*capability); !limits) return std::unexpected(limits.error());
  const bool specific = text.ends_with('a') || text.ends_with('f');
  return capability->architecture() + (specific ? text.substr(text.size() - 1) : "");
}

} // namespace

void SourceArguments::addTo(CLI::App &command) {
  command.add_option("file", file, "CUDA or C++ source file")->required();
  command.add_option("-p,--database", database, "compile_commands.json to take the file's flags from");
  command.add_option("--cuda-path", cudaPath, "CUDA toolkit to use instead of the one that is found");
  command.add_option("--arch", architecture, "GPU architecture (default: the one the flags name, else sm_90)");
  command.add_flag("--no-compat", withoutCompatibility, "do not supply names that CUDA 12 and 13 removed");
  command.add_flag("--json", json, "print JSON");
}

execute::KernelSubject OpenedSource::subject(model::FunctionId kernel) const {
  execute::KernelSubject out;
  out.unit = &unit;
  out.kernel = kernel;
  out.reparse = [this](const transform::Texts &texts) { return parser->parse(texts); };
  out.flags = parser->flags();
  out.folder = parser->folder();
  out.architecture = architecture;
  out.suppliesRemovedNames = suppliesRemovedNames;
  out.toolkit = toolkit;
  return out;
}

Result<OpenedSource> open(const SourceArguments &arguments, const CommandContext &context, bool manyParses) {
  frontend::ParseRequest request;
  request.file = arguments.file;
  request.folder = arguments.flagsFolder;
  if (context.hasCompileFlags) request.flags = context.compileFlags;
  if (!arguments.database.empty()) request.database = arguments.database;
  auto toolkit = build::findCudaToolkit(arguments.cudaPath);
  // A toolkit that was named must be there; without one that was found the source is read with built-in declarations.
  if (!toolkit && !arguments.cudaPath.empty()) return std::unexpected(toolkit.error());
  if (toolkit)
    request.cudaRoot = toolkit->root;
  else
    std::cerr << "warpgrain-cli: note: no CUDA toolkit is found; the source is read with built-in declarations, and "
                 "nothing can be compiled.\n";
  std::string architecture;
  if (!arguments.architecture.empty()) {
    auto named = architectureNamed(arguments.architecture);
    if (!named) return std::unexpected(named.error());
    request.architecture = architecture = std::move(*named);
    request.architectureIsChosen = true;
  }
  request.compatibility = !arguments.withoutCompatibility;
  request.keepPreamble = manyParses;
  request.headerCache = frontend::headerCacheFolder();
  auto parser = frontend::Parser::open(std::move(request));
  if (!parser) return std::unexpected(parser.error());
  auto unit = (*parser)->parse({});
  if (!unit) return std::unexpected(unit.error());
  if (architecture.empty()) architecture = (*parser)->architecture();
  return OpenedSource{std::move(*parser), std::move(*unit), std::move(toolkit), architecture,
                      !arguments.withoutCompatibility};
}

} // namespace warpgrain::cli
