// SPDX-License-Identifier: Apache-2.0
#include "app/cli/SourceArguments.h"

#include "app/cli/ReadingLimits.h"

#include <iostream>

namespace warpgrain::cli {

void SourceArguments::addTo(CLI::App &command) {
  command.add_option("file", file, "CUDA or C++ source file")->required();
  addOptionsTo(command);
}

void SourceArguments::addOptionsTo(CLI::App &command) {
  command.add_option("-p,--database", database, "compile_commands.json to take the file's flags from");
  command.add_option("--cuda-path", cudaPath, "CUDA toolkit to use instead of the one that is found");
  command.add_option("--arch", architecture, "GPU architecture (default: the one the flags name, else sm_90)");
  command.add_flag("--no-compat", withoutCompatibility, "do not supply names that CUDA 12 and 13 removed");
  command.add_flag("--json", json, "print JSON");
}

void SourceArguments::addTrustTo(CLI::App &command) {
  builds = true;
  command.add_flag("--trust", trusts,
                   "start also programs that the source's folder names: a host compiler in compile_commands.json");
}

void noteMissingToolkit() {
  std::cerr << "warpgrain-cli: note: no CUDA toolkit is found; the source is read with built-in declarations, and "
               "nothing can be compiled.\n";
}

Result<OpenedSource> open(const SourceArguments &arguments, const CommandContext &context, bool manyParses) {
  workflow::SourceRequest request{.file = arguments.file,
                                  .flagsFolder = arguments.flagsFolder,
                                  .cudaPath = arguments.cudaPath,
                                  .architecture = arguments.architecture,
                                  .suppliesRemovedNames = !arguments.withoutCompatibility,
                                  .startsNamedPrograms = !arguments.builds || arguments.trusts,
                                  .manyParses = manyParses,
                                  .toolkitIsMissing = noteMissingToolkit};
  if (context.hasCompileFlags) request.flags = context.compileFlags;
  if (!arguments.database.empty()) request.database = arguments.database;
  const ReadingLimits limits;
  return workflow::openSource(request);
}

} // namespace warpgrain::cli
