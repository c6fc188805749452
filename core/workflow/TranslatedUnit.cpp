// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/TranslatedUnit.h"

#include "core/build/CudaToolkit.h"
#include "core/frontend/Parser.h"

namespace warpgrain::workflow {

Result<model::Unit> parseTranslation(const TranslateRequest &request, const std::filesystem::path &file,
                                     const std::string &text) {
  frontend::ParseRequest parse{.file = file, .flags = request.flags, .database = request.database};
  parse.folder = request.flagsFolder;
  if (const auto toolkit = build::findCudaToolkit(request.cudaPath)) parse.cudaRoot = toolkit->root;
  parse.architecture = request.architecture;
  parse.headerCache = frontend::headerCacheFolder();
  if (parse.flags) std::erase_if(*parse.flags, [](const std::string &flag) { return flag.starts_with("-std="); });
  const auto parser = frontend::Parser::open(std::move(parse));
  if (!parser) return std::unexpected(parser.error());
  return (*parser)->parse({{file, text}});
}

} // namespace warpgrain::workflow
