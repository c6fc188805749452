// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/KeptParser.h"

#include "core/base/Files.h"

#include <algorithm>

namespace warpgrain::gui {

namespace {

/// True where the files of a unit lie on disk as they were parsed, apart from those whose texts are given.
bool isOnDisk(const model::Unit &unit, const frontend::UnsavedFiles &texts) {
  return std::ranges::all_of(unit.files, [&texts](const model::File &file) {
    return texts.contains(file.path) || readTextFile(file.path) == file.text;
  });
}

} // namespace

class KeptParser::Turn {
public:
  explicit Turn(KeptParser &parser) : parser_(parser) {
    std::unique_lock lock(parser_.mutex_);
    const std::uint64_t mine = parser_.asked_++;
    parser_.next_.wait(lock, [this, mine] { return parser_.served_ == mine; });
  }

  Turn(const Turn &) = delete;
  Turn &operator=(const Turn &) = delete;

  ~Turn() {
    {
      const std::scoped_lock lock(parser_.mutex_);
      ++parser_.served_;
    }
    parser_.next_.notify_all();
  }

private:
  KeptParser &parser_;
};

Result<UnitPointer> KeptParser::parseShared(const ParserSettings &settings, const frontend::UnsavedFiles &texts,
                                            ParserSettings *used) {
  const Turn turn(*this);
  auto unit = parseNow(settings, texts);
  if (used != nullptr && parser_) {
    used->flags = parser_->flags();
    used->folder = parser_->folder();
    used->architecture = parser_->architecture();
  }
  return unit;
}

Result<model::Unit> KeptParser::parse(const ParserSettings &settings, const frontend::UnsavedFiles &texts) {
  const auto unit = parseShared(settings, texts);
  if (!unit) return std::unexpected(unit.error());
  return **unit;
}

Result<void> KeptParser::tryFiles(const ParserSettings &settings, const frontend::UnsavedFiles &texts,
                                  const CancellationToken &cancel) const {
  return trials_ ? trials_->read(requestFor(settings), texts, cancel) : Result<void>();
}

Result<void> KeptParser::tryTexts(const ParserSettings &settings, const frontend::UnsavedFiles &texts,
                                  const CancellationToken &cancel) const {
  return trials_ ? trials_->readOnce(requestFor(settings), texts, cancel) : Result<void>();
}

frontend::ParseRequest KeptParser::requestFor(const ParserSettings &settings) const {
  frontend::ParseRequest out{.file = settings.file, .flags = settings.flags, .folder = settings.folder};
  if (const auto &toolkit = toolkit_.get(); toolkit && !toolkit->includeFolder.empty()) out.cudaRoot = toolkit->root;
  out.architecture = settings.architecture;
  out.keepPreamble = true;
  out.headerCache = frontend::headerCacheFolder();
  return out;
}

Result<UnitPointer> KeptParser::parseNow(const ParserSettings &settings, const frontend::UnsavedFiles &texts) {
  if (!parser_ || settings != settings_) {
    parser_.reset();
    last_.reset();
    settings_ = settings;
    auto parser = frontend::Parser::open(requestFor(settings));
    if (!parser) return std::unexpected(parser.error());
    parser_ = std::move(*parser);
  }
  if (last_ && last_->texts == texts && isOnDisk(*last_->unit, texts)) return last_->unit;
  last_.reset();
  const auto parsed = parser_->parse(texts);
  if (!parsed) return std::unexpected(parsed.error());
  // A copy takes two thirds of the memory: the tables of the unit that the parser made have room to grow.
  last_.emplace(texts, std::make_shared<const model::Unit>(*parsed));
  return last_->unit;
}

} // namespace warpgrain::gui
