// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Analysis.h"
#include "app/gui/background/NewestWins.h"
#include "core/session/Variant.h"

#include <QObject>

namespace warpgrain::gui {

/// A plan applied to a revision, not compiled.
struct PlanPreview {
  AnalysisPointer analysis;
  KernelKey kernel;
  session::Variant variant; ///< refused or failed where a step may not be made, else waiting
};

/// Writes the text of the chosen plan and judges it as a whole, on a thread and with a parser of its own: a step after
/// the first is judged on the text that the one before it left.
class PlanPreviewer : public QObject {
  Q_OBJECT

public:
  explicit PlanPreviewer(std::shared_ptr<KeptParser> parser, QObject *parent = nullptr);

  void ask(AnalysisPointer analysis, KernelKey kernel, transform::Plan plan);
  void drop();

  bool isBusy() const { return worker_.isBusy(); }

Q_SIGNALS:
  void previewed(const warpgrain::gui::PlanPreview &preview);

private:
  struct Request {
    AnalysisPointer analysis;
    KernelKey kernel;
    transform::Plan plan;
  };

  static PlanPreview write(const std::shared_ptr<KeptParser> &parser, const Request &request);

  NewestWins<Request, PlanPreview> worker_;
};

} // namespace warpgrain::gui
