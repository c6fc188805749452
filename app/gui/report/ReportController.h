// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/ChosenKernel.h"
#include "app/gui/analysis/KeptParser.h"
#include "app/gui/background/OneRun.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/run/launch/SourceNumbers.h"
#include "core/session/Variant.h"

#include <QObject>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// What a report is to tell of.
struct ReportOrder {
  ChosenKernel subject;
  access::LaunchContext launch; ///< that accesses are looked at in
  run::SourceNumbers fromSource;
  std::uint32_t dynamicSharedBytes = 0;
  session::Variant chosen;                ///< what stands beside the original; no steps: nothing does
  std::vector<session::Variant> variants; ///< the rows of the table; empty: they are not of this text
};

/// Puts reports together and writes them, on a thread of its own.
class ReportController : public QObject {
  Q_OBJECT

public:
  explicit ReportController(std::shared_ptr<KeptParser> parser, QObject *parent = nullptr);

  /// "matrix_multiplication.matrixMultiply.html": a name to suggest.
  static std::string suggestedName(const ChosenKernel &kernel);

  /// Writes the report as HTML, or as PDF where the name of the file ends so. Not while one is written.
  void write(ReportOrder order, const std::filesystem::path &target);

  bool isBusy() const { return run_.isRunning(); }

Q_SIGNALS:
  /// Steps that mend findings are looked for: it can take a while.
  void begun();
  /// The sentence says what was written and where.
  void written(const QString &sentence);
  void refused(const QString &sentence);

private:
  std::shared_ptr<KeptParser> parser_;
  OneRun run_; // last: its thread uses the others
};

} // namespace warpgrain::gui
