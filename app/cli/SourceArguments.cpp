// SPDX-License-Identifier: Apache-2.0
#include "app/cli/SourceArguments.h"

namespace warpgrain::cli {

void SourceArguments::addTo(CLI::App &command) {
  command.add_option("file", file, "CUDA or C++ source file")->required();
  command.add_option("-p,--database", database,
                     "compile_commands.json to take the file's flags from");
  command.add_option("--cuda-path", cudaPath,
                     "CUDA toolkit to use instead of the one that is found");
  command.add_option("--arch", architecture, "GPU architecture, where the flags name none")
      ->capture_default_str();
  command.add_flag("--no-compat", withoutCompatibility,
                   "do not supply names that CUDA 12 and 13 removed");
  command.add_flag("--json", json, "print JSON");
}

Result<OpenedSource> open(const SourceArguments &arguments, const CommandContext &context) {
  frontend::ParseRequest request;
  request.file = arguments.file;
  if (context.hasCompileFlags) request.flags = context.compileFlags;
  if (!arguments.database.empty()) request.database = arguments.database;
  if (!arguments.cudaPath.empty())
    request.cudaRoot = arguments.cudaPath;
  else
    request.cudaRoot = "/usr/local/cuda";
  request.architecture = arguments.architecture;
  request.compatibility = !arguments.withoutCompatibility;
  auto parser = frontend::Parser::open(std::move(request));
  if (!parser) return std::unexpected(parser.error());
  auto unit = (*parser)->parse({});
  if (!unit) return std::unexpected(unit.error());
  return OpenedSource{std::move(*parser), std::move(*unit)};
}

} // namespace warpgrain::cli
