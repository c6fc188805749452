// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/CudaToolkit.h"
#include "core/frontend/Parser.h"

#include <filesystem>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// The toolkit, as soon as it is found; asking waits.
using ToolkitFuture = std::shared_future<Result<build::CudaToolkit>>;

/// How a unit is read; another value needs another parser.
struct ParserSettings {
  std::filesystem::path file;
  std::optional<std::vector<std::string>> flags; ///< none: found or guessed
  std::filesystem::path folder;                  ///< that relative flags refer to
  std::string architecture = "sm_90";            ///< where the flags name none

  friend bool operator==(const ParserSettings &, const ParserSettings &) = default;
};

/// The parser of one worker thread. It keeps its precompiled headers for as long as the same unit is asked for.
class KeptParser {
public:
  explicit KeptParser(ToolkitFuture toolkit) : toolkit_(std::move(toolkit)) {}

  /// Opens another parser first where the settings are new.
  Result<model::Unit> parse(const ParserSettings &settings, const frontend::UnsavedFiles &texts);

  const ToolkitFuture &toolkit() const { return toolkit_; }

  /// The parser of the last parse; null before the first and after one whose parser could not be opened.
  const frontend::Parser *parser() const { return parser_.get(); }

private:
  ToolkitFuture toolkit_;
  ParserSettings settings_;
  std::unique_ptr<frontend::Parser> parser_;
};

} // namespace warpgrain::gui
