// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/SourceTrials.h"
#include "core/build/CudaToolkit.h"
#include "core/frontend/Parser.h"

#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// The toolkit, as soon as it is found; asking waits.
using ToolkitFuture = std::shared_future<Result<build::CudaToolkit>>;

using UnitPointer = std::shared_ptr<const model::Unit>;

/// How a unit is read; another value needs another parser.
struct ParserSettings {
  std::filesystem::path file;
  std::optional<std::vector<std::string>> flags; ///< none: found or guessed
  std::filesystem::path folder;                  ///< that relative flags refer to
  std::string architecture = "sm_90";            ///< where the flags name none

  friend bool operator==(const ParserSettings &, const ParserSettings &) = default;
};

/// A parser that several threads share: they parse one after the other, in the order in which they ask. It keeps its
/// precompiled headers for as long as the same unit is asked for, and what it parsed last: verdicts and the preview ask
/// for the texts of the same plan one behind the other.
class KeptParser {
public:
  /// Without trials every text is taken for harmless.
  explicit KeptParser(ToolkitFuture toolkit, std::shared_ptr<SourceTrials> trials = nullptr)
      : toolkit_(std::move(toolkit)), trials_(std::move(trials)) {}

  /// Another one, of the same toolkit.
  std::shared_ptr<KeptParser> another() const { return std::make_shared<KeptParser>(toolkit_, trials_); }

  /// Has the files, with these texts in place of some of them, read in a process of its own. Fails where this process
  /// should not read them.
  Result<void> tryFiles(const ParserSettings &settings, const frontend::UnsavedFiles &texts,
                        const CancellationToken &cancel = {}) const;
  /// The same of texts that somebody has given, once for the same ones.
  Result<void> tryTexts(const ParserSettings &settings, const frontend::UnsavedFiles &texts,
                        const CancellationToken &cancel = {}) const;

  /// Opens another parser first where the settings are new. Says in `used`, where it is given, which settings are in
  /// effect. The unit is shared with this parser, which keeps it, and with all who ask for the same texts.
  Result<UnitPointer> parseShared(const ParserSettings &settings, const frontend::UnsavedFiles &texts,
                                  ParserSettings *used = nullptr);

  /// Returns a copy of the unit that the caller owns.
  Result<model::Unit> parse(const ParserSettings &settings, const frontend::UnsavedFiles &texts);

  const ToolkitFuture &toolkit() const { return toolkit_; }

private:
  /// One thread's turn, from when those that asked before have had theirs.
  class Turn;

  struct Parsed {
    frontend::UnsavedFiles texts;
    UnitPointer unit;
  };

  frontend::ParseRequest requestFor(const ParserSettings &settings) const;
  Result<UnitPointer> parseNow(const ParserSettings &settings, const frontend::UnsavedFiles &texts);

  ToolkitFuture toolkit_;
  std::shared_ptr<SourceTrials> trials_;
  std::mutex mutex_;
  std::condition_variable next_;
  std::uint64_t asked_ = 0;
  std::uint64_t served_ = 0;
  ParserSettings settings_;
  std::unique_ptr<frontend::Parser> parser_;
  std::optional<Parsed> last_;
};

} // namespace warpgrain::gui
