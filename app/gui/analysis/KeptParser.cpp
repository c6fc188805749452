// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/KeptParser.h"

namespace warpgrain::gui {

Result<model::Unit> KeptParser::parse(const ParserSettings &settings, const frontend::UnsavedFiles &texts) {
  if (!parser_ || settings != settings_) {
    parser_.reset();
    settings_ = settings;
    frontend::ParseRequest request{.file = settings.file, .flags = settings.flags, .folder = settings.folder};
    if (const auto &toolkit = toolkit_.get(); toolkit && !toolkit->includeFolder.empty())
      request.cudaRoot = toolkit->root;
    request.architecture = settings.architecture;
    request.keepPreamble = true;
    request.headerCache = frontend::headerCacheFolder();
    auto parser = frontend::Parser::open(std::move(request));
    if (!parser) return std::unexpected(parser.error());
    parser_ = std::move(*parser);
  }
  return parser_->parse(texts);
}

} // namespace warpgrain::gui
