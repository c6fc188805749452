// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/NewestWins.h"
#include "app/gui/workbench/EditedSource.h"
#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/openmp/regions/Transfers.h"
#include "views/openmp/OpenMpValues.h"

#include <QObject>

#include <string>

namespace warpgrain::gui {

/// What is asked: what becomes of a program with OpenMP directives.
struct OpenMpQuestion {
  EditedSource source;
  openmp::TransferMode transfers = openmp::TransferMode::resident;

  friend bool operator==(const OpenMpQuestion &, const OpenMpQuestion &) = default;
};

struct OpenMpAnswer {
  views::OpenMpProgramPointer program;
  std::string cuda; ///< the CUDA program, as it is written to files; empty where there is none
  bool wasCancelled = false;
};

/// Translates programs on a thread of its own; the newest question wins, and the one before ends at the next stage of
/// its translation.
class OpenMpController : public QObject {
  Q_OBJECT

public:
  explicit OpenMpController(QObject *parent = nullptr);

  /// The same question as the last one has its answer already.
  void ask(OpenMpQuestion question);
  /// Nobody wants an answer any more.
  void drop();

  bool isBusy() const { return worker_.isBusy(); }

Q_SIGNALS:
  void translated(const warpgrain::gui::OpenMpAnswer &answer);

private:
  OpenMpQuestion asked_;
  NewestWins<OpenMpQuestion, OpenMpAnswer> worker_;
};

} // namespace warpgrain::gui
