// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/build/BuildCache.h"
#include "core/build/CudaToolkit.h"
#include "core/run/Executor.h"

#include <QSettings>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::gui {

class Dialogs;

/// What the workbench gets from outside: tests hand in their own.
struct Environment {
  QSettings *settings = nullptr; ///< must outlive the window, as must the dialogs
  Dialogs *dialogs = nullptr;
  /// Called once, beside the GUI thread.
  std::function<Result<build::CudaToolkit>()> findToolkit;
  /// Called for each run, beside the GUI thread; empty: looked for where it is installed.
  std::function<Result<run::Executor>()> findExecutor;
  /// Likewise for each source that is opened: the program that reads it first, which is the same.
  std::function<Result<std::filesystem::path>()> findReader;
  /// Likewise for each measurement.
  std::function<Result<std::filesystem::path>()> findRunner;
  std::filesystem::path recordedFolder;     ///< recorded sessions that came with the program; empty: none
  std::shared_ptr<build::BuildCache> cache; ///< none: everything is compiled
  /// Takes what searches find out, and has it for later ones; empty: they keep nothing.
  std::filesystem::path store;
  /// The compiler flags of the source; none: found or guessed.
  std::optional<std::vector<std::string>> flags;
  std::filesystem::path folder;        ///< that relative flags refer to
  std::filesystem::path trustedFolder; ///< ours: sources that came with the program; empty: none
  /// Takes copies of these sources, which are opened in their place; empty: they are opened where they are.
  std::filesystem::path copiesFolder;
  std::string kernel; ///< to be chosen first; empty: the first one
  /// Takes what is worked on, to be there after a crash; empty: nothing is kept.
  std::filesystem::path recoveryFolder;
  int keepMilliseconds = 2000; ///< after a change
};

} // namespace warpgrain::gui
