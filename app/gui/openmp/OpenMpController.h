// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/Background.h"
#include "app/gui/background/NewestWins.h"
#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/openmp/regions/Transfers.h"
#include "views/openmp/OpenMpValues.h"

#include <QObject>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// What is asked: what becomes of a program with OpenMP directives.
struct OpenMpQuestion {
  std::filesystem::path file;
  std::string text; ///< of the file, as the editor has it
  std::optional<std::vector<std::string>> flags;
  std::filesystem::path folder; ///< that relative flags refer to
  std::filesystem::path cudaRoot;
  std::string architecture;
  openmp::TransferMode transfers = openmp::TransferMode::resident;

  friend bool operator==(const OpenMpQuestion &, const OpenMpQuestion &) = default;
};

struct OpenMpAnswer {
  views::OpenMpProgramPointer program;
  std::string cuda; ///< the CUDA program, as it is written to files; empty where there is none
  bool wasCancelled = false;
};

/// Translates programs on a thread of its own; the newest question wins, and the one before ends at the next stage of
/// its translation. Writes the CUDA programs that come of it, beside the GUI thread, too.
class OpenMpController : public QObject {
  Q_OBJECT

public:
  explicit OpenMpController(QObject *parent = nullptr);

  /// The same question as the last one has its answer already.
  void ask(OpenMpQuestion question);
  /// Nobody wants an answer any more.
  void drop();

  bool isBusy() const { return worker_.isBusy(); }

  /// Writes a program under a name that no other file has, beside the source; wrote() or refused() follows. A file that
  /// has this text already is taken as it is.
  void writeBeside(const std::filesystem::path &source, std::string text);
  /// Writes it to this place.
  void writeTo(const std::filesystem::path &target, std::string text);

Q_SIGNALS:
  void translated(const warpgrain::gui::OpenMpAnswer &answer);
  /// `isToOpen`: it was written beside the source.
  void wrote(const std::filesystem::path &file, bool isToOpen);
  void refused(const QString &sentence);

private:
  void write(std::function<Result<std::filesystem::path>()> work, bool isToOpen);

  OpenMpQuestion asked_;
  Background background_;
  NewestWins<OpenMpQuestion, OpenMpAnswer> worker_;
};

/// "jacobi.cu" for jacobi.c, "jacobi_cuda.cu" for jacobi.cu: what the CUDA program of a source is called.
std::filesystem::path cudaNameOf(const std::filesystem::path &source);

} // namespace warpgrain::gui
